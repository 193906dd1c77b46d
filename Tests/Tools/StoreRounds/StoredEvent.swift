import Foundation
import GRDB
import SharedStore

/// The row that tests, rounds and figures write.
public struct StoredEvent: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    public static let databaseTableName = "event"
    public var id: Int64
    public var value: Int
    public var title: String
    /// Contents that no query sorts by or asks for.
    public var note: String?

    public init(id: Int64, value: Int, title: String = "", note: String? = nil) {
        self.id = id
        self.value = value
        self.title = title
        self.note = note
    }

    /// A table that is observed, and one that is not.
    public static var schema: StoreSchema {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("first") { db in
            try db.create(table: "event") { table in
                table.primaryKey("id", .integer)
                table.column("value", .integer).notNull()
                table.column("title", .text).notNull()
                table.column("note", .text)
            }
            try db.create(index: "event_value", on: "event", columns: ["value"])
            try db.create(table: "other") { table in table.primaryKey("id", .integer) }
        }
        return StoreSchema(migrator, observing: ["event"])
    }

    /// A new database in a folder of its own, with these rows.
    public static func store(in folder: URL, _ events: [StoredEvent] = [], options: StoreOptions = StoreOptions()) throws -> SharedStore {
        let store = try SharedStore(at: folder.appendingPathComponent("shared.sqlite"), schema: schema, as: .app, options: options)
        if !events.isEmpty { try store.write { db in for event in events { try event.insert(db) } } }
        return store
    }
}
