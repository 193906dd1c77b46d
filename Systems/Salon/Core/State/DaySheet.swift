import Foundation

/// A stylist's day as it is at one moment: values only, so that the view that comes of it can be kept and drawn later.
public struct DaySheet: Hashable, Sendable {
    /// The phase of the day: what there is to say first.
    public enum Phase: Hashable, Sendable {
        /// There is nothing today.
        case clear
        /// Something is under way or to come.
        case busy
        /// All of the day is behind.
        case over
    }

    public let now: Date
    public let locale: Locale
    public let timeZone: TimeZone
    /// Today's, earliest first; with one of yesterday's that is still under way, without tomorrow's.
    public let appointments: [Appointment]
    /// The first of a later day.
    public let next: Appointment?
    /// Seven days that have today, from the locale's first weekday on.
    public let week: [WeekDay]
    /// The time the copy is from, where it is too old to go without saying.
    public let asOf: Date?
    /// Whether the salon's clock shows another time than the device's, today or at its end: then the tile says whose times it has.
    public let isElsewhere: Bool

    /// - Parameters:
    ///   - appointments: in any order, of as many days as are known.
    ///   - timeZone: the salon's.
    ///   - asOf: nil where the copy is fresh.
    ///   - deviceZone: nil for the salon's.
    public init(
        _ appointments: [Appointment], now: Date, locale: Locale, timeZone: TimeZone, asOf: Date? = nil, deviceZone: TimeZone? = nil
    ) {
        let calendar = Calendar.of(locale, timeZone)
        let day = calendar.day(of: now)
        let sorted = appointments.sorted { ($0.start, $1.end, $0.id) < ($1.start, $0.end, $1.id) }
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.asOf = asOf
        isElsewhere = [now, day.end].contains { date in
            deviceZone.map { $0.secondsFromGMT(for: date) != timeZone.secondsFromGMT(for: date) } ?? false
        }
        self.appointments = sorted.filter { $0.start < day.end && ($0.start >= day.start || $0.end > now) }
        next = sorted.first { $0.start >= day.end }
        week = WeekDay.week(of: now, sorted, calendar)
    }

    /// The appointments under way or to come, earliest first.
    public var left: [Appointment] { appointments.filter { $0.end > now } }
    public var underWay: [Appointment] { appointments.filter { $0.isUnderWay(at: now) } }
    /// The appointments that have not begun.
    public var coming: [Appointment] { appointments.filter { $0.start > now } }
    /// The one to say first: under way, or the next of today.
    public var first: Appointment? { left.first }
    /// The time at which the last one ends.
    public var closing: Date? { left.map(\.end).max() }

    public var phase: Phase { appointments.isEmpty ? .clear : left.isEmpty ? .over : .busy }

    /// The link to its page of the diary.
    var link: URL { SalonLink.day(DiaryDay(now, in: timeZone)).url }

    var calendar: Calendar { .of(locale, timeZone) }
}

extension Calendar {
    /// The calendar of a place: its reckoning, first weekday and weekend by the locale, its days by the zone.
    static func of(_ locale: Locale, _ timeZone: TimeZone) -> Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// 23 to 25 hours.
    func day(of date: Date) -> DateInterval {
        dateInterval(of: .day, for: date) ?? DateInterval(start: startOfDay(for: date), duration: 86_400)
    }
}
