import Foundation
import GRDB
import SharedStore
import StoreRounds
import Testing

/// Tests that what is removed for good lies in none of a database's files.
@Suite(.timeLimit(.minutes(1))) struct StoreErasingTests {
    private func events(_ range: Range<Int>, _ words: String) -> [StoredEvent] {
        range.map {
            StoredEvent(id: Int64($0), value: $0 % 7, title: "\(words) \($0)", note: String(repeating: "\(words) ", count: $0 % 600))
        }
    }

    /// Counts the files of a folder in which words stand.
    private func count(_ words: String, in folder: URL) throws -> Int {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .count { try !$0.path.hasSuffix("-ping") && Data(contentsOf: $0).range(of: Data(words.utf8)) != nil }
    }

    @Test("true.23: what is erased lies in no file when the call returns, whoever else has the database open, and the rest is as it was")
    func erased() throws {
        try withFolder { folder in
            let app = try StoredEvent.store(in: folder, events(0..<400, "Chiara"))
            let member = try SharedStore(at: app.url, schema: StoredEvent.schema, as: .member)
            let recorder = try Recorder(member, StoreQuery("event").sorted(by: .ascending("value")))
            #expect(recorder.calls(member) == 1)
            // Old contents of pages: what was changed, what was removed one by one, and what stays.
            try app.write { db in try db.execute(sql: "UPDATE event SET note = title || note WHERE id % 3 = 0") }
            try member.write { db in try db.execute(sql: "DELETE FROM event WHERE id % 5 = 0") }
            try app.write { db in for event in events(1_000..<1_100, "Nobody") { try event.insert(db) } }
            #expect(try count("Chiara", in: folder) > 0)
            try app.erase { db in try db.execute(sql: "DELETE FROM event WHERE id < 1000") }
            #expect(try count("Chiara", in: folder) == 0)
            #expect(try member.read { try StoredEvent.fetchAll($0) } == events(1_000..<1_100, "Nobody"))
            #expect(try member.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
            // Whoever observes is told, by whichever process.
            member.refresh()
            #expect(recorder.calls(member) > 1)
            try member.erase { db in try db.execute(sql: "DELETE FROM event") }
            #expect(try count("Nobody", in: folder) == 0)
            try app.add(7, 1)
            #expect(try member.read { try StoredEvent.fetchCount($0) } == 1)
        }
    }

    @Test(
        "true.23: a removal whose process was killed before its files were clean is ended by the next; where nothing is due nothing is written"
    )
    func killed() throws {
        try withFolder { folder in
            let first = try StoredEvent.store(in: folder, events(0..<200, "Chiara"))
            // As far as the transaction came.
            try first.write { db in
                try db.execute(sql: "DELETE FROM event")
                try db.execute(sql: "PRAGMA user_version = 1")
            }
            #expect(try count("Chiara", in: folder) > 0)
            let next = try SharedStore(at: first.url, schema: StoredEvent.schema, as: .app)
            try next.finishErasing()
            #expect(try count("Chiara", in: folder) == 0)
            try next.add(1, 1)
            let log = URL(fileURLWithPath: first.url.path + "-wal"), before = try Data(contentsOf: log)
            try next.finishErasing()
            #expect(try Data(contentsOf: log) == before)
        }
    }

    @Test("true.23: one who goes on reading what was removed is told of, and when it has ended the files are clean")
    func busy() throws {
        try withFolder { folder in
            var options = StoreOptions()
            options.patience = 0.05
            let app = try StoredEvent.store(in: folder, events(0..<200, "Chiara"), options: options)
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let reader = try DatabaseQueue(path: app.url.path, configuration: configuration)
            try reader.writeWithoutTransaction { db in
                try db.execute(sql: "BEGIN")
                _ = try StoredEvent.fetchCount(db)
            }
            #expect(throws: StoreError.busy(seconds: 0.05)) { try app.erase { try $0.execute(sql: "DELETE FROM event") } }
            #expect(try app.read { try StoredEvent.fetchCount($0) } == 0)
            try reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
            try app.finishErasing()
            #expect(try count("Chiara", in: folder) == 0)
        }
    }
}
