import Foundation
import GRDB

/// Opens the service's SQLite file and brings its tables up to date.
public enum TripsDatabase {
    /// A database in `folder`, which is made readable for its owner only.
    public static func open(in folder: URL) throws -> DatabaseQueue {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appendingPathComponent("trips.sqlite").path
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        try migrator.migrate(queue)
        return queue
    }

    /// A database that is gone with its owner, for tests.
    public static func inMemory() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try migrator.migrate(queue)
        return queue
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("customers, sessions, bookings") { database in
            try database.create(table: "customer") { table in
                table.primaryKey("email", .text)
                table.column("name", .text).notNull()
                table.column("salt", .blob).notNull()
                table.column("rounds", .integer).notNull()
                table.column("password", .blob).notNull()
            }
            try database.create(table: "session") { table in
                table.primaryKey("token", .blob)
                table.column("email", .text).notNull().references("customer", onDelete: .cascade)
                table.column("expires", .double).notNull()
            }
            try database.create(table: "booking") { table in
                table.primaryKey("id", .text)
                table.column("email", .text).notNull().indexed().references("customer", onDelete: .cascade)
                table.column("purchasedAt", .double).notNull()
                table.column("content", .text).notNull()
            }
        }
        return migrator
    }
}
