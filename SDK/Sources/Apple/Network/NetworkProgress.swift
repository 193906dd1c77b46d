import Dispatch
import Foundation

/// The state of a connection, a listener or a browser, and the handler that is told of it.
final class NetworkProgress<State: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // Touched only under the lock.
    private var reached: State
    private var isOver = false
    private var told: (@Sendable (State) -> Void)?
    private var startedOn: DispatchQueue?

    init(_ state: State) { reached = state }

    var state: State { lock.withLock { reached } }
    var queue: DispatchQueue? { lock.withLock { startedOn } }
    var handler: (@Sendable (State) -> Void)? {
        get { lock.withLock { told } }
        set { lock.withLock { told = newValue } }
    }

    func start(on queue: DispatchQueue) { lock.withLock { startedOn = queue } }

    /// Enters a state, unless a last one was reached, and calls the handler on the queue of `start`.
    /// - Parameter isLast: whether no other state follows.
    func reach(_ state: State, isLast: Bool = false) {
        let (queue, handler) = lock.withLock { () -> (DispatchQueue?, (@Sendable (State) -> Void)?) in
            if isOver { return (nil, nil) }
            (reached, isOver) = (state, isLast)
            return (startedOn, told)
        }
        queue?.async { handler?(state) }
    }
}
