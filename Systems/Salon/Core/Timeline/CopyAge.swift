import Foundation

/// The age of a copy of the calendar: the time it is from, and when a tile has something else to say of that.
public struct CopyAge: Hashable, Sendable {
    /// Seconds from which on a copy is told to be old.
    public static let old: TimeInterval = 2 * 3_600
    /// Seconds after which a weekday would be taken for this week's: then the date is said.
    static let week: TimeInterval = 6 * 86_400

    public let date: Date

    public init(_ date: Date) { self.date = date }

    /// The time the copy is from, where it is too old at a moment to go without saying.
    public func asOf(at now: Date) -> Date? { now.timeIntervalSince(date) >= Self.old ? date : nil }

    /// The moments after `now` from which on other words are due: it is old, its day is over, its week is over. Between them an entry says
    /// what it says, however late it is shown.
    public func changes(after now: Date, _ calendar: Calendar) -> [Date] {
        [date.addingTimeInterval(Self.old), calendar.day(of: date).end, date.addingTimeInterval(Self.week)].filter { $0 > now }.sorted()
    }
}
