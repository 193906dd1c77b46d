import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Tests what an observer of a condition is told, by primary key: the rules that Realm's "unsorted notifications" pin.
@Suite(.ownThreads) struct StoreUnsortedTests {
    /// The change set of one write to the ten rows; nil when there was no call.
    private func change(_ body: (SharedStore) throws -> Void) throws -> ChangeSet? {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            #expect(recorder.calls(store) == 1)
            try body(store)
            let changes = recorder.changes(store)
            #expect(changes.count <= 1)
            #expect(
                recorder.keys
                    == (try store.read { try Int64.fetchAll($0, sql: "SELECT id FROM event WHERE value > 0 AND value < 10 ORDER BY id") }))
            return changes.first
        }
    }

    @Test("N2, R3.23: writes to another table, to rows that do not match and stay so, and of what is there already make no call")
    func none() throws {
        #expect(try change { try $0.write { try $0.execute(sql: "INSERT INTO other VALUES (1)") } } == nil)
        #expect(try change { try $0.set(13, for: 70) } == nil)
        #expect(try change { try $0.delete(10, 70) } == nil)
        #expect(try change { try $0.add(1, 0) } == nil)
        #expect(try change { try $0.set(4, for: 30) } == nil)
        #expect(try change { try $0.write { _ in } } == nil)
    }

    @Test("N11, R3.21: a matching row that goes on matching is modified")
    func modified() throws {
        #expect(try change { try $0.set(3, for: 20) } == ChangeSet(modifications: [0]))
    }

    @Test("N12, R3.21: a row that no longer matches is deleted")
    func left() throws {
        #expect(try change { try $0.set(0, for: 30) } == ChangeSet(deletions: [1]))
    }

    @Test("N12, R3.21: a row that begins to match is inserted and not modified")
    func entered() throws {
        #expect(try change { try $0.set(3, for: 80) } == ChangeSet(insertions: [4]))
    }

    @Test("N10, R3.21: a deleted row is a deletion by its old place, an inserted one an insertion by its new place")
    func deletedAndInserted() throws {
        #expect(try change { try $0.delete(40) } == ChangeSet(deletions: [2]))
        #expect(try change { try $0.add(5, 5) } == ChangeSet(insertions: [0]))
    }

    @Test("N11: positions of modifications are those before insertions and deletions, and the new ones beside them")
    func before() throws {
        let change = try change { store in
            try store.write { db in
                try db.execute(sql: "UPDATE event SET value = 0 WHERE id = 30; UPDATE event SET value = 7 WHERE id = 40")
            }
        }
        #expect(change == ChangeSet(deletions: [1], modifications: [2], modificationsAfter: [1]))
    }

    @Test("N9: positions ascend, in whichever order rows are written")
    func ascending() throws {
        let deleted = try change { store in
            try store.write { db in for id in [50, 20, 40] { try db.execute(sql: "DELETE FROM event WHERE id = \(id)") } }
        }
        #expect(deleted == ChangeSet(deletions: [0, 2, 3]))
        let mixed = try change { store in
            try store.write { db in
                for id: Int64 in [65, 15, 35] { try StoredEvent(id: id, value: 5).insert(db) }
                for id in [50, 20] { try db.execute(sql: "UPDATE event SET note = 'x' WHERE id = \(id)") }
            }
        }
        #expect(mixed == ChangeSet(insertions: [0, 3, 6], modifications: [0, 3], modificationsAfter: [1, 5]))
    }

    @Test(
        "N14: of a row inserted and modified in one transaction only the insertion is told, of one modified and deleted only the deletion")
    func merged() throws {
        #expect(
            try change { store in
                try store.write { db in
                    try StoredEvent(id: 55, value: 6).insert(db)
                    try StoredEvent(id: 55, value: 7).update(db)
                }
            } == ChangeSet(insertions: [4]))
        #expect(
            try change { store in
                try store.write { try $0.execute(sql: "UPDATE event SET value = 3 WHERE id = 40; DELETE FROM event WHERE id = 40") }
            } == ChangeSet(deletions: [2]))
    }

    @Test("a row that is replaced under another key, and one that a REPLACE pushes out, are seen by every observer")
    func replaced() throws {
        #expect(
            try change { try $0.write { try $0.execute(sql: "UPDATE event SET id = 45 WHERE id = 20") } }
                == ChangeSet(deletions: [0], insertions: [2]))
        #expect(
            try change { try $0.write { try $0.execute(sql: "INSERT OR REPLACE INTO event VALUES (30, 5, '', NULL)") } }
                == ChangeSet(modifications: [1]))
        #expect(try change { try $0.write { try $0.execute(sql: "DELETE FROM event") } } == ChangeSet(deletions: [0, 1, 2, 3]))
    }
}
