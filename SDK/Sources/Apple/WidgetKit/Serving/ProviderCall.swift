import Foundation

/// A provider asked in a thread of its own kind: one that blocks holds up neither the main thread nor the other calls.
enum ProviderCall {
    private static let queue = DispatchQueue(label: "timeline providers", attributes: .concurrent)

    /// What the provider gave to the completion the first time; nil when it let go of the completion without calling it.
    static func first<Value>(_ ask: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Void) async -> sending Answer<Value>? {
        await withCheckedContinuation { continuation in
            queue.async {
                let answer = OneAnswer<Value>(continuation)
                ask { answer.give($0) }
            }
        }
    }

    /// A value that changes hands: the provider gave it away, nobody else holds it.
    struct Answer<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Resumes its continuation exactly once: with the first value, or with nil when nobody is left who could give one.
    private final class OneAnswer<Value>: @unchecked Sendable {
        // Touched only under the lock.
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Answer<Value>?, Never>?

        init(_ continuation: CheckedContinuation<Answer<Value>?, Never>) { self.continuation = continuation }

        func give(_ value: Value) { take()?.resume(returning: Answer(value: value)) }

        deinit { continuation?.resume(returning: nil) }

        private func take() -> CheckedContinuation<Answer<Value>?, Never>? {
            lock.withLock {
                defer { continuation = nil }
                return continuation
            }
        }
    }
}
