import GRDB
import ServiceStorage

extension ServiceDatabase {
    /// The shop's file.
    public static let trips = ServiceDatabase("trips.sqlite", migrator: tripsMigrator)

    private static var tripsMigrator: DatabaseMigrator {
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
