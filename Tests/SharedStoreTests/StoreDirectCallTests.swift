import Foundation
import GRDB
import SharedStore
import StoreRounds
import Synchronization
import OwnThreads
import Testing

/// Observers that name no queue: the thread that finds a change tells it.
@Suite(.timeLimit(.minutes(1))) struct StoreDirectCallTests {
    @Test("N17: readers that stand still hold up nobody else; when they go on, they are told all of it at once")
    func standing() async throws {
        try await onThread {
            try withTen { store in
                let doors = (0..<3).map { _ in DispatchSemaphore(value: 0) }, inside = DispatchSemaphore(value: 0)
                let standing = try doors.map { door in
                    try Noted(store) { change in
                        guard case .update = change else { return }
                        inside.signal()
                        door.wait()
                    }
                }
                let free = try Noted(store)
                for noted in standing + [free] { #expect(noted.waits(for: 1)) }
                try store.set(3, for: 20)
                for _ in doors { #expect(inside.wait(timeout: .now() + 10) == .success) }
                #expect(free.waits(for: 2))
                for number in 0..<5 {
                    try store.set(5 + number % 2, for: 30)
                    #expect(free.waits(for: 3 + number))
                }
                for noted in standing { #expect(noted.count == 2) }
                for door in doors { for _ in 0..<9 { door.signal() } }
                for noted in standing {
                    #expect(noted.waits(for: 3))
                    #expect(noted.changes.last == ChangeSet(modifications: [1]))
                }
            }
        }
    }

    @Test("N7, N18: calls are made one at a time and in order, while many write")
    func oneAtATime() async throws {
        try await onThread {
            try withFolder { folder in
                let store = try StoredEvent.store(in: folder)
                let state = Mutex((inside: 0, most: 0, count: 0, isOrdered: true)), done = DispatchSemaphore(value: 0)
                let token = try store.observe(StoreQuery("event")) { change in
                    state.withLock { state in
                        state.inside += 1
                        state.most = max(state.most, state.inside)
                        state.isOrdered = state.isOrdered && change.collection.count >= state.count
                        state.count = change.collection.count
                    }
                    usleep(200)
                    if state.withLock({ state in
                        state.inside -= 1
                        return state.count == 400
                    }) {
                        done.signal()
                    }
                }
                DispatchQueue.concurrentPerform(iterations: 4) { part in
                    for id in 1...100 {
                        try? store.add(Int64(part * 100 + id), 5)
                        if id % 7 == 0 { store.refresh() }
                    }
                }
                #expect(done.wait(timeout: .now() + 20) == .success)
                token.cancel()
                #expect(state.withLock { $0.most } == 1)
                #expect(state.withLock { $0.isOrdered })
            }
        }
    }

    @Test("N20: a write from inside a call is told to the others, and to the caller when its call has ended")
    func writing() async throws {
        try await onThread {
            try withTen { store in
                let other = try Noted(store)
                let writing = try Noted(store) { [weak store] change in
                    guard let store, change.collection.count < 6 else { return }
                    try? store.add(Int64(200 + change.collection.count), 5)
                }
                #expect(writing.waits { $0.collection.count == 6 })
                #expect(other.waits { $0.collection.count == 6 })
                #expect(try store.read { try StoredEvent.fetchCount($0) } == 12)
            }
        }
    }

    @Test("N7: commits that come one by one are told on the store's own threads, the last of many as well as the first")
    func direct() async throws {
        try await onThread {
            try withTen { store in
                let qualities = Mutex<[QualityOfService]>([])
                let noted = try Noted(store) { _ in qualities.withLock { $0.append(Thread.current.qualityOfService) } }
                #expect(noted.waits(for: 1))
                for number in 0..<200 {
                    try store.set(5 + number % 2, for: 30)
                    #expect(noted.waits(for: 2 + number))
                }
                // The quality of service is that of the store's threads. Where a queue has found the commit too, it may be the queue's.
                #expect(qualities.withLock { $0.suffix(100).count { $0 == .userInitiated } } > 50)
            }
        }
    }

    @Test("N5: a store that goes from inside a call ends its threads and its other observers")
    func going() async throws {
        try await onThread {
            try withFolder { folder in
                let held = Mutex<SharedStore?>(try StoredEvent.store(in: folder))
                weak let gone = held.withLock { $0 }
                let called = DispatchSemaphore(value: 0)
                let token = try held.withLock { store in
                    try store?.observe(StoreQuery("event")) { _ in
                        held.withLock { $0 = nil }
                        called.signal()
                    }
                }
                #expect(called.wait(timeout: .now() + 10) == .success)
                #expect(gone == nil)
                withExtendedLifetime(token) {}
            }
        }
    }
}

/// An observation without a queue, and what it was told.
private final class Noted: @unchecked Sendable {
    private let condition = NSCondition()
    // Both under the condition.
    private var all: [StoreChange] = []
    private var token: ObservationToken?

    init(_ store: SharedStore, doing body: @escaping @Sendable (StoreChange) -> Void = { _ in }) throws {
        let token = try store.observe(.matching) { [weak self] change in
            self?.note(change)
            body(change)
        }
        condition.withLock { self.token = token }
    }

    private func note(_ change: StoreChange) {
        condition.withLock {
            all.append(change)
            condition.broadcast()
        }
    }

    var count: Int { condition.withLock { all.count } }
    var changes: [ChangeSet] {
        condition.withLock { all }.compactMap { if case .update(_, let changes) = $0 { changes } else { nil } }
    }

    func waits(for count: Int) -> Bool { waits { _ in self.all.count >= count } }

    /// Waits up to 10 seconds for a change that meets the condition, and says whether one came.
    @available(*, noasync)
    func waits(until condition: (StoreChange) -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: 10)
        return self.condition.withLock {
            while !(all.last.map(condition) ?? false) {
                guard self.condition.wait(until: end) else { return false }
            }
            return true
        }
    }
}
