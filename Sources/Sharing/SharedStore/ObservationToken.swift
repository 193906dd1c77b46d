/// Keeps an observation going: it ends with the last reference to its token, or earlier by ``cancel()``.
public final class ObservationToken: Sendable {
    let observer: Observer
    private let ending: @Sendable () -> Void

    init(_ observer: Observer, ending: @escaping @Sendable () -> Void) {
        self.observer = observer
        self.ending = ending
    }

    deinit { cancel() }

    /// No call begins after this one on the same queue, not even of what was already found.
    public func cancel() {
        observer.end()
        ending()
    }
}
