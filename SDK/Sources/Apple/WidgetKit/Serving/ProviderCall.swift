import Foundation

/// A provider is asked on the main queue, as WidgetKit asks it: in the crash log of a device that stands in issue 2994 of NetNewsWire,
/// `getTimeline(in:completion:)` is called from the main queue's callback. Providers whose methods are isolated to the main actor
/// (`@preconcurrency TimelineProvider`) count on it. One that blocks holds up the whole extension, here as there; whoever answers later does
/// not. The call belongs to the request's task: a clock that a test has set for it is read by the provider too.
enum ProviderCall {
    /// The value that the provider first gave to the completion; nil when it released the completion without calling it.
    static func first<Value>(_ ask: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Void) async -> sending Response<Value>? {
        await withCheckedContinuation { continuation in
            Task { @MainActor in
                let answer = SingleResponse<Value>(continuation)
                ask { answer.give($0) }
            }
        }
    }

    /// A value that changes hands: the provider gave it away, nobody else holds it.
    struct Response<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Resumes its continuation exactly once: with the first value, or with nil when nobody is left who could give one.
    private final class SingleResponse<Value>: @unchecked Sendable {
        // Touched only under the lock.
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Response<Value>?, Never>?

        init(_ continuation: CheckedContinuation<Response<Value>?, Never>) { self.continuation = continuation }

        func give(_ value: Value) { take()?.resume(returning: Response(value: value)) }

        deinit { continuation?.resume(returning: nil) }

        private func take() -> CheckedContinuation<Response<Value>?, Never>? {
            lock.withLock {
                defer { continuation = nil }
                return continuation
            }
        }
    }
}
