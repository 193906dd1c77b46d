import SwiftUI
import Testing
import VitrineDrawing

/// Layouts whose numbers were measured on Apple's systems (`layout-cases.json` names the source of each).
@MainActor @Suite("Layout cases") struct LayoutCaseTests {
    struct Case: Decodable {
        let id: String
        let expect: [String: Expected]
        let scale: Double?
        let needsSFMetrics: Bool
    }

    enum Expected: Decodable {
        case number(Double)
        case list([Double])
        case lists([[Double]])
        case words(String)
        case flag(Bool)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let list = try? container.decode([Double].self) {
                self = .list(list)
            } else if let lists = try? container.decode([[Double]].self) {
                self = .lists(lists)
            } else {
                self = .words(try container.decode(String.self))
            }
        }

        var numbers: [Double]? {
            switch self {
            case .number(let number): [number]
            case .list(let list): list
            case .lists(let lists): lists.flatMap { $0 }
            case .words(let words): words.hasPrefix("#") ? Int(words.dropFirst(), radix: 16).map { [Double($0)] } : nil
            case .flag: nil
            }
        }
    }

    static let cases: [String: Case] = {
        // The file is a resource of this bundle; without it no test here means anything.
        let url = Bundle.module.url(forResource: "Resources/layout-cases", withExtension: "json")!
        let list = try! JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
        return Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
    }()

    @Test("each case is either measured or listed as not covered, once")
    func complete() {
        let measured = LayoutMeasurements.all.map(\.id)
        let skipped = LayoutMeasurements.notCovered.keys
        #expect(Set(measured).count == measured.count)
        #expect(Set(measured).isDisjoint(with: skipped))
        #expect(Set(measured).union(skipped) == Set(Self.cases.keys))
        #expect(measured.count > 80)
    }

    @Test("the measured numbers are Apple's", arguments: LayoutMeasurements.all)
    func numbers(_ measurement: LayoutMeasurement) throws {
        let known = try #require(Self.cases[measurement.id])
        let values = measurement.measure(CGFloat(known.scale ?? 3))
        #expect(!values.isEmpty)
        for (key, value) in values {
            let expected = try #require(known.expect[key]?.numbers, "\(measurement.id) expects no \(key)")
            #expect(value.count == expected.count, "\(measurement.id) \(key): \(value) for \(expected)")
            for (index, pair) in zip(value, expected).enumerated() {
                let allowed = measurement.tolerance(key, index, pair.1)
                #expect(abs(pair.0 - pair.1) <= allowed, "\(measurement.id) \(key): \(value), Apple \(expected), allowed ±\(allowed)")
            }
        }
    }
}
