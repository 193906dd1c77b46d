import Foundation

/// A day of the calendar, the same wherever the traveller is.
public struct LocalDay: Equatable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    /// The day it is at `instant` in `zone`.
    init(of instant: Date, in zone: TimeZone) {
        let parts = Self.calendar(zone).dateComponents([.year, .month, .day], from: instant)
        // A calendar asked for these three components gives all three.
        year = parts.year!
        month = parts.month!
        day = parts.day!
    }

    /// Reads `2026-06-12`; nil for anything that is no day of the calendar.
    public init?(_ text: String) {
        let parts = text.utf8.count == 10 ? text.split(separator: "-", omittingEmptySubsequences: false) : []
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year >= 1970
        else { return nil }
        let components = DateComponents(year: year, month: month, day: day)
        guard components.isValidDate(in: Self.calendar(.gmt)) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    func adding(days: Int) -> LocalDay {
        LocalDay(of: instant(at: LocalTime(12, 0), in: .gmt).addingTimeInterval(Double(days) * 86_400), in: .gmt)
    }

    func instant(at time: LocalTime, in zone: TimeZone) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: time.hour, minute: time.minute)
        // A valid day and time of day always name an instant; one that clocks skip moves to the next that exists.
        return Self.calendar(zone).date(from: parts)!
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
