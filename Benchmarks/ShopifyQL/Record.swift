import Foundation

/// One figure, as `.build/bench.json` has it.
struct Record: Encodable {
    var name: String
    var value: Double
    var unit: String
    var ratio: Double?
    var against: String?
    /// In words.
    var target: String?
    var isMet: Bool?

    private enum CodingKeys: CodingKey { case name, value, unit, ratio, against }

    /// The figure as a line of the table.
    var line: String {
        func column(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
        let times = ratio.map { "\($0.short)× \(against ?? "")" } ?? ""
        let verdict = isMet.map { "\($0 ? "met" : "MISSED") \(target ?? "")" } ?? ""
        return column(name, 34) + column("\(value.short) \(unit)", 18) + column(times, 26) + verdict
    }

    /// Writes figures into a file among others', in place of older ones of the same names.
    static func add(_ records: [Record], to file: URL) throws {
        func objects(_ data: Data?) -> [[String: Any]] {
            data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [[String: Any]] ?? []
        }
        let names = Set(records.map(\.name))
        let kept = objects(try? Data(contentsOf: file)).filter { !names.contains($0["name"] as? String ?? "") }
        let new = objects(try JSONEncoder().encode(records))
        let data = try JSONSerialization.data(withJSONObject: kept + new, options: [.prettyPrinted, .sortedKeys])
        try data.write(to: file, options: .atomic)
    }
}

/// Times of many tries, in milliseconds.
struct Times {
    private let sorted: [Double]

    init(_ durations: [Duration]) { sorted = durations.map { $0 / .milliseconds(1) }.sorted() }

    func quantile(_ share: Double) -> Double {
        sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
    var most: Double { sorted.last ?? .nan }
}

extension Double {
    var short: String { String(format: self < 10 ? "%.2f" : self < 100 ? "%.1f" : "%.0f", self) }
}

/// What this process has used of the processors, in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
