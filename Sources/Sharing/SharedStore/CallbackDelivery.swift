import Foundation

/// Calls back on a queue, one call at a time, with what is due when the call begins.
final class CallbackDelivery: @unchecked Sendable {
    private let observer: Observer
    private let queue: DispatchQueue
    private let changed: @Sendable (StoreChange) -> Void
    private let failed: @Sendable (StoreError) -> Void
    private let lock = NSLock()
    private var isScheduled = false

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

    func wake() {
        let isFirst = lock.withLock {
            defer { isScheduled = true }
            return !isScheduled
        }
        if isFirst { queue.async { self.deliver() } }
    }

    private func deliver() {
        lock.withLock { isScheduled = false }
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
