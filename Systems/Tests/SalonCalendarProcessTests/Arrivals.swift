import Foundation
import GRDB
import SharedStore

/// The keys of an observed collection, list after list, for a thread that waits for them.
final class Arrivals: @unchecked Sendable {
    private let condition = NSCondition()
    // Under the condition.
    private var lists: [[String]] = []
    private var task: Task<Void, any Error>?

    init(_ changes: StoreChanges) {
        task = Task { [weak self] in
            for try await change in changes { self?.add(change.collection.keys.compactMap { String.fromDatabaseValue($0) }) }
        }
    }

    deinit { task?.cancel() }

    private func add(_ list: [String]) {
        condition.withLock {
            lists.append(list)
            condition.broadcast()
        }
    }

    /// The next list; nil when none comes.
    @available(*, noasync)
    func next() -> [String]? {
        condition.withLock {
            let end = Date(timeIntervalSinceNow: 20)
            while lists.isEmpty {
                guard condition.wait(until: end) else { return nil }
            }
            return lists.removeFirst()
        }
    }
}

/// Asks again until it holds, 20 seconds at most.
@available(*, noasync)
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while try !condition() {
        guard ContinuousClock.now < end else { return false }
        usleep(5_000)
    }
    return true
}

func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("salon-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
