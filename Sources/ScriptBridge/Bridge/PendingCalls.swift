import Foundation

/// Calls from Swift that wait for JavaScript: each is answered once, by whoever comes first.
final class PendingCalls: @unchecked Sendable {
    typealias Completion = @Sendable (Result<ScriptValue, any Error>) -> Void

    private let lock = NSLock()
    // All under the lock.
    private var waiting: [Int: Completion] = [:]
    private var last = 0
    private var ended: ScriptError?

    /// A number for a call; nil, and an answer, when the script has ended.
    func add(_ answer: @escaping Completion) -> Int? {
        let number: Result<Int, ScriptError> = lock.withLock {
            if let ended { return .failure(ended) }
            last += 1
            waiting[last] = answer
            return .success(last)
        }
        switch number {
        case .success(let number): return number
        case .failure(let reason):
            answer(.failure(reason))
            return nil
        }
    }

    func settle(_ number: Int, _ result: Result<ScriptValue, any Error>) {
        lock.withLock { waiting.removeValue(forKey: number) }?(result)
    }

    /// Fails all calls, and those to come.
    func end(_ reason: ScriptError) {
        let answers = lock.withLock {
            ended = ended ?? reason
            defer { waiting = [:] }
            return Array(waiting.values)
        }
        for answer in answers { answer(.failure(reason)) }
    }

    var reason: ScriptError? { lock.withLock { ended } }
}
