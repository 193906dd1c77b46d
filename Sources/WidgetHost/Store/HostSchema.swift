import GRDB

/// The tables of `Host/host.sqlite`.
enum HostSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("tiles, archives, ledger") { db in
            try db.create(table: "tile") { table in
                table.primaryKey("id", .text)
                table.column("app", .text).notNull()
                table.column("extension", .text).notNull()
                table.column("kind", .text).notNull()
                table.column("name", .text).notNull()
                table.column("family", .text).notNull()
                table.column("position", .integer).notNull()
                table.column("configuration", .blob)
                table.column("schedule", .blob).notNull()
                table.column("failure", .text)
            }
            try db.create(table: "archive") { table in
                table.primaryKey("tile", .text).references("tile", onDelete: .cascade)
                table.column("stage", .text).notNull()
                table.column("made", .double).notNull()
                table.column("bytes", .blob).notNull()
            }
            try db.create(table: "ledger") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("at", .double).notNull()
                table.column("tile", .text)
                table.column("kind", .text)
                table.column("by", .text).notNull()
                table.column("decision", .text).notNull()
                table.column("reason", .text).notNull()
                table.column("milliseconds", .double)
                table.column("megabytes", .double)
            }
            try db.create(table: "service") { table in
                table.primaryKey("name", .text)
                table.column("port", .integer).notNull()
            }
            try db.create(table: "setting") { table in
                table.primaryKey("name", .text)
                table.column("value", .text).notNull()
            }
        }
        migrator.registerMigration("configurable tiles") { db in
            try db.alter(table: "tile") { $0.add(column: "configurable", .boolean).notNull().defaults(to: false) }
        }
        migrator.registerMigration("ledger detail") { db in
            try db.alter(table: "ledger") { table in
                table.add(column: "app", .text)
                table.add(column: "family", .text)
                table.add(column: "code", .text).notNull().defaults(to: LedgerCode.unrecorded.rawValue)
                table.add(column: "cost", .text).notNull().defaults(to: LedgerEntry.Cost.none.rawValue)
                table.add(column: "bytes", .integer)
                table.add(column: "duplicates", .integer)
            }
            // What is still placed is known; of what is not, only its own number is left.
            try db.execute(
                sql: """
                    UPDATE ledger SET app = (SELECT app FROM tile WHERE tile.id = ledger.tile),
                    family = (SELECT family FROM tile WHERE tile.id = ledger.tile)
                    """)
            try db.create(indexOn: "ledger", columns: ["tile"])
            try db.create(indexOn: "ledger", columns: ["app"])
        }
        migrator.registerMigration("causes of failures") { db in
            try db.alter(table: "tile") { $0.add(column: "cause", .text) }
        }
        migrator.registerMigration("places of tiles") { db in
            try db.alter(table: "tile") { table in
                table.add(column: "screen", .text).notNull().defaults(to: "home")
                for column in ["page", "column", "row"] { table.add(column: column, .integer) }
            }
        }
        migrator.registerMigration("archives of a day") { db in
            try db.create(table: "picture") { table in
                table.column("tile", .text).notNull().references("tile", onDelete: .cascade)
                table.column("made", .double).notNull()
                table.column("stage", .text).notNull()
                // When another took its place; nil while it is shown.
                table.column("until", .double)
                // When its entries were shown: seconds since 1970, with blanks between them.
                table.column("shown", .text)
                table.column("bytes", .blob).notNull()
                table.primaryKey(["tile", "made"])
            }
            try db.execute(sql: "INSERT INTO picture (tile, made, stage, bytes) SELECT tile, made, stage, bytes FROM archive")
            try db.drop(table: "archive")
        }
        migrator.registerMigration("the archive that is shown") { db in
            // Else every new archive goes through all that are kept of its tile.
            try db.execute(sql: "CREATE INDEX pictureShown ON picture (tile) WHERE until IS NULL")
        }
        migrator.registerMigration("a ledger without indexes") { db in
            // Its few thousand lines are gone through in milliseconds; with every line two more pages were written.
            try db.drop(indexOn: "ledger", columns: ["tile"])
            try db.drop(indexOn: "ledger", columns: ["app"])
        }
        return migrator
    }
}
