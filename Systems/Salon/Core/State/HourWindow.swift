import Foundation

/// The five hours that the large tile shows: from the hour that contains now, or, while nothing begins in these, from the hour of the next
/// appointment.
public struct HourWindow: Hashable, Sendable {
    public static let hours = 5

    public let start: Date
    public var end: Date { start.addingTimeInterval(Double(Self.hours) * 3_600) }

    public init(_ day: DaySheet) {
        let usual = Self.hour(of: day.now, day.calendar)
        let end = usual.addingTimeInterval(Double(Self.hours) * 3_600)
        if let first = day.left.first, first.start >= end { start = Self.hour(of: first.start, day.calendar) } else { start = usual }
    }

    /// The zone's full hour of a date, which need not be one of Greenwich's.
    private static func hour(of date: Date, _ calendar: Calendar) -> Date {
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let past = Double(parts.minute ?? 0) * 60 + Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9
        return date.addingTimeInterval(-past)
    }

    /// Minutes from the start, within the window.
    public func minutes(to date: Date) -> Double { min(max(date.timeIntervalSince(start) / 60, 0), Double(Self.hours) * 60) }

    public func contains(_ date: Date) -> Bool { start <= date && date <= end }

    /// The full hours, with both ends.
    public var marks: [Date] { (0...Self.hours).map { start.addingTimeInterval(Double($0) * 3_600) } }
}
