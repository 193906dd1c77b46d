import Foundation

/// The time by which `Date` and timers go.
public protocol ScriptClock: Sendable {
    /// The time that `Date.now()` gives, and that timers are due by.
    func now() -> Date
    /// Whether the process's own wall clock tells the same, so that the engine's `Date` needs no help.
    var isWallClock: Bool { get }
    /// `body` is called after each jump.
    func whenMoved(_ body: @escaping @Sendable () -> Void)
}

/// The process's wall clock, which in Vitrine is the virtual one.
public struct WallClock: ScriptClock {
    /// The one wall clock; all values of this type are the same.
    public init() {}

    /// The time that Foundation's `Date` gives.
    public func now() -> Date { Date() }
    /// Whether the clock is the process's own: always.
    public var isWallClock: Bool { true }
    /// Does nothing: this clock does not say when it jumps.
    public func whenMoved(_ body: @escaping @Sendable () -> Void) {}
}

/// A clock that stands still until somebody moves it, for tests.
public final class ManualScriptClock: ScriptClock, @unchecked Sendable {
    private let lock = NSLock()
    // Both under the lock.
    private var time: Date
    private var followers: [@Sendable () -> Void] = []

    /// A clock that stands at this time, by default at the beginning of 1970 (UTC).
    public init(_ time: Date = Date(timeIntervalSince1970: 0)) { self.time = time }

    /// The time that it was last moved to.
    public func now() -> Date { lock.withLock { time } }
    /// Whether the clock is the process's own: never.
    public var isWallClock: Bool { false }
    /// Keeps `body` for as long as the clock lives; it is called on the thread that moves the clock.
    public func whenMoved(_ body: @escaping @Sendable () -> Void) { lock.withLock { followers.append(body) } }

    /// Moves the clock, ahead or back, and tells whoever asked for it.
    public func move(to time: Date) {
        let followers = lock.withLock {
            self.time = time
            return self.followers
        }
        for follower in followers { follower() }
    }

    /// - Parameter seconds: how far ahead.
    public func advance(by seconds: Double) { move(to: now().addingTimeInterval(seconds)) }
}
