import Foundation

/// A day of the diary, wherever the salon is: `2026-06-12`.
public struct DiaryDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let year: Int
    public let month: Int
    public let day: Int

    /// Reads a day of the Gregorian calendar; nil for what is none.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private init?(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
        // What is no day, as 30 February, would be another one.
        guard Self(self.start(in: .gmt), in: .gmt).description == description else { return nil }
    }

    /// The day on which a moment falls.
    public init(_ date: Date, in timeZone: TimeZone) {
        let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: date)
        year = parts.year ?? 1970
        month = parts.month ?? 1
        day = parts.day ?? 1
    }

    /// The day's first moment in a time zone.
    public func start(in timeZone: TimeZone) -> Date {
        let parts = DateComponents(year: year, month: month, day: day)
        return Self.calendar(timeZone).date(from: parts) ?? Date(timeIntervalSince1970: 0)
    }

    /// The day so many days later.
    public func adding(days: Int) -> DiaryDay {
        // At noon no change of clocks is near.
        DiaryDay(start(in: .gmt).addingTimeInterval(43_200 + Double(days) * 86_400), in: .gmt)
    }

    public var description: String {
        func digits(_ value: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - String(value).count)) + String(value)
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }

    public static func < (one: DiaryDay, other: DiaryDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
