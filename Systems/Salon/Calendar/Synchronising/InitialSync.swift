import Foundation

/// A gate that is closed until the first import of what the widget has received, and then stays open for the run. Links that cannot be
/// handled yet wait here.
///
/// It is a latch and no counting semaphore: it opens for everybody, whoever waits and however many. Nobody's thread waits, so that the
/// import goes on.
public final class InitialSync: @unchecked Sendable {
    private enum State {
        case closed, open
        case failed(String)
    }

    private let lock = NSLock()
    // Both only under the lock.
    private var state = State.closed
    private var waiting: [UUID: CheckedContinuation<State?, Never>] = [:]
    private let clock: any Clock<Duration>

    /// Seconds for which a link waits at most.
    public static let deadline = 10

    /// - Parameter clock: by which deadlines are measured.
    public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

    /// Whether nobody has to wait any more.
    public var isOpen: Bool {
        lock.withLock { if case .open = state { true } else { false } }
    }

    /// How many wait.
    var waiters: Int { lock.withLock { waiting.count } }

    /// Lets everybody through, now and from now on.
    public func open() { settle(.open) }

    /// Tells everybody that the import has failed, until it opens after all. An open gate stays open.
    public func fail(_ reason: String) { settle(.failed(reason)) }

    private func settle(_ new: State) {
        let released: [CheckedContinuation<State?, Never>] = lock.withLock {
            if case .open = state { return [] }
            state = new
            defer { waiting = [:] }
            return Array(waiting.values)
        }
        for waiter in released { waiter.resume(returning: new) }
    }

    /// Returns when the gate is open.
    /// - Throws: ``InitialSyncProblem``; `CancellationError` for a task that is cancelled.
    public func wait(deadline: Duration = .seconds(InitialSync.deadline)) async throws {
        let id = UUID()
        let timer = Task { [clock] in
            do { try await clock.sleep(for: deadline) } catch { return }
            release(id, nil)
        }
        defer { timer.cancel() }
        let outcome: State? = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                lock.lock()
                if case .closed = state, !Task.isCancelled {
                    waiting[id] = continuation
                    lock.unlock()
                } else {
                    let state = state
                    lock.unlock()
                    continuation.resume(returning: state)
                }
            }
        } onCancel: {
            release(id, nil)
        }
        try Task.checkCancellation()
        switch outcome {
        case .open: return
        case .failed(let reason): throw InitialSyncProblem.failed(reason)
        case .closed, nil: throw InitialSyncProblem.timedOut
        }
    }

    private func release(_ id: UUID, _ state: State?) { lock.withLock { waiting.removeValue(forKey: id) }?.resume(returning: state) }
}

/// Why a link waits no longer.
public enum InitialSyncProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case timedOut
    case failed(String)

    public var description: String {
        switch self {
        case .timedOut: "The appointments that the widget has received are not there in time."
        case .failed(let reason): "The appointments that the widget has received cannot be taken over. \(reason)"
        }
    }
}
