import Foundation

/// What is known of the signed-in stylist's calendar.
public enum KnownDays: Hashable, Sendable {
    case signedOut
    /// Signed in, and nothing was ever received.
    case nothing
    /// - Parameters:
    ///   - zone: the salon's, by which its days begin and its hours are told, wherever the device is; nil where it is not known.
    ///   - asOf: when the copy is from, where it could not be renewed and is too old to go without saying.
    case appointments([Appointment], zone: TimeZone? = nil, asOf: Date? = nil)
}

/// Where a tile's days come from.
public protocol DaySource: Sendable {
    /// The week that has `now`, and the days after it.
    func days(at now: Date) async -> KnownDays
}
