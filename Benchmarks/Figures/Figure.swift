import Foundation

/// One measured figure, as `.build/bench.json` has it.
public struct Figure: Encodable, Sendable {
    public let name: String
    public let value: Double
    /// `ms`, `MB`, or what is counted.
    public let unit: String
    /// The ratio to `against`, measured in the same run.
    public let ratio: Double?
    public let against: String?
    /// The target in words, for the table: “≤ 12 MB”.
    public private(set) var target: String?
    public private(set) var isMet: Bool?

    private enum CodingKeys: CodingKey { case name, value, unit, ratio, against }

    public init(_ name: String, _ value: Double, _ unit: String = "ms", ratio: Double? = nil, against: String? = nil) {
        self.name = name
        self.value = Self.rounded(value)
        self.unit = unit
        self.ratio = ratio.map(Self.rounded)
        self.against = against
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }

    /// The figure with its limit.
    public func atMost(_ limit: Double) -> Figure { held(to: "≤ \(limit.formatted()) \(unit)", value <= limit) }

    /// The figure with the least that its ratio may be, where the other's time is divided by its own.
    public func ratioAtLeast(_ limit: Double) -> Figure {
        held(to: "≥ \(limit.formatted())× \(against ?? "")", (ratio ?? 0) >= limit)
    }

    /// The figure with the most that its ratio may be, where its own is divided by the other's.
    public func ratioAtMost(_ limit: Double) -> Figure {
        held(to: "≤ \(limit.formatted())× \(against ?? "")", (ratio ?? .infinity) <= limit)
    }

    private func held(to target: String, _ isMet: Bool) -> Figure {
        var copy = self
        copy.target = target
        copy.isMet = isMet
        return copy
    }

    /// The figure as a line of the table.
    public var line: String {
        func column(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
        let number = value.formatted(.number.precision(abs(value) < 1000 ? .significantDigits(1...4) : .fractionLength(0)))
        let times = ratio.map { "\($0.formatted(.number.precision(.significantDigits(3))))× \(against ?? "")" } ?? ""
        return column(name, 36) + column("\(number) \(unit)", 16) + column(times, 34)
            + (isMet.map { "\($0 ? "met" : "MISSED") \(target ?? "")" } ?? "")
    }

    /// Prints figures as a table and writes them into a file among others', in place of older ones of the same names.
    public static func publish(_ figures: [Figure], in file: URL) throws {
        for figure in figures { print(figure.line) }
        func objects(_ data: Data?) -> [[String: Any]] {
            data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [[String: Any]] ?? []
        }
        let names = Set(figures.map(\.name))
        let kept = objects(try? Data(contentsOf: file)).filter { !names.contains($0["name"] as? String ?? "") }
        let all = kept + objects(try JSONEncoder().encode(figures))
        try JSONSerialization.data(withJSONObject: all, options: [.prettyPrinted, .sortedKeys]).write(to: file, options: .atomic)
    }
}

/// The value below which such a share (0…1) of the values lies; not a number where there are none.
public func quantile(_ share: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}
