import Foundation
import GRDB
import SeededGenerators
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Tests for readers that keep rows under their keys, and those of several collections.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct StoreDepartedTests {
    @Test("R3.24: the keys of deleted rows come with the change set, in its order; one that is gone and back has not departed")
    func departed() throws {
        try withTen { store in
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            #expect(recorder.last?.collection.departed == [])
            recorder.queue.suspend()
            try store.delete(40)
            try store.delete(20)
            try store.delete(30)
            try store.add(30, 4)
            recorder.release(store)
            #expect(recorder.changes(store).last?.deletions == [0, 2])
            #expect(recorder.last?.collection.departed.map { Int64.fromDatabaseValue($0) } == [20, 40])
            try store.set(3, for: 30)
            #expect(recorder.calls(store) == 3)
            #expect(recorder.last?.collection.departed == [])
        }
    }

    @Test("N21: the keys are right, too, where the reader writes without being told", arguments: UInt64(1)...20)
    func skipped(seed: UInt64) throws {
        try withTen { store in
            var generator = SeededGenerator(seed: seed)
            let recorder = try Recorder(store, .matching)
            recorder.settle(store)
            var mirror = Set(recorder.keys)
            var seen = recorder.count
            for _ in 0..<60 {
                let id = Int64.random(in: 1...30, using: &generator), value = Int.random(in: 0...12, using: &generator)
                let isDeleted = Bool.random(using: &generator), isSkipped = Bool.random(using: &generator)
                try store.write(withoutNotifying: isSkipped ? recorder.tokens : []) { db in
                    if isDeleted {
                        _ = try StoredEvent.deleteOne(db, key: id)
                    } else {
                        try StoredEvent(id: id, value: value).upsert(db)
                    }
                }
                if isSkipped {
                    let isIn = !isDeleted && value > 0 && value < 10
                    if isIn { mirror.insert(id) } else { mirror.remove(id) }
                }
                recorder.settle(store)
                // One write at a time: there is one call at most.
                if recorder.count > seen, case .update(let collection, let changes)? = recorder.last {
                    for key in collection.departed.compactMap({ Int64.fromDatabaseValue($0) }) { mirror.remove(key) }
                    for position in changes.insertions {
                        mirror.formUnion(collection.key(at: position).flatMap { Int64.fromDatabaseValue($0) }.map { [$0] } ?? [])
                    }
                    #expect(mirror == Set(recorder.keys))
                }
                seen = recorder.count
            }
            let wanted = try store.read { try Int64.fetchSet($0, sql: "SELECT id FROM event WHERE value > 0 AND value < 10") }
            #expect(mirror == wanted)
        }
    }

    @Test("N22: between two collections no order is promised: the reader of one may be far behind, and each is told in its own order")
    func collections() throws {
        try withTen { store in
            let late = try Recorder(store, .matching), early = try Recorder(store, StoreQuery("event").filter("value >= 10"))
            late.settle(store)
            early.settle(store)
            late.queue.suspend()
            for number in 0..<5 {
                try store.set(10 + number, for: 20 + Int64(number % 2) * 10)
                #expect(early.calls(store) == 2 + number)
            }
            #expect(late.count == 1)
            late.release(store)
            #expect(late.changes(store) == [ChangeSet(deletions: [0, 1])])
            #expect(early.told.flatMap(\.insertions).count == 2)
        }
    }
}
