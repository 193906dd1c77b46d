import Foundation
import GRDB
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// Changes as a sequence.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct StoreChangesTests {
    private func withStore(
        isolation: isolated (any Actor)? = #isolation, _ body: (SharedStore) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            try await body(try StoredEvent.store(in: folder, (0..<10).map { StoredEvent(id: Int64($0 + 1) * 10, value: $0 * 2) }))
        }
    }

    private func changes(_ change: StoreChange?) -> ChangeSet? {
        if case .update(_, let changes) = change { changes } else { nil }
    }

    @Test("N1, N2, N17: the initial element, then one for what was committed while nobody asked")
    func sequence() async throws {
        try await withStore { store in
            var changes = try store.changes(.matching).makeAsyncIterator()
            guard case .initial(let collection) = try await changes.next() else { Issue.record("not initial"); return }
            #expect(collection.count == 4)
            try store.set(3, for: 20)
            try store.delete(30)
            store.refresh()
            #expect(self.changes(try await changes.next()) == ChangeSet(deletions: [1], modifications: [0]))
            try store.add(55, 5)
            #expect(self.changes(try await changes.next()) == ChangeSet(insertions: [3]))
        }
    }

    @MainActor @Test("N7: an actor that iterates has the elements on itself")
    func onActor() async throws {
        try await withStore { store in
            var seen: [Int] = []
            for try await change in try store.changes(.matching) {
                MainActor.assertIsolated()
                seen.append(change.collection.count)
                if seen.count == 3 { break }
                try store.add(Int64(50 + seen.count), 5)
            }
            #expect(seen == [4, 5, 6])
        }
    }

    @Test("N5: a task that is cancelled, a token that is, and a store that goes end the sequence")
    func ends() async throws {
        try await withStore { store in
            let changes = try store.changes(.matching)
            let task = Task {
                var count = 0
                for try await _ in changes { count += 1 }
                return count
            }
            task.cancel()
            #expect(try await task.value <= 1)
            let others = try store.changes(.matching)
            var iterator = others.makeAsyncIterator()
            _ = try await iterator.next()
            others.token.cancel()
            #expect(try await iterator.next() == nil)
        }
        try await withFolder { folder in
            var store: SharedStore? = try StoredEvent.store(in: folder)
            var iterator = try store?.changes(.matching).makeAsyncIterator()
            _ = try await iterator?.next()
            store = nil
            #expect(try await iterator?.next() == nil)
        }
    }

    @Test("N21: the reader of a sequence can write without being told")
    func skipped() async throws {
        try await withStore { store in
            let sequence = try store.changes(.matching)
            var changes = sequence.makeAsyncIterator()
            _ = try await changes.next()
            try store.write(withoutNotifying: [sequence.token]) { try StoredEvent(id: 15, value: 1).insert($0) }
            try store.add(55, 5)
            #expect(self.changes(try await changes.next()) == ChangeSet(insertions: [5]))
        }
    }

    @Test("N15, R3.21: change sets applied to a list always make the query's result, for hundreds of random writes with a slow reader")
    func random() async throws {
        for seed in UInt64(1)...4 {
            try await withStore { store in
                var rounds = StoreRounds(seed: seed)
                let mirror = try Mirror(store)
                for _ in 0..<150 {
                    try rounds.write(store, skipping: mirror)
                    if rounds.isReading { store.refresh() }
                    if rounds.isReading { try mirror.read() }
                }
                store.refresh()
                try mirror.read()
                #expect(try mirror.difference() == nil, "seed \(seed)")
            }
        }
    }
}
