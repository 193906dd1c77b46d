import Dispatch
import Foundation

/// How far something of the network's has come, and who is told of it: the same of a connection, a listener and a browser.
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

    /// Gets to a state, unless it has been ended, and tells it on the queue it was started on.
    /// - Parameter isLast: nothing comes after it.
    func reach(_ state: State, isLast: Bool = false) {
        let (queue, handler) = lock.withLock { () -> (DispatchQueue?, (@Sendable (State) -> Void)?) in
            if isOver { return (nil, nil) }
            (reached, isOver) = (state, isLast)
            return (startedOn, told)
        }
        queue?.async { handler?(state) }
    }
}
