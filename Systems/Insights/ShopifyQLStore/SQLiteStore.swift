import Foundation
import GRDB
import ShopifyQL

/// Shops' events in one SQLite database: the store of one machine.
public struct SQLiteStore: RecordingStore {
    private let database: any DatabaseWriter
    private let catalogue: Catalogue
    /// The rollups, which keep sums up to date, by table.
    private let rollups: [String: Rollup]

    /// A store in a database, whose tables are made if they are missing.
    public init(_ database: any DatabaseWriter, catalogue: Catalogue = .standard) throws {
        self.database = database
        self.catalogue = catalogue
        let rollups = Dictionary(uniqueKeysWithValues: catalogue.schemas.compactMap { schema in Rollup(schema).map { (schema.name, $0) } })
        self.rollups = rollups
        try database.write { db in
            for schema in catalogue.schemas {
                try TableLayout(schema).create(in: db)
                try rollups[schema.name]?.create(in: db)
            }
        }
    }

    /// A store in a file; readers do not wait for the writer.
    public init(path: String, catalogue: Catalogue = .standard) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            // Pages are read where the system keeps them; the tables of many shops are larger than a connection's own cache.
            try db.execute(sql: "PRAGMA mmap_size = 8589934592")
        }
        try self.init(DatabasePool(path: path, configuration: configuration), catalogue: catalogue)
    }

    /// A store in memory.
    public static func inMemory(catalogue: Catalogue = .standard) throws -> SQLiteStore {
        try SQLiteStore(DatabaseQueue(), catalogue: catalogue)
    }

    /// Adds rows in one transaction; answers see all of them as soon as it returns. A record that is there already is replaced.
    ///
    /// For events that go on arriving: call it for every few of them as they come, from one task or several. The store writes one
    /// transaction at a time, and of a store in a file answers are read meanwhile. Events may come late and out of order.
    ///
    /// ```swift
    /// for await sale in arrivals {
    ///     try await store.insert([sale], into: "sales")
    /// }
    /// ```
    ///
    /// A row of `sales` or `sessions` is one event and stays; a row of `orders`, `products` or `customers` is a record, found by its
    /// `Schema.recordKey`, so that inserting an order again with `"order_fulfillment_status": .text("fulfilled")` takes it from those
    /// to fulfil. Everything is committed or nothing is; where a day of UTC would add up to more than 64 bits hold, nothing.
    public func insert(_ rows: [StoredRow], into table: String) async throws {
        let layout = TableLayout(try schema(table))
        let rollup = rollups[table]
        try await reportingOverflow {
            try await database.write { db in
                let writer = try RowWriter(layout, in: db)
                var written: [(row: StoredRow, id: Int64)] = []
                for row in rows {
                    try writer.write(row)
                    if rollup != nil { written.append((row, db.lastInsertedRowID)) }
                }
                try rollup?.add(written, in: db)
            }
        }
    }

    /// Adds very many rows in one transaction, faster than `insert` by leaving indices and sums to the end: for history, not for what
    /// arrives. `next` gives the rows bit by bit, and nil at the end. Nothing is written where it throws.
    public func load(into table: String, _ next: @escaping @Sendable () throws -> [StoredRow]?) async throws {
        let layout = TableLayout(try schema(table))
        let rollup = rollups[table]
        try await reportingOverflow {
            try await database.writeWithoutTransaction { db in
                // Sorting wants room and help.
                try db.execute(sql: "PRAGMA cache_size = -262144; PRAGMA threads = 4")
                defer { try? db.execute(sql: "PRAGMA cache_size = -2000; PRAGMA threads = 0") }
                try db.inTransaction {
                    try db.execute(sql: "DROP INDEX IF EXISTS \(layout.timeIndex)")
                    let writer = try RowWriter(layout, in: db)
                    while let rows = try next() { for row in rows { try writer.write(row) } }
                    try layout.createTimeIndex(in: db)
                    try rollup?.rebuild(in: db)
                    return .commit
                }
            }
        }
    }

    public func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        let questions = try requests.map { request in (request, try schema(request.table), rollups[request.table]) }
        return try await reportingOverflow {
            StoreResult(
                try await database.read { db in
                    try questions.map { request, schema, rollup in
                        if let rollup, let question = RollupQuery(request, rollup: rollup) { return try question.rows(in: db) }
                        return try SQLSelect(request, schema: schema).rows(in: db)
                    }
                })
        }
    }

    /// Reports an overflow: an integer that SQLite will not add, or of which it makes a number that its column will not hold.
    private func reportingOverflow<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let error as DatabaseError
            where error.message == "integer overflow" || error.message?.contains("cannot store REAL value") == true
        {
            throw StoreError.overflow
        }
    }

    public func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        let layout = TableLayout(try schema(table))
        return StoreResult(try await database.read { db in try layout.extent(of: shops, in: db) })
    }

    private func schema(_ table: String) throws -> Schema {
        guard let schema = catalogue.schemas.first(where: { $0.name == table }) else { throw StoreError.unknown(table) }
        return schema
    }
}
