import Foundation

/// A day of the week strip.
public struct WeekDay: Hashable, Sendable {
    /// The weekday in one letter, as the language has it.
    public let letter: String
    /// The day of the month, in the locale's digits.
    public let number: String
    public let isToday: Bool
    public let isPast: Bool
    public let isWeekend: Bool
    /// The dots that say how full the day is, see ``dots(of:on:)``.
    public let dots: Int

    /// How full a day is of a stylist's own appointments, in the widget and in the app: none without any; up to two hours one dot, up to
    /// five two, more three. What two have at the same time counts twice, what lies on another day not at all.
    public static func dots(of appointments: some Sequence<(start: Date, end: Date)>, on day: DateInterval) -> Int {
        let booked = appointments.reduce(0.0) { sum, appointment in
            sum + max(min(appointment.end, day.end).timeIntervalSince(max(appointment.start, day.start)), 0)
        }
        return booked <= 0 ? 0 : booked <= 2 * 3_600 ? 1 : booked <= 5 * 3_600 ? 2 : 3
    }

    /// The seven days that have `now`.
    static func week(of now: Date, _ appointments: [Appointment], _ calendar: Calendar) -> [WeekDay] {
        let today = calendar.startOfDay(for: now)
        let back = (calendar.component(.weekday, from: now) - calendar.firstWeekday + 7) % 7
        let letters = calendar.veryShortStandaloneWeekdaySymbols
        return (0..<7).compactMap { index in
            guard let date = calendar.date(byAdding: .day, value: index - back, to: today) else { return nil }
            let day = calendar.day(of: date)
            let weekday = calendar.component(.weekday, from: date) - 1
            return WeekDay(
                letter: letters.indices.contains(weekday) ? letters[weekday] : "",
                number: DayFormat(locale: calendar.locale ?? .current, timeZone: calendar.timeZone).dayNumber(date),
                isToday: day.start == today, isPast: day.start < today, isWeekend: calendar.isDateInWeekend(date),
                dots: dots(of: appointments.lazy.map { ($0.start, $0.end) }, on: day))
        }
    }
}
