import Foundation

/// A clock that stands still until a test moves it.
public final class SteppedClock: @unchecked Sendable {
    // Touched only under the lock.
    private let lock = NSLock()
    private var date: Date

    /// A clock that stands at a date.
    public init(_ date: Date) { self.date = date }

    /// Makes a clock of an ISO 8601 date with a zone, e.g. `2026-05-01T07:15:00Z`; nil when it is none.
    public init?(_ text: String) {
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        self.date = date
    }

    /// The date it stands at.
    public var now: Date { lock.withLock { date } }

    /// Moves the clock ahead by so many seconds, or back by a negative number of them.
    public func advance(by interval: TimeInterval) { lock.withLock { date += interval } }

    /// Moves the clock to a date, ahead or back.
    public func set(to date: Date) { lock.withLock { self.date = date } }
}
