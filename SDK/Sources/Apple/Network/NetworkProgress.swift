import Dispatch
import Foundation

/// The state of a connection, a listener or a browser, and the handler that is told of it.
final class NetworkProgress<State: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // Touched only under the lock.
    private var reached: State
    private var isOver = false
    private var told: (@Sendable (State) -> Void)?
    private var untold: [State] = []
    private var startedOn: DispatchQueue?

    init(_ state: State) { reached = state }

    var state: State { lock.withLock { reached } }
    var queue: DispatchQueue? { lock.withLock { startedOn } }
    var handler: (@Sendable (State) -> Void)? {
        get { lock.withLock { told } }
        set {
            // A program may say only after `start` who is told: on a device the first states come later than that.
            let queue = lock.withLock { () -> DispatchQueue? in
                told = newValue
                return untold.isEmpty || newValue == nil ? nil : startedOn
            }
            queue?.async { self.tell() }
        }
    }

    func start(on queue: DispatchQueue) { lock.withLock { startedOn = queue } }

    /// Enters a state, unless a last one was reached, and calls the handler on the queue of `start`.
    /// - Parameter isLast: whether no other state follows.
    func reach(_ state: State, isLast: Bool = false) {
        let queue = lock.withLock { () -> DispatchQueue? in
            if isOver { return nil }
            (reached, isOver) = (state, isLast)
            if startedOn != nil { untold.append(state) }
            return startedOn
        }
        queue?.async { self.tell() }
    }

    /// Tells the handler what it was not told yet, in order; without one that waits.
    private func tell() {
        while let next = next() { next.handler(next.state) }
    }

    private func next() -> (handler: @Sendable (State) -> Void, state: State)? {
        lock.withLock {
            guard let told, !untold.isEmpty else { return nil }
            return (told, untold.removeFirst())
        }
    }
}
