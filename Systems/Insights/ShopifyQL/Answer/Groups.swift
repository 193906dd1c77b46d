import Foundation

/// The groups of one period by one set of keys, over all schemas of the query.
struct Groups: Sendable {
    /// What tells groups apart: the slot of the time keys, and the other keys' cells.
    struct Key: Sendable, Hashable {
        var slot: Int
        var cells: [Cell]
    }

    var segments: TimeSegments
    /// Per group and schema, its measures.
    private(set) var measured: [Key: [[Int64]?]] = [:]
    private let schemaCount: Int
    /// Each schema's measures, in the order asked for.
    private let positions: [[Measure: Int]]

    init(segments: TimeSegments, measures: [[Measure]]) {
        self.segments = segments
        schemaCount = measures.count
        positions = measures.map { Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($1, $0) }) }
    }

    mutating func add(_ rows: [AggregateRow], schema: Int) {
        for row in rows {
            measured[Key(slot: row.slot, cells: row.keys), default: Array(repeating: nil, count: schemaCount)][schema] = row.values
        }
    }

    /// The value of a metric in a group, money in main units; a group without rows counts nothing.
    func value(_ metric: Plan.BoundMetric, in key: Key, minorUnit: Decimal) throws(StoreError) -> Decimal? {
        let values = measured[key]?[metric.schema]
        let positions = positions[metric.schema]
        return try metric.metric.formula.value(in: metric.metric.type == .money ? minorUnit : 1) { measure in
            positions[measure].flatMap { values?[$0] } ?? 0
        }
    }
}
