import Foundation

/// A signal of changes: wakes all requests that wait for the diary's next change.
final class ChangeBell: @unchecked Sendable {
    private let lock = NSLock()
    // Both are touched only under the lock.
    private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
    private var last = 0

    func ring() {
        let all = lock.withLock { Array(waiting.values) }
        for listener in all { listener.yield() }
    }

    /// The number of waiting requests.
    var count: Int { lock.withLock { waiting.count } }

    /// Returns a stream with an element for some changes, from now on, which ends after so many seconds of real time.
    func listen(for seconds: Double) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = lock.withLock {
            last += 1
            waiting[last] = continuation
            return last
        }
        let end = Task {
            try? await Task.sleep(for: .seconds(seconds))
            continuation.finish()
        }
        continuation.onTermination = { [weak self] _ in
            end.cancel()
            guard let self else { return }
            self.lock.withLock { self.waiting[id] = nil }
        }
        return stream
    }
}
