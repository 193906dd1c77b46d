import Foundation

/// A clock that stands until it is moved.
public final class StandingClock: @unchecked Sendable {
    private let lock = NSLock()
    private var moment: Date

    /// 2026-06-12, 15:30 in Rome: a Friday.
    public init(_ moment: Date = Date(timeIntervalSince1970: 1_781_271_000)) { self.moment = moment }

    public var now: Date { lock.withLock { moment } }
    public func advance(_ seconds: Double) { lock.withLock { moment += seconds } }
}
