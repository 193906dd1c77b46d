import Foundation

/// Tells the time, so that tests can set it.
public protocol UnixDateGenerator: Sendable {
    /// Seconds since 1970.
    func now() -> Double
}

/// The system's time.
public struct SystemUnixDateGenerator: UnixDateGenerator {
    public init() {}

    public func now() -> Double { Date().timeIntervalSince1970 }
}
