import GRDB

/// The rows of an observed query at one moment: which, and in which order. What they contain is read when it is asked for.
///
/// The order stays as it is, whatever is written afterwards. Contents are the newest: a row may have been deleted since, and then reads as
/// nil; the change set that says so is on its way, and so is one for each row that was read as it will not stay.
public struct StoreCollection: Sendable {
    let index: OrderedIndex
    let plan: QueryPlan
    let observer: Observer
    let access: StoreAccess
    /// Rises with every change that the collection has seen.
    public let version: Int64
    /// The primary keys of the rows that were deleted since what was told before, in the order of ``ChangeSet/deletions``: for whoever
    /// keeps rows elsewhere under their keys, and not by position.
    public let departed: [DatabaseValue]

    /// Number of rows.
    public var count: Int { index.count }
    /// Whether there are no rows.
    public var isEmpty: Bool { index.count == 0 }

    /// The primary key of the row at a position; nil outside of the collection.
    public func key(at position: Int) -> DatabaseValue? { index.entry(at: position)?.key }

    /// The primary keys at some positions, in order.
    public func keys(at positions: Range<Int>) -> [DatabaseValue] {
        var keys: [DatabaseValue] = []
        index.forEach(in: positions.clamped(to: 0..<count)) { keys.append($0.key) }
        return keys
    }

    /// All primary keys, in order.
    public var keys: [DatabaseValue] { keys(at: 0..<count) }

    /// The row at a position; nil outside of the collection, and when it has been deleted since. Never waits for who writes.
    public func fetch<Record: FetchableRecord>(_ type: Record.Type, at position: Int) throws -> Record? {
        guard let key = key(at: position) else { return nil }
        return try access.read { db in
            try noteReadAhead(db)
            return try Record.fetchOne(db.cachedStatement(sql: sql), arguments: [key])
        }
    }

    /// The rows at some positions, in order and read in one transaction, without those that have been deleted since.
    public func fetch<Record: FetchableRecord>(_ type: Record.Type, at positions: Range<Int>) throws -> [Record] {
        let keys = keys(at: positions)
        guard !keys.isEmpty else { return [] }
        return try access.read { db in
            try noteReadAhead(db)
            let statement = try db.cachedStatement(sql: sql)
            return try keys.compactMap { try Record.fetchOne(statement, arguments: [$0]) }
        }
    }

    private func noteReadAhead(_ db: Database) throws {
        let head = try ChangeLog.head(db)
        if head > version { observer.noteReadAhead(head) }
    }

    private var sql: String {
        "SELECT * FROM \(plan.table.name.quotedDatabaseIdentifier) WHERE \(plan.table.key.quotedDatabaseIdentifier) = ?"
    }
}

/// A change that an observer is told.
public enum StoreChange: Sendable {
    /// The collection as it is, told once, first.
    case initial(StoreCollection)
    /// The collection as it is now, and how it differs from what was told last.
    case update(StoreCollection, ChangeSet)

    /// The collection as it is now.
    public var collection: StoreCollection {
        switch self {
        case .initial(let collection), .update(let collection, _): collection
        }
    }
}
