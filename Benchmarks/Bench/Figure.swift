import Foundation

/// One measured figure, as `.build/bench.json` has it.
struct Figure: Encodable {
    var name: String
    var value: Double
    /// `ms` or `MB`.
    var unit: String
    /// How many times `against`, measured in the same run.
    var ratio: Double?
    var against: String?
    /// In words, for the table: “≤ 12 MB”.
    var target: String?
    var isMet: Bool?

    private enum CodingKeys: CodingKey { case name, value, unit, ratio, against }

    init(_ name: String, _ value: Double, _ unit: String = "ms", ratio: Double? = nil, against: String? = nil) {
        self.name = name
        self.value = (value * 1000).rounded() / 1000
        self.unit = unit
        self.ratio = ratio.map { ($0 * 10_000).rounded() / 10_000 }
        self.against = against
    }

    func atMost(_ limit: Double) -> Figure {
        var copy = self
        copy.target = "≤ \(limit.formatted()) \(unit)"
        copy.isMet = value <= limit
        return copy
    }

    func ratioAtLeast(_ limit: Double) -> Figure {
        var copy = self
        copy.target = "≥ \(limit.formatted())× faster than \(against ?? "")"
        copy.isMet = (ratio ?? 0) >= limit
        return copy
    }

    func ratioAtMost(_ limit: Double) -> Figure {
        var copy = self
        copy.target = "≤ \(limit.formatted())× \(against ?? "")"
        copy.isMet = (ratio ?? .infinity) <= limit
        return copy
    }
}

/// The middle of several measurements, in milliseconds.
func median(of rounds: Int, warmUp: Int = 1, _ body: () throws -> Void) rethrows -> Double {
    for _ in 0..<warmUp { try body() }
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = ContinuousClock.now
        try body()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return middle(times)
}

func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
