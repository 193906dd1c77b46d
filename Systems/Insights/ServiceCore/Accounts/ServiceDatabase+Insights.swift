import GRDB
import RotatingTokens
import ServiceStorage

extension ServiceDatabase {
    /// The file of tokens, of filled times and of widgets' events.
    static let insights = ServiceDatabase("service.sqlite", migrator: insightsMigrator)

    private static var insightsMigrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("tokens, feed, events") { database in
            try TokenTables.create(in: database)
            try database.execute(
                sql: """
                    CREATE TABLE filled (shop INTEGER NOT NULL, first INTEGER NOT NULL, past INTEGER NOT NULL,
                        PRIMARY KEY (shop, first)) STRICT, WITHOUT ROWID;
                    CREATE TABLE event (account TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, installation TEXT NOT NULL,
                        kind TEXT NOT NULL, family TEXT NOT NULL, configuration TEXT NOT NULL, metrics TEXT NOT NULL, shop TEXT,
                        at REAL NOT NULL, PRIMARY KEY (account, id)) STRICT, WITHOUT ROWID;
                    """)
        }
        migrator.registerMigration("former configurations") { database in
            try database.execute(sql: "ALTER TABLE event ADD COLUMN former TEXT")
        }
        return migrator
    }
}
