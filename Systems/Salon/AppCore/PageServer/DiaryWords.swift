import AppPage
import Foundation
import SalonCore

/// Says dates, times and money as the stylist reads them.
struct DiaryWords: Sendable {
    let words: PageWords
    let locale: Locale

    /// “13:30”, the form of diaries in every language.
    func time(_ date: Date, _ zone: TimeZone) -> String { Self.time(minute(date, zone)) }

    /// The time of a minute after midnight.
    static func time(_ minute: Int) -> String {
        func two(_ number: Int) -> String { String(number + 100).suffix(2).description }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }

    func minute(_ date: Date, _ zone: TimeZone) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    }

    /// The moment at which the salon's clock shows a minute of a day; of one that is skipped, the one after the gap.
    static func moment(_ day: DiaryDay, minute: Int, _ zone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let start = day.start(in: zone)
        return calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: start)
            ?? start.addingTimeInterval(Double(minute) * 60)
    }

    /// “45 min”, “90 min”, “2 h”, “2 h 15 min”.
    func duration(_ minutes: Int) -> String {
        let (hours, rest) = (String(minutes / 60), String(minutes % 60))
        if minutes < 120 { return words("minutes", String(minutes)) }
        return minutes % 60 == 0 ? words("hours", hours) : words("hoursAndMinutes", hours, rest)
    }

    /// “Friday 12 June”.
    func longDay(_ day: DiaryDay) -> String { text(day, .dateTime.weekday(.wide).day().month(.wide)) }
    /// “Fri 12 Jun”.
    func shortDay(_ day: DiaryDay) -> String { text(day, .dateTime.weekday(.abbreviated).day().month(.abbreviated)) }
    /// “F”.
    func letter(_ day: DiaryDay) -> String { text(day, .dateTime.weekday(.narrow)) }
    /// “Fri”.
    func weekday(_ day: DiaryDay) -> String { text(day, .dateTime.weekday(.abbreviated)) }
    /// “June 2026”.
    func month(_ day: DiaryDay) -> String { text(day, .dateTime.month(.wide).year()) }

    /// “€48.00”; whole amounts without their cents where `isShort`.
    func money(_ amount: Decimal, _ currency: String, isShort: Bool = false) -> String {
        var style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
        var whole = Decimal(), value = amount
        NSDecimalRound(&whole, &value, 0, .plain)
        if isShort, whole == amount { style = style.precision(.fractionLength(0)) }
        return amount.formatted(style)
    }

    private func text(_ day: DiaryDay, _ style: Date.FormatStyle) -> String {
        var style = style.locale(locale)
        style.timeZone = .gmt
        return day.start(in: .gmt).formatted(style)
    }
}
