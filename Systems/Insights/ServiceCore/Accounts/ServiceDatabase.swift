import Foundation
import GRDB
import Passwords

/// Opens the file of tokens, of filled times and of widgets' events, and brings its tables up to date.
public enum ServiceDatabase {
    /// A database in `folder`, which is made readable for its owner only.
    public static func open(in folder: URL) throws -> DatabaseQueue {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appendingPathComponent("service.sqlite").path
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
        migrator.registerMigration("tokens, feed, events") { database in
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
                    CREATE TABLE filled (shop INTEGER NOT NULL, first INTEGER NOT NULL, past INTEGER NOT NULL,
                        PRIMARY KEY (shop, first)) STRICT, WITHOUT ROWID;
                    CREATE TABLE event (account TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, installation TEXT NOT NULL,
                        kind TEXT NOT NULL, family TEXT NOT NULL, configuration TEXT NOT NULL, metrics TEXT NOT NULL, shop TEXT,
                        at REAL NOT NULL, PRIMARY KEY (account, id)) STRICT, WITHOUT ROWID;
                    """)
            try database.execute(sql: "INSERT INTO secret (id, bytes) VALUES (1, ?)", arguments: [Data.random(count: 32)])
        }
        return migrator
    }
}
