import Foundation

/// The known days of the signed-in stylist's calendar.
public enum KnownDays: Hashable, Sendable {
    case signedOut
    /// Somebody is signed in, and nothing was ever received.
    case nothing
    /// - Parameters:
    ///   - zone: the salon's, by which its days begin and its hours are told, wherever the device is; nil where it is not known.
    ///   - copied: when the copy is from, whatever its age: that is judged when a tile is shown; nil for what does not age.
    case appointments([Appointment], zone: TimeZone? = nil, copied: Date? = nil)
}

/// The source of a tile's days.
public protocol DaySource: Sendable {
    /// The week that has `now`, and the days after it.
    func days(at now: Date) async -> KnownDays
}
