import Foundation

/// A latch that opens with the first import of what the widget has received, and then stays open for the run. Links that cannot be
/// handled yet wait for it.
///
/// The latch is no counting semaphore: it opens for everybody, whoever waits and however many. No thread is blocked, so that the
/// import goes on.
public final class InitialSync: @unchecked Sendable {
    /// The stage of the first import.
    public enum Stage: Comparable, Sendable {
        /// The import is under way: one event can be taken over before the others.
        case begun
        case done
    }

    private struct State {
        var stage: Stage?
        var failure: String?
        var waiting: [UUID: (stage: Stage, continuation: CheckedContinuation<Outcome, Never>)] = [:]

        /// The outcome of waiting for a stage; nil where one has to wait.
        func outcome(_ wanted: Stage) -> Outcome? {
            if let stage, stage >= wanted { return .reached }
            return failure.map { .failed($0) }
        }
    }

    private enum Outcome {
        case reached, timedOut
        case failed(String)
    }

    private let lock = NSLock()
    // Only under the lock.
    private var state = State()
    /// The clock by which deadlines are measured.
    let clock: any Clock<Duration>

    /// Seconds for which a link waits at most.
    public static let deadline = 10

    /// - Parameter clock: by which deadlines are measured.
    public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

    /// Whether nobody has to wait any more.
    public var isOpen: Bool { lock.withLock { state.stage == .done } }

    /// The number of waiting links.
    var waiters: Int { lock.withLock { state.waiting.count } }

    /// Lets through whoever only waits for the beginning.
    func begin() { reach(.begun) }

    /// Lets everybody through, now and from now on.
    public func open() { reach(.done) }

    /// Tells everybody that the import has failed, until it works after all. An open gate stays open.
    public func fail(_ reason: String) {
        change { state in if state.stage != .done { state.failure = reason } }
    }

    private func reach(_ stage: Stage) {
        change { state in
            state.stage = max(state.stage ?? stage, stage)
            state.failure = nil
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let released = lock.withLock {
            body(&state)
            let due = state.waiting.compactMap { id, waiter in state.outcome(waiter.stage).map { (id, waiter.continuation, $0) } }
            for (id, _, _) in due { state.waiting[id] = nil }
            return due
        }
        for (_, continuation, outcome) in released { continuation.resume(returning: outcome) }
    }

    /// Returns when the import has come so far.
    /// - Parameter deadline: nil for as long as it takes.
    /// - Throws: ``InitialSyncProblem``; `CancellationError` for a task that is cancelled.
    public func wait(for stage: Stage = .done, deadline: Duration? = .seconds(InitialSync.deadline)) async throws {
        let id = UUID()
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome: Outcome? = lock.withLock {
                    if let outcome = state.outcome(stage) { return outcome }
                    if Task.isCancelled { return .timedOut }
                    state.waiting[id] = (stage, continuation)
                    return nil
                }
                if let outcome { return continuation.resume(returning: outcome) }
                // Only now: a deadline that is over at once has to find who waits.
                guard let deadline else { return }
                timer = Task { [clock] in
                    do { try await clock.sleep(for: deadline) } catch { return }
                    release(id)
                }
            }
        } onCancel: {
            release(id)
        }
        try Task.checkCancellation()
        switch outcome {
        case .reached: return
        case .failed(let reason): throw InitialSyncProblem.failed(reason)
        case .timedOut: throw InitialSyncProblem.timedOut
        }
    }

    private func release(_ id: UUID) { lock.withLock { state.waiting.removeValue(forKey: id) }?.continuation.resume(returning: .timedOut) }
}

/// An error that tells why a link does not wait any longer for the first import.
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
