import Foundation

/// The groups of one period by one set of keys, over all schemas of the query.
struct Groups: Sendable {
    /// The key that tells groups apart: the slot of the time keys, and the other keys' cells.
    struct Key: Sendable, Hashable {
        var slot: Int
        var cells: [Cell]
    }

    var segments: TimeSegments
    /// The measures of each group and schema, of groups with other keys than times.
    private var measured: [Key: [[Int64]?]] = [:]
    /// The measures by slot, of groups without other keys than times.
    private var slots: [[[Int64]?]] = []
    private let schemaCount: Int

    init(segments: TimeSegments, schemas: Int) {
        self.segments = segments
        schemaCount = schemas
    }

    mutating func add(_ rows: [AggregateRow], schema: Int) {
        for row in rows {
            if row.keys.isEmpty {
                let none: [[Int64]?] = Array(repeating: nil, count: schemaCount)
                while slots.count <= row.slot { slots.append(none) }
                slots[row.slot][schema] = row.values
                continue
            }
            measured[Key(slot: row.slot, cells: row.keys), default: Array(repeating: nil, count: schemaCount)][schema] = row.values
        }
    }

    /// A schema's measures of a group; nil where it has no rows.
    func measures(of schema: Int, in key: Key) -> [Int64]? {
        guard key.cells.isEmpty else { return measured[key]?[schema] }
        return key.slot < slots.count ? slots[key.slot][schema] : nil
    }

    /// The keys of the groups that have any row.
    var keys: [Key] {
        measured.keys + slots.indices.filter { slots[$0].contains { $0 != nil } }.map { Key(slot: $0, cells: []) }
    }
}
