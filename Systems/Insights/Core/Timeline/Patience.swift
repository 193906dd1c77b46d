import Foundation

/// The deadline for one request of the system's in all: for the session, the shop, the figures and the report of what is placed, whatever
/// each of them waits for. The system ends an extension that has not answered in ten seconds, and its tile stays as it was, without a word.
public struct Patience: Sendable {
    /// The time for a timeline: with an App Intent's shops, which are looked up before it, and the drawing after it, this stays below ten
    /// seconds.
    public static let timeline = Patience(.seconds(6))
    /// The time for what is set of a tile to be looked up.
    public static let settings = Patience(.seconds(2))

    let limit: Duration
    private let pause: @Sendable (Duration) async -> Void

    /// - Parameter pause: waits so long, in real time.
    public init(_ limit: Duration, pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }) {
        self.limit = limit
        self.pause = pause
    }

    /// Returns what `body` gives, or nil after the limit. It is not cancelled then, only left: a new pair of tokens may be on its way,
    /// and an answer that comes late is kept for the next time.
    public func result<Value: Sendable>(of body: @escaping @Sendable () async -> Value) async -> Value? {
        let race = Race<Value>()
        let timer = Task {
            await pause(limit)
            race.end(nil)
        }
        Task { race.end(await body()) }
        defer { timer.cancel() }
        return await withCheckedContinuation { race.wait($0) }
    }
}

/// The first of two outcomes, for one who waits.
private final class Race<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    // Both only under the lock.
    private var outcome: Value??
    private var waiting: CheckedContinuation<Value?, Never>?

    func end(_ value: Value?) {
        let waiting = lock.withLock { () -> CheckedContinuation<Value?, Never>? in
            guard outcome == nil else { return nil }
            outcome = .some(value)
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume(returning: value)
    }

    func wait(_ continuation: CheckedContinuation<Value?, Never>) {
        let ended = lock.withLock { () -> Value?? in
            if outcome == nil { waiting = continuation }
            return outcome
        }
        if let ended { continuation.resume(returning: ended) }
    }
}
