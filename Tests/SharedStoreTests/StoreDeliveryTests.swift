import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// The times at which an observer is called, and what is merged into one call.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct StoreDeliveryTests {
    @Test("N1, R3.26: the first call has the collection and comes by itself")
    func initial() throws {
        try withTen { store in
            let called = DispatchSemaphore(value: 0)
            let recorder = try Recorder(store, .matching) { _ in called.signal() }
            #expect(called.wait(timeout: .now() + 10) == .success)
            guard case .initial(let collection) = recorder.last else { Issue.record("not the initial call"); return }
            #expect(collection.count == 4)
            #expect(try collection.fetch(StoredEvent.self, at: 1) == StoredEvent(id: 30, value: 4))
            #expect(try collection.fetch(StoredEvent.self, at: 1..<3).map(\.value) == [4, 6])
            #expect(recorder.calls(store) == 1)
        }
    }

    @Test("N1: the first call of an empty collection comes too")
    func empty() throws {
        try withFolder { folder in
            let store = try StoredEvent.store(in: folder)
            let recorder = try Recorder(store, .matching)
            #expect(recorder.calls(store) == 1)
            #expect(recorder.last?.collection.isEmpty == true)
        }
    }

    @Test("N8: the first call shows what was written before it, which then makes no second call")
    func coalesced() throws {
        try withTen { store in
            let recorder = Recorder()
            recorder.queue.suspend()
            try recorder.start(store, .matching)
            store.refresh()
            try store.delete(20)
            store.refresh()
            try store.add(21, 3)
            recorder.release(store)
            #expect(recorder.calls(store) == 1)
            #expect(recorder.keys == [21, 30, 40, 50])
            #expect(recorder.changes(store).isEmpty)
        }
    }

    @Test("R3.20: a commit calls the observer by itself")
    func byItself() throws {
        try withTen { store in
            let called = DispatchSemaphore(value: 0)
            let recorder = try Recorder(store, .matching) { _ in called.signal() }
            #expect(called.wait(timeout: .now() + 10) == .success)
            try store.set(3, for: 20)
            #expect(called.wait(timeout: .now() + 10) == .success)
            #expect(recorder.told == [ChangeSet(modifications: [0])])
        }
    }

    @Test("N17: what is committed while the reader is busy comes as one change set")
    func merged() throws {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            recorder.queue.suspend()
            for id in 0..<100 { try store.add(200 + Int64(id), 5) }
            store.refresh()
            try store.delete(20)
            store.refresh()
            try store.set(7, for: 40)
            recorder.release(store)
            #expect(
                recorder.changes(store) == [
                    ChangeSet(deletions: [0], insertions: Array(3..<103), modifications: [2], modificationsAfter: [1])
                ])
        }
    }

    @Test("N2, N14, N17: merged commits of a row that comes and goes, in or out of the collection, make no call")
    func noNetChange() throws {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            recorder.queue.suspend()
            try store.add(55, 5)
            store.refresh()
            try store.set(7, for: 70)
            store.refresh()
            try store.delete(55)
            try store.set(12, for: 70)
            recorder.release(store)
            #expect(recorder.changes(store).isEmpty)
            try store.set(3, for: 20)
            #expect(recorder.changes(store) == [ChangeSet(modifications: [0])])
        }
    }

    @Test("a row that was another for a while, or gone, is modified even if it is as before: the reader may have read it meanwhile")
    func backAgain() throws {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            let collection = try #require(recorder.last?.collection)
            recorder.queue.suspend()
            try store.delete(30)
            try store.set(7, for: 40)
            #expect(try collection.fetch(StoredEvent.self, at: 1) == nil)
            #expect(try collection.fetch(StoredEvent.self, at: 2)?.value == 7)
            try store.add(30, 4)
            try store.set(6, for: 40)
            recorder.release(store)
            #expect(recorder.changes(store) == [ChangeSet(modifications: [1, 2])])
            // With watched columns only where one of them was another.
            let watching = try Recorder(store, StoreQuery.matching.watching("title"))
            watching.settle(store)
            watching.queue.suspend()
            try store.set(7, for: 40)
            try store.set(6, for: 40)
            for title in ["a", ""] {
                try store.write { try $0.execute(sql: "UPDATE event SET title = ? WHERE id = 50", arguments: [title]) }
            }
            watching.release(store)
            #expect(watching.changes(store) == [ChangeSet(modifications: [3])])
        }
    }

    @Test("N14, N17: merged commits that insert and modify tell the insertion, those that modify and delete the deletion")
    func mergedKinds() throws {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            recorder.queue.suspend()
            try store.add(55, 5)
            store.refresh()
            try store.set(6, for: 55)
            try store.set(7, for: 30)
            store.refresh()
            try store.delete(30)
            try store.set(17, for: 40)
            store.refresh()
            try store.set(3, for: 40)
            recorder.release(store)
            #expect(
                recorder.changes(store) == [ChangeSet(deletions: [1], insertions: [3], modifications: [2], modificationsAfter: [1])])
        }
    }

    @Test("N4, N18: a collection stays as it was told, whatever is written since; contents are the newest")
    func snapshot() throws {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            let first = try #require(recorder.last?.collection)
            try store.delete(20, 30)
            try store.set(7, for: 40)
            recorder.settle(store)
            let second = try #require(recorder.last?.collection)
            #expect(first.keys.compactMap { Int64.fromDatabaseValue($0) } == [20, 30, 40, 50])
            #expect(try first.fetch(StoredEvent.self, at: 0) == nil)
            #expect(try first.fetch(StoredEvent.self, at: 2)?.value == 7)
            #expect(try first.fetch(StoredEvent.self, at: 0..<4).map(\.id) == [40, 50])
            #expect(try first.fetch(StoredEvent.self, at: 4) == nil && first.key(at: -1) == nil)
            #expect(second.keys(at: 1..<9).count == 1)
            #expect(first.version < second.version)
        }
    }

    @Test("N5: a token that is gone or cancelled ends the calls, even of what was found and not yet delivered")
    func token() throws {
        try withTen { store in
            let recorder = Recorder()
            recorder.queue.suspend()
            try recorder.start(store, .matching)
            recorder.token = nil
            recorder.release(store)
            #expect(recorder.calls(store) == 0)
            try recorder.start(store, .matching)
            recorder.settle(store)
            recorder.queue.suspend()
            try store.set(3, for: 20)
            store.refresh()
            recorder.token?.cancel()
            recorder.release(store)
            #expect(recorder.calls(store) == 1)
        }
    }

    @Test("N5: an observer ended inside another's call, or its own, leaves the others")
    func endedInside() throws {
        try withTen { store in
            let first = try Recorder(store, .matching), other = try Recorder(store, .matching), itself = Recorder()
            try itself.start(store, .matching) { change in
                if case .update = change {
                    first.token?.cancel()
                    itself.token?.cancel()
                }
            }
            #expect([first, other, itself].map { $0.calls(store) } == [1, 1, 1])
            first.queue.suspend()
            try store.set(3, for: 20)
            #expect(itself.calls(store) == 2)
            // Before the next change, which would else be told with this one.
            #expect(other.calls(store) == 2)
            first.release(store)
            try store.set(2, for: 20)
            #expect([first, other, itself].map { $0.calls(store) } == [1, 3, 2])
        }
    }

    @Test("N6: a query cannot be observed inside a write")
    func insideWrite() throws {
        try withTen { store in
            #expect(throws: StoreError.observedInsideWrite) { try store.write { _ in try Recorder(store, .matching) } }
            #expect(throws: StoreError.observedInsideWrite) { try store.write { _ in try store.changes(.matching) } }
        }
    }

    @Test("N20: a write from inside a call reaches the others and the caller itself; one observed inside a call begins with its first call")
    func writingInside() throws {
        try withTen { store in
            let other = try Recorder(store, .matching), late = Recorder(), writer = Recorder()
            try writer.start(store, .matching) { change in
                guard case .update(_, let changes) = change, changes == ChangeSet(modifications: [0]) else { return }
                do {
                    try store.add(55, 5)
                    try late.start(store, .matching)
                } catch { Issue.record(error) }
            }
            #expect([other, writer].map { $0.calls(store) } == [1, 1])
            try store.set(3, for: 20)
            writer.settle(store)
            #expect(writer.changes(store) == [ChangeSet(modifications: [0]), ChangeSet(insertions: [4])])
            #expect(late.calls(store) == 1 && late.keys.count == 5)
            #expect(other.changes(store).reduce(0) { $0 + $1.insertions.count + $1.modifications.count } == 2)
        }
    }

    @Test("R3.24: any number of observers of the same and of other queries each have their own changes")
    func several() throws {
        try withTen { store in
            let all = try (0..<6).map { try Recorder(store, StoreQuery("event").filter("id > \($0 * 10)")) }
            for recorder in all { recorder.settle(store) }
            try store.set(99, for: 30)
            #expect(all.map { $0.changes(store).first?.modifications ?? [] } == [[2], [1], [0], [], [], []])
        }
    }

    @Test("N16: with watched columns only their changes are modifications; insertions, deletions and moves are told in any case")
    func watched() throws {
        try withTen { store in
            let recorder = try Recorder(store, StoreQuery.matching.sorted(by: .ascending("value")).watching("title"))
            recorder.settle(store)
            try store.write { try $0.execute(sql: "UPDATE event SET note = 'n'") }
            #expect(recorder.changes(store).isEmpty)
            try store.write { try $0.execute(sql: "UPDATE event SET title = 't' WHERE id = 30") }
            #expect(recorder.changes(store) == [ChangeSet(modifications: [1])])
            try store.set(5, for: 30)
            #expect(recorder.changes(store).count == 1)
            try store.set(9, for: 30)
            try store.delete(20)
            try store.add(5, 1)
            let rest = recorder.changes(store).dropFirst()
            #expect(rest.allSatisfy { $0.modifications.isEmpty })
            #expect(recorder.keys == [5, 40, 50, 30])
        }
    }

    @Test("a query that does not fit the database is refused by name")
    func refused() throws {
        try withTen { store in
            #expect(throws: StoreError.notObserved(table: "other")) { try store.changes(StoreQuery("other")) }
            #expect(throws: StoreError.notObserved(table: "none")) { try store.changes(StoreQuery("none")) }
            #expect(throws: StoreError.unknownColumn("when", table: "event")) {
                try store.changes(StoreQuery("event").sorted(by: .ascending("when")))
            }
            #expect(throws: StoreError.unknownColumn("x", table: "event")) { try store.changes(StoreQuery("event").watching("x")) }
            #expect(throws: StoreError.predicateReadsOtherTables(table: "event")) {
                try store.changes(StoreQuery("event").filter("id IN (SELECT id FROM other)"))
            }
            #expect(throws: DatabaseError.self) { try store.changes(StoreQuery("event").filter("nonsense")) }
            let hostile = "x'; DROP TABLE event; --"
            let recorder = try Recorder(store, StoreQuery("event").filter("title = \(hostile)").filter(Column("value") > 3))
            #expect(recorder.calls(store) == 1)
        }
    }
}
