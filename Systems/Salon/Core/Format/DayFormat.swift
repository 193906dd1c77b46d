import Foundation

/// Days and times in the reader's language, in one time zone.
public struct DayFormat: Sendable {
    private let locale: Locale
    private let timeZone: TimeZone
    private let now: Date?

    /// - Parameter now: what other days are told apart from.
    public init(locale: Locale, timeZone: TimeZone, now: Date? = nil) {
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
    }

    init(_ day: DaySheet) { self.init(locale: day.locale, timeZone: day.timeZone, now: day.now) }

    private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: .of(locale, timeZone), timeZone: timeZone) }

    /// “Friday”.
    public func weekday(_ date: Date) -> String { date.formatted(style.weekday(.wide)) }
    /// “Fri”.
    public func shortWeekday(_ date: Date) -> String { date.formatted(style.weekday(.abbreviated)) }
    /// “June”.
    public func month(_ date: Date) -> String { date.formatted(style.month(.wide)) }
    /// “Friday 12 June”.
    public func date(_ date: Date) -> String { date.formatted(style.weekday(.wide).day().month(.wide)) }
    /// “12”, without the word some languages put after it.
    public func dayNumber(_ date: Date) -> String { number(Calendar.of(locale, timeZone).component(.day, from: date)) }
    /// A number in the locale's digits.
    public func number(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(locale)) }
    /// “13:30”.
    public func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }

    /// A full hour at the edge of the day's grid: “13:00”, in twelve hours “1 PM”.
    public func hour(_ date: Date) -> String {
        guard isTwelveHours, Calendar.of(locale, timeZone).component(.minute, from: date) == 0 else { return clock(date) }
        return date.formatted(style.hour())
    }

    /// A time as ``time(_:)`` writes it, without the half of the day: “1:18”.
    public func clock(_ date: Date) -> String {
        guard isTwelveHours else { return time(date) }
        let calendar = Calendar.of(locale, timeZone)
        return [calendar.amSymbol, calendar.pmSymbol].reduce(time(date)) { $0.replacingOccurrences(of: $1, with: "") }
            .trimmingCharacters(in: .whitespaces)
    }

    private var isTwelveHours: Bool { [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle) }

    /// A stretch as ``interval(_:_:)`` writes it, with nothing but the two times.
    public func plainInterval(_ start: Date, _ end: Date) -> String { "\(clock(start))–\(clock(end))" }

    /// “13:30 – 14:15”; past midnight too.
    public func interval(_ start: Date, _ end: Date) -> String {
        let calendar = Calendar.of(locale, timeZone)
        // With dates on both sides the text would be too long for a tile.
        guard start < end, calendar.isDate(start, inSameDayAs: end) else { return "\(time(start)) – \(time(end))" }
        return Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
            .format(start..<end)
    }

    /// “Sat 9:30”; from a week on “19 Jun”, as the weekday would be taken for this week's.
    public func nextBriefly(_ date: Date) -> String {
        isFar(date) ? date.formatted(style.day().month(.abbreviated)) : "\(shortWeekday(date)) \(time(date))"
    }

    /// “Sat 13, 9:30”.
    public func next(_ date: Date) -> String {
        let day = isFar(date) ? style.day().month(.abbreviated) : style.weekday(.abbreviated).day()
        return "\(date.formatted(day)), \(time(date))"
    }

    /// The time a copy is from: “9:12”, of another day “Thu 21:40”.
    public func stamp(_ date: Date) -> String {
        guard let now, !Calendar.of(locale, timeZone).isDate(date, inSameDayAs: now) else { return time(date) }
        return now.timeIntervalSince(date) < CopyAge.week
            ? "\(shortWeekday(date)) \(time(date))" : date.formatted(style.day().month(.abbreviated))
    }

    /// The city by which the time zone is called: “Rome”; nil for one that is no place's.
    public var place: String? {
        guard timeZone.identifier.contains("/"), !timeZone.identifier.hasPrefix("Etc/") else { return nil }
        return Date.distantPast.formatted(style.timeZone(.exemplarLocation))
    }

    /// “GMT+1”.
    public var zoneName: String { timeZone.localizedName(for: .shortGeneric, locale: locale) ?? timeZone.identifier }

    private func isFar(_ date: Date) -> Bool { now.map { date.timeIntervalSince($0) > 6.5 * 86_400 } ?? true }
}
