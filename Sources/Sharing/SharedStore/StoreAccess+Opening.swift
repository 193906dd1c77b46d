import Foundation
import GRDB
import GRDBSQLite

extension StoreAccess {
    /// Opens the database, and as the app makes and migrates it.
    @available(*, noasync)
    static func opening(_ url: URL, _ schema: StoreSchema, _ role: StoreRole, _ options: StoreOptions) throws -> StoreAccess {
        let end = ContinuousClock.now + .seconds(options.patience)
        // What SQLite cannot wait for by itself: the moment in which another process makes the file a WAL, or recovers it.
        while true {
            do {
                return try open(url, schema, role, options)
            } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
                guard ContinuousClock.now < end else { throw StoreError.busy(seconds: options.patience) }
                usleep(5_000)
            }
        }
    }

    private static func open(_ url: URL, _ schema: StoreSchema, _ role: StoreRole, _ options: StoreOptions) throws -> StoreAccess {
        if role == .app {
            try make(url)
        } else if !FileManager.default.fileExists(atPath: url.path) {
            throw StoreError.notCreated(path: url.path)
        }
        var configuration = Configuration()
        configuration.label = "SharedStore"
        configuration.readonly = role == .reader
        configuration.busyMode = .timeout(options.patience)
        configuration.prepareDatabase { db in
            // A row that a REPLACE pushes out is deleted by trigger too.
            try db.execute(sql: "PRAGMA recursive_triggers = ON")
            // What is sorted must not need a file elsewhere: a confined process may write only where its own files are.
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            // What is removed is overwritten where it stood, and does not lie readable in a page that nobody uses.
            try db.execute(sql: "PRAGMA secure_delete = ON")
            // The last process to close must not take the WAL away from those that may only read.
            var flag: CInt = 1
            _ = withUnsafeMutablePointer(to: &flag) { sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, $0) }
        }
        let pool = try DatabasePool(path: url.path, configuration: configuration)
        if role == .app {
            if try pool.read(schema.migrator.hasBeenSuperseded) { throw StoreError.migratedByNewerApp(path: url.path) }
            try schema.migrator.migrate(pool)
            try pool.write { try ChangeLog.install($0, observing: schema.observed) }
        } else {
            try pool.read { try check($0, url, schema) }
        }
        configuration.readonly = true
        let watching = try DatabaseQueue(path: url.path, configuration: configuration)
        return StoreAccess(pool: pool, watching: watching, patience: options.patience)
    }

    /// Makes the database's file for its owner only; SQLite gives its other files the same rights.
    private static func make(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = Foundation.open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }

    private static func check(_ db: Database, _ url: URL, _ schema: StoreSchema) throws {
        guard try schema.migrator.hasCompletedMigrations(db), try ChangeLog.exists(db) else {
            throw StoreError.notMigrated(path: url.path)
        }
        if try schema.migrator.hasBeenSuperseded(db) { throw StoreError.migratedByNewerApp(path: url.path) }
        for table in schema.observed { _ = try ChangeLog.table(db, table) }
    }
}
