import Foundation

/// The time by which `Date` and timers go.
public protocol ScriptClock: Sendable {
    func now() -> Date
    /// Whether the process's own wall clock tells the same, so that the engine's `Date` needs no help.
    var isWallClock: Bool { get }
    /// `body` is called after each jump.
    func whenMoved(_ body: @escaping @Sendable () -> Void)
}

/// The process's wall clock, which in Vitrine is the virtual one.
public struct WallClock: ScriptClock {
    public init() {}

    public func now() -> Date { Date() }
    public var isWallClock: Bool { true }
    public func whenMoved(_ body: @escaping @Sendable () -> Void) {}
}

/// A clock that stands still until somebody moves it, for tests.
public final class ManualScriptClock: ScriptClock, @unchecked Sendable {
    private let lock = NSLock()
    // Both under the lock.
    private var time: Date
    private var followers: [@Sendable () -> Void] = []

    public init(_ time: Date = Date(timeIntervalSince1970: 0)) { self.time = time }

    public func now() -> Date { lock.withLock { time } }
    public var isWallClock: Bool { false }
    public func whenMoved(_ body: @escaping @Sendable () -> Void) { lock.withLock { followers.append(body) } }

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
