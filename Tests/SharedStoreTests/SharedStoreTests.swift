import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Opening, roles, suspension, and what repairs a gap.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct SharedStoreTests {
    private func url(_ folder: URL) -> URL { folder.appendingPathComponent("shared.sqlite") }

    /// The schema of the app's next version.
    private var next: StoreSchema {
        var schema = StoredEvent.schema
        schema.migrator.registerMigration("second") { try $0.execute(sql: "ALTER TABLE event ADD COLUMN more TEXT") }
        return schema
    }

    @Test("only the app makes and migrates the database; others say what is missing")
    func roles() throws {
        try withFolder { folder in
            let url = url(folder)
            for role in [StoreRole.member, .reader] {
                #expect(throws: StoreError.notCreated(path: url.path)) { try SharedStore(at: url, schema: StoredEvent.schema, as: role) }
            }
            #expect(!FileManager.default.fileExists(atPath: url.path))
            _ = try StoredEvent.store(in: folder)
            for role in [StoreRole.member, .reader] {
                #expect(throws: StoreError.notMigrated(path: url.path)) { try SharedStore(at: url, schema: next, as: role) }
            }
            _ = try SharedStore(at: url, schema: next, as: .app)
            for role in [StoreRole.app, .member, .reader] {
                #expect(throws: StoreError.migratedByNewerApp(path: url.path)) {
                    try SharedStore(at: url, schema: StoredEvent.schema, as: role)
                }
            }
        }
    }

    @Test("the files are their owner's only, and the log is there for readers when nobody else has it open")
    func files() throws {
        try withFolder { folder in
            _ = try StoredEvent.store(in: folder, [StoredEvent(id: 1, value: 1)])
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let rights = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)[.posixPermissions]
                #expect((rights as? Int).map { $0 & 0o077 } == 0, "\(name)")
            }
            #expect(FileManager.default.fileExists(atPath: url(folder).path + "-wal"))
            let reader = try SharedStore(at: url(folder), schema: StoredEvent.schema, as: .reader)
            #expect(try reader.read { try StoredEvent.fetchCount($0) } == 1)
            #expect(throws: StoreError.readOnly) { try reader.write { _ in } }
            #expect(reader.pingObstacle == nil)
        }
    }

    @Test("R3.22: a reader observes what another store of the same file writes")
    func reader() throws {
        try withFolder { folder in
            let app = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 2)])
            let reader = try SharedStore(at: url(folder), schema: StoredEvent.schema, as: .reader)
            let called = DispatchSemaphore(value: 0)
            let recorder = try Recorder(reader, .matching) { _ in called.signal() }
            #expect(called.wait(timeout: .now() + 10) == .success)
            try app.add(10, 1)
            #expect(called.wait(timeout: .now() + 10) == .success)
            #expect(recorder.told == [ChangeSet(insertions: [0])])
        }
    }

    @Test("a table needs a primary key of one column that is never null")
    func keys() throws {
        try withFolder { folder in
            for (table, definition) in [
                ("none", "a TEXT"), ("two", "a TEXT, b TEXT, PRIMARY KEY (a, b)"), ("nullable", "a TEXT PRIMARY KEY"),
            ] {
                var migrator = DatabaseMigrator()
                migrator.registerMigration("first") { try $0.execute(sql: "CREATE TABLE \(table) (\(definition))") }
                #expect(throws: StoreError.unsuitableKey(table: table)) {
                    try SharedStore(
                        at: folder.appendingPathComponent(table), schema: StoreSchema(migrator, observing: [table]), as: .app)
                }
            }
        }
    }

    @Test("texts and blobs are keys too, in tables without rowid too, and rows that a REPLACE pushes out are seen to go")
    func otherKeys() throws {
        try withFolder { folder in
            var migrator = DatabaseMigrator()
            migrator.registerMigration("first") { db in
                try db.execute(sql: "CREATE TABLE name (id TEXT PRIMARY KEY NOT NULL, other TEXT UNIQUE) WITHOUT ROWID")
                try db.execute(sql: "CREATE TABLE blob (id BLOB PRIMARY KEY NOT NULL)")
            }
            let schema = StoreSchema(migrator, observing: ["name", "blob"])
            let store = try SharedStore(at: url(folder), schema: schema, as: .app)
            try store.write { try $0.execute(sql: "INSERT INTO name VALUES ('a', 'x'), ('é', 'y'), ('c', 'z')") }
            let names = try Recorder(store, StoreQuery("name")), blobs = try Recorder(store, StoreQuery("blob"))
            #expect(names.calls(store) == 1 && blobs.calls(store) == 1)
            try store.write { try $0.execute(sql: "INSERT OR REPLACE INTO name VALUES ('b', 'y')") }
            #expect(names.changes(store) == [ChangeSet(deletions: [2], insertions: [1])])
            try store.write { try $0.execute(sql: "INSERT INTO blob VALUES (x'01'), (x'00')") }
            #expect(blobs.changes(store) == [ChangeSet(insertions: [0, 1])])
            #expect(blobs.last?.collection.keys == [Data([0]).databaseValue, Data([1]).databaseValue])
        }
    }

    @Test("G3.8: after suspend() no lock is held and nothing is written; after resume() one change set tells what came meanwhile")
    func suspension() throws {
        try withFolder { folder in
            let store = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 2)])
            let other = try SharedStore(at: url(folder), schema: StoredEvent.schema, as: .member)
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            let writing = DispatchSemaphore(value: 0), ended = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                do {
                    try store.write { db in
                        try StoredEvent(id: 1, value: 1).insert(db)
                        writing.signal()
                        // Far longer than the test may take.
                        try db.execute(sql: "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
                    }
                    Issue.record("It was written.")
                } catch {
                    #expect(error as? StoreError == .suspended)
                }
                ended.signal()
            }
            writing.wait()
            store.suspend()
            #expect(throws: StoreError.suspended) { try store.write { _ in } }
            #expect(throws: StoreError.suspended) { try store.read { _ in } }
            for id in 3..<8 { try other.add(Int64(id), 3) }
            #expect(recorder.calls(store) == 1)
            ended.wait()
            store.resume()
            #expect(recorder.changes(store) == [ChangeSet(insertions: [0, 1, 2, 3, 4])])
            #expect(try store.read { try StoredEvent.fetchCount($0) } == 6)
        }
    }

    @Test("a log that was shortened is made up for by one query, and only what differs is told")
    func pruned() throws {
        var options = StoreOptions()
        options.keptChanges = 20
        try withFolder { folder in
            let store = try StoredEvent.store(in: folder, (1...50).map { StoredEvent(id: $0, value: 5) }, options: options)
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            store.suspend()
            let other = try SharedStore(at: url(folder), schema: StoredEvent.schema, as: .member, options: options)
            for value in 0..<60 { try other.set(20 + value, for: 1000) }
            try other.write { try $0.execute(sql: "UPDATE event SET title = 'x' WHERE id = 3; DELETE FROM event WHERE id = 7") }
            for id in 0..<100 { try other.add(Int64(100 + id), 5) }
            try other.write { try $0.execute(sql: "DELETE FROM event WHERE id > 110") }
            let lines = try other.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM shared_change") }
            #expect(try #require(lines) <= 40)
            store.resume()
            #expect(
                recorder.changes(store) == [
                    ChangeSet(deletions: [6], insertions: Array(49..<60), modifications: [2])
                ])
        }
    }

    @Test("what a stranger writes with triggers off is found by one query, and a vacuum tells nothing")
    func stranger() throws {
        try withFolder { folder in
            var options = StoreOptions()
            options.pollInterval = 0.01
            let store = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 2), StoredEvent(id: 30, value: 4)], options: options)
            let called = DispatchSemaphore(value: 0)
            let recorder = try Recorder(store, .matching) { _ in called.signal() }
            #expect(called.wait(timeout: .now() + 10) == .success)
            let stranger = try DatabaseQueue(path: url(folder).path)
            try stranger.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            // The stranger's writes would run the store's own triggers; a change that is made without them is noted by nobody.
            try stranger.write { db in
                let triggers = try String.fetchAll(db, sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger'")
                for name in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger'") {
                    try db.execute(sql: "DROP TRIGGER \(name)")
                }
                try db.execute(sql: "UPDATE event SET value = 3 WHERE id = 30; DELETE FROM event WHERE id = 20")
                for sql in triggers { try db.execute(sql: sql) }
            }
            #expect(called.wait(timeout: .now() + 10) == .success)
            #expect(recorder.told == [ChangeSet(deletions: [0], modifications: [1], modificationsAfter: [0])])
            try stranger.write { try $0.execute(sql: "INSERT INTO event VALUES (10, 1, '', NULL)") }
            #expect(called.wait(timeout: .now() + 10) == .success)
            #expect(recorder.told.last == ChangeSet(insertions: [0]))
        }
    }

    @Test("a migration of the app while a query is observed: what it rewrote is told; a table that is gone ends the observation by name")
    func migrated() throws {
        try withFolder { folder in
            let old = try StoredEvent.store(in: folder, [StoredEvent(id: 20, value: 2)])
            let recorder = try Recorder(old, .matching)
            recorder.settle(old)
            var schema = next
            schema.migrator.registerMigration("third") { try $0.execute(sql: "UPDATE event SET value = 3") }
            _ = try SharedStore(at: url(folder), schema: schema, as: .app)
            #expect(recorder.changes(old) == [ChangeSet(modifications: [0])])
            let failed = DispatchSemaphore(value: 0)
            let names = Names()
            let token = try old.observe(
                .matching,
                failed: {
                    names.add("\($0)"); failed.signal()
                }
            ) { _ in }
            old.refresh()
            schema.migrator.registerMigration("fourth") { try $0.execute(sql: "DROP TABLE event") }
            schema.observed = []
            _ = try SharedStore(at: url(folder), schema: schema, as: .app)
            #expect(failed.wait(timeout: .now() + 10) == .success)
            #expect(names.all.first?.contains("no such table: event") == true)
            token.cancel()
        }
    }
}

/// Texts from several threads.
final class Names: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
}
