import Foundation

/// Calls back, one call at a time, with what is due when the call begins: on a queue, or on the thread that has found the change, which
/// spares the way from one thread to another.
final class CallbackDelivery: @unchecked Sendable {
    private let observer: Observer
    private let queue: DispatchQueue
    private let changed: @Sendable (StoreChange) -> Void
    private let failed: @Sendable (StoreError) -> Void
    private let lock = NSLock()
    // Both guarded by the lock.
    private var isRunning = false
    private var isDue = false

    /// - Parameter queue: need not be serial.
    init(
        _ observer: Observer, on queue: DispatchQueue?, changed: @escaping @Sendable (StoreChange) -> Void,
        failed: @escaping @Sendable (StoreError) -> Void
    ) {
        self.observer = observer
        self.queue = DispatchQueue(label: "SharedStore.observation", target: queue)
        self.changed = changed
        self.failed = failed
    }

    /// Sees to it that a call is made on the queue; it is there when this returns, whoever has put it there.
    func wake() {
        lock.withLock {
            // Under the lock: another thread that finds somebody running relies on it.
            if begins() { queue.async { self.run() } }
        }
    }

    /// The calls that are due, for a thread that makes them itself; nil where they are made elsewhere.
    func claimed() -> (@Sendable () -> Void)? {
        guard lock.withLock({ begins() }) else { return nil }
        return { self.run() }
    }

    /// Whether nobody is calling. Whoever is looks once more when the call has ended. Called under the lock.
    private func begins() -> Bool {
        isDue = true
        defer { isRunning = true }
        return !isRunning
    }

    private func run() {
        while isStillDue() { deliver() }
    }

    private func isStillDue() -> Bool {
        lock.withLock {
            isRunning = isDue
            isDue = false
            return isRunning
        }
    }

    private func deliver() {
        if let change = observer.take() {
            changed(change)
        } else if let failure = observer.failure {
            failed(failure)
        }
    }
}

/// Runs at most once, whoever calls, and however often.
final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (@Sendable () -> Void)?

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func callAsFunction() {
        let body = lock.withLock {
            defer { self.body = nil }
            return self.body
        }
        body?()
    }
}
