import Foundation
import GRDB
import ShopifyQL

/// Shops' events in one SQLite database: the store of one machine.
public struct SQLiteStore: AnalyticsStore {
    private let database: any DatabaseWriter
    private let catalogue: Catalogue
    /// What is kept added up, by table.
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
        try self.init(DatabasePool(path: path), catalogue: catalogue)
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
    /// to fulfil. Everything is committed or nothing is.
    public func insert(_ rows: [StoredRow], into table: String) async throws {
        let layout = TableLayout(try schema(table))
        let rollup = rollups[table]
        try await database.write { db in
            try layout.insert(rows, in: db)
            if let rollup { for row in rows { try rollup.add(row, in: db) } }
        }
    }

    public func aggregate(_ requests: [AggregateRequest]) async throws -> StoreAnswer<[[AggregateRow]]> {
        let questions = try requests.map { request in (request, try schema(request.table), rollups[request.table]) }
        do {
            return StoreAnswer(
                try await database.read { db in
                    try questions.map { request, schema, rollup in
                        if let rollup, let question = RollupQuestion(request, rollup: rollup) { return try question.rows(in: db) }
                        return try SQLQuestion(request, schema: schema).rows(in: db)
                    }
                })
        } catch let error as DatabaseError where error.message == "integer overflow" {
            throw StoreError.overflow
        }
    }

    public func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreAnswer<ClosedRange<Int64>?> {
        let layout = TableLayout(try schema(table))
        return StoreAnswer(try await database.read { db in try layout.extent(of: shops, in: db) })
    }

    private func schema(_ table: String) throws -> Schema {
        guard let schema = catalogue.schemas.first(where: { $0.name == table }) else { throw StoreError.unknown(table) }
        return schema
    }
}
