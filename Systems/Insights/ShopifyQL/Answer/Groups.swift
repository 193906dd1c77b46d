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

    init(segments: TimeSegments, schemas: Int) {
        self.segments = segments
        schemaCount = schemas
    }

    mutating func add(_ rows: [AggregateRow], schema: Int) {
        for row in rows {
            measured[Key(slot: row.slot, cells: row.keys), default: Array(repeating: nil, count: schemaCount)][schema] = row.values
        }
    }

    /// A schema's measures of a group; nil where it has no rows.
    func measures(of schema: Int, in key: Key) -> [Int64]? { measured[key]?[schema] }
}
