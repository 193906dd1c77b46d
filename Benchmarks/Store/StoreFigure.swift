import Foundation

/// One measured figure, as `.build/bench.json` has it.
struct StoreFigure: Encodable {
    var name: String
    var value: Double
    var unit: String
    var ratio: Double?
    var against: String?
    var target: String?
    var isMet: Bool?

    private enum CodingKeys: CodingKey { case name, value, unit, ratio, against }

    init(_ name: String, _ value: Double, _ unit: String = "ms", ratio: Double? = nil, against: String? = nil) {
        self.name = name
        self.value = (value * 10_000).rounded() / 10_000
        self.unit = unit
        self.ratio = ratio.map { ($0 * 10_000).rounded() / 10_000 }
        self.against = against
    }

    func atMost(_ limit: Double) -> StoreFigure {
        var copy = self
        copy.target = "≤ \(limit.formatted()) \(unit)"
        copy.isMet = value <= limit
        return copy
    }

    func ratioAtMost(_ limit: Double) -> StoreFigure {
        var copy = self
        copy.target = "≤ \(limit.formatted())× \(against ?? "")"
        copy.isMet = (ratio ?? .infinity) <= limit
        return copy
    }

    /// As a line of the table.
    var line: String {
        func column(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
        let number = value.formatted(.number.precision(.fractionLength(0...4))) + " " + unit
        let times = ratio.map { "\($0.formatted(.number.precision(.significantDigits(3))))× \(against ?? "")" } ?? ""
        return column(name, 34) + column(number, 16) + column(times, 40) + (isMet.map { "\($0 ? "met" : "MISSED") \(target ?? "")" } ?? "")
    }

    /// Writes figures into a file that may hold others, instead of those of the same kind.
    static func write(_ figures: [StoreFigure], to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let new = try JSONSerialization.jsonObject(with: try encoder.encode(figures)) as? [[String: Any]] ?? []
        let old =
            FileManager.default.contents(atPath: file.path).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [[String: Any]]
        let kept = (old ?? []).filter { ($0["name"] as? String)?.hasPrefix("store.") == false }
        let data = try JSONSerialization.data(withJSONObject: kept + new, options: [.prettyPrinted, .sortedKeys])
        try data.write(to: file, options: .atomic)
    }
}

/// The value below which so many of a hundred lie.
func percentile(_ percent: Double, _ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * percent / 100))]
}

/// Why something could not be measured.
struct StoreBenchFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
