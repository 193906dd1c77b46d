import Foundation
import GRDB
import Passwords

/// The tables that a ``TokenStore`` keeps, for the migrations of whoever has one.
public enum TokenTables {
    /// Makes the tables, with the secret that pairs are derived from.
    public static func create(in database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), bytes BLOB NOT NULL) STRICT;
                CREATE TABLE family (id INTEGER PRIMARY KEY, account TEXT NOT NULL, revoked INTEGER NOT NULL DEFAULT 0) STRICT;
                CREATE TABLE refresh_token (digest BLOB PRIMARY KEY, family INTEGER NOT NULL REFERENCES family ON DELETE CASCADE,
                    generation INTEGER NOT NULL, issued REAL NOT NULL, used REAL) STRICT, WITHOUT ROWID;
                CREATE INDEX refresh_token_by_family ON refresh_token (family, generation);
                CREATE TABLE access_token (digest BLOB PRIMARY KEY, family INTEGER NOT NULL REFERENCES family ON DELETE CASCADE,
                    expires REAL NOT NULL) STRICT, WITHOUT ROWID;
                CREATE INDEX access_token_by_family ON access_token (family);
                """)
        try database.execute(sql: "INSERT INTO secret (id, bytes) VALUES (1, ?)", arguments: [Data.random(count: 32)])
    }
}
