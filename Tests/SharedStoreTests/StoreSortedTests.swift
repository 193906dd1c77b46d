import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Tests what an observer of a sorted query is told: the rules that Realm's "sorted notifications" pin.
@Suite(.ownThreads) struct StoreSortedTests {
    private static let query = StoreQuery.matching.sorted(by: .descending("value"))

    private func changes(_ writes: ((SharedStore) throws -> Void)...) throws -> [ChangeSet] {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            #expect(recorder.calls(store) == 1)
            #expect(recorder.keys == [50, 40, 30, 20])
            for write in writes {
                try write(store)
                recorder.settle(store)
            }
            #expect(
                recorder.keys
                    == (try store.read {
                        try Int64.fetchAll($0, sql: "SELECT id FROM event WHERE value > 0 AND value < 10 ORDER BY value DESC, id")
                    }))
            return recorder.told
        }
    }

    @Test("N2, N11, N12: modified in its place, gone, come, deleted, and what does not concern the query")
    func plain() throws {
        #expect(try changes { try $0.set(13, for: 70) } == [])
        #expect(try changes { try $0.set(3, for: 20) } == [ChangeSet(modifications: [3])])
        #expect(try changes { try $0.set(0, for: 30) } == [ChangeSet(deletions: [2])])
        #expect(try changes { try $0.set(3, for: 80) } == [ChangeSet(insertions: [3])])
        #expect(try changes { try $0.delete(40) } == [ChangeSet(deletions: [1])])
    }

    @Test("N13: a row that takes another place is deleted at the old one and inserted at the new one")
    func moved() throws {
        #expect(try changes { try $0.set(9, for: 30) } == [ChangeSet(deletions: [2], insertions: [0])])
    }

    @Test("N13: a row sorted by another value that keeps its place is modified")
    func kept() throws {
        #expect(try changes { try $0.set(5, for: 30) } == [ChangeSet(modifications: [2])])
    }

    @Test("N26: of two ways to tell it, the one that moves fewer rows is told, even if it moves a row that nobody wrote")
    func smaller() throws {
        try withTen { store in
            let recorder = try Recorder(store, StoreQuery("event").sorted(by: .descending("value")))
            recorder.settle(store)
            // The rows 90 and 80 go before 100.
            try store.write { try $0.execute(sql: "UPDATE event SET value = value * 2 WHERE id IN (80, 90)") }
            #expect(
                recorder.changes(store) == [ChangeSet(deletions: [0], insertions: [2], modifications: [1, 2], modificationsAfter: [0, 1])])
            #expect(recorder.keys == [90, 80, 100, 70, 60, 50, 40, 30, 20, 10])
        }
    }

    @Test("cleared, filled and cleared again: all rows deleted, inserted, deleted")
    func cleared() throws {
        #expect(
            try changes(
                { try $0.write { _ = try StoredEvent.deleteAll($0) } },
                { try $0.write { db in for value in 3...5 { try StoredEvent(id: Int64(value), value: value).insert(db) } } },
                { try $0.write { _ = try StoredEvent.deleteAll($0) } })
                == [ChangeSet(deletions: [0, 1, 2, 3]), ChangeSet(insertions: [0, 1, 2]), ChangeSet(deletions: [0, 1, 2])])
    }

    @Test("the order is SQLite's own for values of all kinds, ascending and descending, with and without case")
    func order() throws {
        try withFolder { folder in
            var migrator = DatabaseMigrator()
            migrator.registerMigration("first") { try $0.execute(sql: "CREATE TABLE mixed (id TEXT PRIMARY KEY NOT NULL, value)") }
            let store = try SharedStore(
                at: folder.appendingPathComponent("a.sqlite"), schema: StoreSchema(migrator, observing: ["mixed"]), as: .app)
            let values = [
                "NULL", "1", "1.0", "1.5", "-3", "9007199254740993", "9007199254740992.0", "9223372036854775807", "9.3e18", "-9.3e18",
                "'a'",
                "'B'", "'b'", "'ä'", "'a' || char(0)", "''", "'é'", "x''", "x'00'", "x'ff'", "'Z'", "'_'", "1e300", "-0.0", "0",
            ]
            try store.write { db in
                for (index, value) in values.enumerated() { try db.execute(sql: "INSERT INTO mixed VALUES ('k\(index)', \(value))") }
            }
            for collation in [SortTerm.Collation.binary, .noCase] {
                for (term, direction) in [(SortTerm.ascending("value", collation), "ASC"), (.descending("value", collation), "DESC")] {
                    let recorder = try Recorder(store, StoreQuery("mixed").sorted(by: term))
                    _ = recorder.calls(store)
                    // Written one by one, each finds its place by our comparison, not by SQLite's.
                    for id in 0..<values.count {
                        let row = try store.read { try Row.fetchOne($0, sql: "SELECT * FROM mixed WHERE id = 'k\(id)'") }
                        try store.write { try $0.execute(sql: "DELETE FROM mixed WHERE id = 'k\(id)'") }
                        recorder.settle(store)
                        let value: DatabaseValue = try #require(row)["value"]
                        try store.write { try $0.execute(sql: "INSERT INTO mixed VALUES ('k\(id)', ?)", arguments: [value]) }
                        recorder.settle(store)
                    }
                    let keys = recorder.last?.collection.keys.compactMap { String.fromDatabaseValue($0) }
                    let sql = "SELECT id FROM mixed ORDER BY value COLLATE \(collation.rawValue) \(direction), id"
                    #expect(keys == (try store.read { try String.fetchAll($0, sql: sql) }))
                }
            }
        }
    }
}
