import GRDB
import RotatingTokens
import ServiceStorage

extension ServiceDatabase {
    /// The salon's file: tokens, cookies, and the diary.
    public static let salon = ServiceDatabase("salon.sqlite", migrator: salonMigrator)

    private static var salonMigrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("tokens, cookies, diary") { database in
            try TokenTables.create(in: database)
            try CookieSessions.createTable(in: database)
            // `change` is the number of an appointment's last change, by which the feed goes. What was deleted keeps its row without content,
            // so that whoever has it learns of it; `stylists` are all whose it ever was, between commas.
            try database.execute(
                sql: """
                    CREATE TABLE appointment (id TEXT PRIMARY KEY, stylist TEXT NOT NULL, stylists TEXT NOT NULL, start REAL NOT NULL,
                        finish REAL NOT NULL, version INTEGER NOT NULL, change INTEGER NOT NULL UNIQUE, content BLOB) STRICT, WITHOUT ROWID;
                    CREATE INDEX appointment_by_day ON appointment (start, stylist) WHERE content IS NOT NULL;
                    CREATE TABLE filled (day INTEGER PRIMARY KEY) STRICT;
                    CREATE TABLE head (id INTEGER PRIMARY KEY CHECK (id = 1), change INTEGER NOT NULL) STRICT;
                    INSERT INTO head (id, change) VALUES (1, 0);
                    """)
        }
        return migrator
    }
}
