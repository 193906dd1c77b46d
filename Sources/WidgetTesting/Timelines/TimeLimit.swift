import Foundation
import Synchronization

/// A provider did not answer in time: one that never calls its completion, most often.
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
    /// How long it was waited for.
    public let limit: Duration

    public var description: String {
        "No answer within \(limit.formatted(.units(allowed: [.seconds, .milliseconds], width: .wide))). A provider has to call its "
            + "completion on every way out."
    }
}

/// Work that is waited for so long and no longer.
enum TimeLimit {
    /// Waits for work. What does not end within the limit goes on, and nobody waits for it any more: a completion that is never called
    /// cannot be cancelled.
    /// - Throws: ``NoAnswer``.
    static func holding<Value: Sendable>(_ limit: Duration?, _ work: @escaping @Sendable () async -> Value) async throws -> Value {
        guard let limit else { return await work() }
        return try await withCheckedThrowingContinuation { continuation in
            let first = FirstAnswer(continuation)
            let timer = Task.detached {
                // Cancelled when the work has ended.
                guard (try? await Task.sleep(for: limit)) != nil else { return }
                first.give(.failure(NoAnswer(limit: limit)))
            }
            Task {
                first.give(.success(await work()))
                timer.cancel()
            }
        }
    }
}

/// A continuation that the first of two answers resumes.
private final class FirstAnswer<Value: Sendable>: Sendable {
    private let waiting: Mutex<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) { waiting = Mutex(continuation) }

    func give(_ answer: Result<Value, any Error>) {
        let continuation = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(with: answer)
    }
}
