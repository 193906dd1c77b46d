import Foundation
import Synchronization

/// Dates and times as each language writes them by default: "09:00" in British English, where a format of single fields has "9:00".
enum StandardDateFormats {
    private struct Key: Hashable {
        let isTime: Bool
        let locale: Locale
        let calendar: Calendar
        let timeZone: TimeZone
    }

    /// Making a formatter takes longer than setting the whole text. None is changed after it was made.
    private static let formatters = Mutex<[Key: Formatter]>([:])

    private struct Formatter: @unchecked Sendable {
        let formatter: DateFormatter
    }

    static func string(_ date: Date, isTime: Bool, _ environment: EnvironmentValues) -> String {
        let key = Key(isTime: isTime, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        return formatters.withLock { known in
            if let found = known[key] { return found.formatter.string(from: date) }
            let made = DateFormatter()
            made.locale = key.locale
            made.calendar = key.calendar
            made.timeZone = key.timeZone
            made.dateStyle = isTime ? .none : .long
            made.timeStyle = isTime ? .short : .none
            if known.count > 50 { known.removeAll() }
            known[key] = Formatter(formatter: made)
            return made.string(from: date)
        }
    }
}
