import Foundation

/// Counts an app's changes and tells everybody who watches.
public final class Revisions: Sendable {
    private struct State {
        var current = 0
        var watchers: [Int: AsyncStream<Int>.Continuation] = [:]
        var lastWatcher = 0
    }

    private let state = Guarded(State())

    public init() {}

    /// Counts a change, and returns its number.
    @discardableResult
    public func advance() -> Int {
        let (current, watchers) = state.change { state in
            state.current += 1
            return (state.current, Array(state.watchers.values))
        }
        for watcher in watchers { watcher.yield(current) }
        return current
    }

    /// The number of the last change.
    public var current: Int { state.change { $0.current } }

    /// The revision now, then that after each change: whoever drew a page before it watched hears of what came between.
    public func changes() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = state.change { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = continuation
            continuation.yield(state.current)
            return state.lastWatcher
        }
        continuation.onTermination = { [weak self] _ in self?.state.change { $0.watchers[id] = nil } }
        return stream
    }
}

/// A value that is only touched under its lock.
private final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
