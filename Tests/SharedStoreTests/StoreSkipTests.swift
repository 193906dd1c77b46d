import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// A writer's own observers that are not told of what it writes (N21), as Realm's "notifications: skip" pins it.
@Suite(.ownThreads) struct StoreSkipTests {
    /// All ten rows, from the first key on.
    private static let query = StoreQuery("event")

    private func add(_ id: Int64, _ store: SharedStore, skipping recorders: Recorder...) throws {
        try store.write(withoutNotifying: recorders.flatMap(\.tokens)) { try StoredEvent(id: id, value: 1).insert($0) }
    }

    @Test("N21: the only observer is skipped: no call, then or later")
    func only() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            try add(110, store, skipping: recorder)
            #expect(recorder.calls(store) == 1)
            try store.delete(10)
            #expect(recorder.changes(store) == [ChangeSet(deletions: [0])])
            #expect(recorder.keys.last == 110)
        }
    }

    @Test("N21: observers that are not skipped are told, of the same query and of others")
    func others() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query), same = try Recorder(store, Self.query)
            let other = try Recorder(store, StoreQuery("event").filter("id > 100"))
            for recorder in [recorder, same, other] { recorder.settle(store) }
            try add(110, store, skipping: recorder)
            #expect(recorder.calls(store) == 1)
            #expect(same.changes(store) == [ChangeSet(insertions: [10])])
            #expect(other.changes(store) == [ChangeSet(insertions: [0])])
        }
    }

    @Test("N21: commits merged with a skipped one are told, from 11 on to the skipped and from 10 on to the others")
    func merged() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query), other = try Recorder(store, Self.query)
            for recorder in [recorder, other] {
                recorder.settle(store)
                recorder.queue.suspend()
            }
            try add(110, store, skipping: recorder)
            try store.add(120, 1)
            for recorder in [recorder, other] { recorder.release(store) }
            #expect(recorder.changes(store) == [ChangeSet(insertions: [11])])
            #expect(other.changes(store) == [ChangeSet(insertions: [10, 11])])
        }
    }

    @Test("N21: what others committed before the skipped write and was not yet told is told")
    func before() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            recorder.queue.suspend()
            try store.add(5, 1)
            try store.set(77, for: 30)
            try store.delete(20)
            // Both wrote the row 30, and the reader knows only of its own writing.
            try store.write(withoutNotifying: recorder.tokens) { db in
                try db.execute(sql: "UPDATE event SET title = 'own' WHERE id IN (30, 40); DELETE FROM event WHERE id = 50")
            }
            try store.add(6, 1)
            recorder.release(store)
            // The reader's list is 10, 20, 30, 40, 60 …
            #expect(
                recorder.changes(store) == [ChangeSet(deletions: [1], insertions: [0, 1], modifications: [2], modificationsAfter: [3])])
            #expect(recorder.keys == [5, 6, 10, 30, 40, 60, 70, 80, 90, 100])
        }
    }

    @Test("N21: a row that others inserted and that the skipped writer deletes again is not told, one it modifies is an insertion")
    func both() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            recorder.queue.suspend()
            try store.add(5, 1)
            try store.add(6, 1)
            try store.set(3, for: 30)
            try store.write(withoutNotifying: recorder.tokens) { db in
                try db.execute(sql: "DELETE FROM event WHERE id IN (5, 30); UPDATE event SET value = 2 WHERE id = 6")
            }
            recorder.release(store)
            #expect(recorder.changes(store) == [ChangeSet(insertions: [0])])
            #expect(recorder.keys == [6, 10, 20, 40, 50, 60, 70, 80, 90, 100])
        }
    }

    @Test("N21: a row that came and went untold, and that the skipped writer then makes itself, is its own")
    func made() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            recorder.queue.suspend()
            try store.add(5, 1)
            try store.delete(5)
            try store.delete(20)
            try store.write(withoutNotifying: recorder.tokens) { db in
                try StoredEvent(id: 5, value: 9).insert(db)
                try StoredEvent(id: 20, value: 9).insert(db)
            }
            recorder.release(store)
            // The reader has seen 20 all the while, and may not have all of its contents.
            #expect(recorder.changes(store) == [ChangeSet(modifications: [2])])
            #expect(recorder.keys.prefix(4) == [5, 10, 20, 30])
        }
    }

    @Test("N21: skipping is for one transaction, even for one that writes nothing or fails")
    func oneTransaction() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            try store.write(withoutNotifying: recorder.tokens) { _ in }
            #expect(throws: DatabaseError.self) {
                try store.write(withoutNotifying: recorder.tokens) { db in
                    try db.execute(sql: "DELETE FROM event")
                    try db.execute(sql: "nonsense")
                }
            }
            try store.add(110, 1)
            #expect(recorder.changes(store) == [ChangeSet(insertions: [10])])
            // A deferred condition that fails at the commit itself, after the observers have looked.
            try store.write { try $0.execute(sql: "CREATE TABLE part (id REFERENCES other DEFERRABLE INITIALLY DEFERRED)") }
            #expect(throws: DatabaseError.self) {
                try store.write(withoutNotifying: recorder.tokens) {
                    try $0.execute(sql: "DELETE FROM event WHERE id = 10; INSERT INTO part VALUES (99)")
                }
            }
            try store.delete(20)
            #expect(recorder.changes(store).last == ChangeSet(deletions: [1]))
            #expect(recorder.keys.first == 10)
        }
    }

    @Test("N21, R3.38: two that write from inside their calls, each skipping itself, do not go on for ever")
    func inside() throws {
        try withTen { store in
            let writer = Recorder(), other = try Recorder(store, Self.query)
            try writer.start(store, Self.query) { change in
                guard case .update = change else { return }
                do { try store.write(withoutNotifying: writer.tokens) { try $0.execute(sql: "UPDATE event SET value = value + 1") } } catch
                {
                    Issue.record(error)
                }
            }
            #expect([writer, other].map { $0.calls(store) } == [1, 1])
            try store.add(110, 1)
            #expect(writer.calls(store) == 2)
            #expect(writer.calls(store) == 2)
            #expect(other.changes(store).flatMap(\.insertions) == [10])
            #expect(try store.read { try Int.fetchOne($0, sql: "SELECT value FROM event WHERE id = 110") } == 2)
        }
    }

    @Test("N21: every write in a loop is skipped, while others look for changes all the time")
    func loop() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            let isOver = NSLock()
            isOver.lock()
            let looking = Thread {
                while !isOver.try() { store.refresh() }
            }
            looking.start()
            for id in 200..<300 { try add(Int64(id), store, skipping: recorder) }
            isOver.unlock()
            #expect(recorder.calls(store) == 1)
            try store.add(300, 1)
            #expect(recorder.changes(store) == [ChangeSet(insertions: [110])])
        }
    }

    @Test("N21: a skipped observer that ends, or has not had its first call, does not disturb")
    func endedOrNew() throws {
        try withTen { store in
            let recorder = try Recorder(store, Self.query)
            recorder.settle(store)
            let token = try #require(recorder.token)
            token.cancel()
            try store.write(withoutNotifying: [token]) { try StoredEvent(id: 110, value: 1).insert($0) }
            let new = Recorder()
            new.queue.suspend()
            try new.start(store, Self.query)
            try add(120, store, skipping: new)
            new.release(store)
            #expect(new.calls(store) == 1 && new.keys.count == 12)
            _ = try withTen { other in
                #expect(throws: StoreError.foreignToken) { try other.write(withoutNotifying: new.tokens) { _ in } }
            }
        }
    }
}
