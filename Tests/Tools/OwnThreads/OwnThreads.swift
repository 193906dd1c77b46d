import Foundation
import Testing

/// Runs a body on a thread of its own: what waits there for a process, a page or another thread keeps none of Swift's shared pool, which
/// has one a processor, and on which what it waits for may have to run.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}

/// Runs the bodies of tests, with the child tasks they make, on threads of their own, as many as are needed at once.
///
/// A test may block there. What it starts by `Task { }` runs on the shared pool, as in the product.
public struct OwnThreadsTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        // A suite's own scope only wraps those of its tests.
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try await function() }
    }
}

extension Trait where Self == OwnThreadsTrait {
    /// The trait of tests that block their thread.
    public static var ownThreads: OwnThreadsTrait { OwnThreadsTrait() }
}

/// Gives each job a thread at once: an idle one, or a new one.
private final class ThreadExecutor: TaskExecutor, @unchecked Sendable {
    static let shared = ThreadExecutor()
    /// Seconds for which a thread without work is kept.
    private static let patience = 5.0

    private let condition = NSCondition()
    // Both under the condition.
    private var jobs: [UnownedJob] = []
    private var idle = 0

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isTaken = condition.withLock {
            jobs.append(job)
            guard idle >= jobs.count else { return false }
            condition.signal()
            return true
        }
        if !isTaken {
            let thread = Thread { self.work() }
            thread.name = "test"
            thread.stackSize = 4 << 20
            thread.start()
        }
    }

    private func work() {
        while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    @available(*, noasync)
    private func next() -> UnownedJob? {
        condition.withLock {
            let end = Date(timeIntervalSinceNow: Self.patience)
            while jobs.isEmpty {
                idle += 1
                let isSignalled = condition.wait(until: end)
                idle -= 1
                if !isSignalled, jobs.isEmpty { return nil }
            }
            return jobs.removeFirst()
        }
    }
}
