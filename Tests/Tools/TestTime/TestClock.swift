import Foundation
import Synchronization

/// A clock that stands until a test moves it, and counts how often it is read.
public final class TestClock: Sendable {
    private let state: Mutex<(date: Date, reads: Int)>

    public init(_ date: Date = Date(timeIntervalSince1970: 1_781_300_000)) { state = Mutex((date, 0)) }

    public var now: Date {
        get {
            state.withLock {
                $0.reads += 1
                return $0.date
            }
        }
        set { state.withLock { $0.date = newValue } }
    }

    /// The number of times that the clock was read.
    public var reads: Int { state.withLock { $0.reads } }

    public func advance(_ seconds: TimeInterval) { state.withLock { $0.date += seconds } }
}
