import Foundation

/// A day of the calendar, without a time zone.
struct Day: Equatable, Sendable, CustomStringConvertible {
    /// The days since 1 January 1970.
    let number: Int

    /// The day it is in London's winter; deals change at one moment for all. Times beyond any calendar are held to the years 1…9999.
    init(_ date: Date) {
        let days = (date.timeIntervalSince1970 / 86_400).rounded(.down)
        // What is no number is below every other.
        number = days > -719_162 ? Int(min(days, 2_932_896)) : -719_162
    }

    private init(number: Int) { self.number = number }

    func adding(_ days: Int) -> Day { Day(number: number + days) }

    /// The day of the week: 1 Monday … 7 Sunday.
    var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

    /// “2026-06-12”, by Howard Hinnant's algorithm from days to civil dates.
    var description: String {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func padded(_ value: Int, _ width: Int) -> String { String(repeating: "0", count: max(0, width - "\(value)".count)) + "\(value)" }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
