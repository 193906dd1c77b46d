import Foundation

/// Says how far a date is from another, as "in 2 hours" or "2 hours ago". The words are those of Unicode's locale data.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday" where the language has such a word.
        case named
    }

    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case short = 2
        case abbreviated = 3
    }

    open var dateTimeStyle: DateTimeStyle = .numeric
    open var unitsStyle: UnitsStyle = .full
    open var calendar: Calendar = .autoupdatingCurrent
    open var locale: Locale = .autoupdatingCurrent
    /// The place where the words stand: at a sentence's beginning the first letter is a capital.
    open var formattingContext: Formatter.Context = .unknown

    open func localizedString(from components: DateComponents) -> String {
        let units: [(Int?, RelativeUnit)] = [
            (components.year, .year), (components.month, .month), (components.weekOfMonth ?? components.weekOfYear, .week),
            (components.day, .day), (components.hour, .hour), (components.minute, .minute), (components.second, .second),
        ]
        let (value, unit) = units.first { ($0.0 ?? 0) != 0 } ?? units.last { $0.0 != nil } ?? (0, .second)
        return text(value ?? 0, unit)
    }

    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        localizedString(for: Date(timeIntervalSinceReferenceDate: interval), relativeTo: Date(timeIntervalSinceReferenceDate: 0))
    }

    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ value: Int, _ unit: RelativeUnit) -> String {
        let width: UnicodeRelativeDates.Width =
            switch unitsStyle {
            case .full: .long
            case .short: .short
            case .abbreviated: .narrow
            }
        let words = UnicodeRelativeDates.text(value, unit, width: width, named: dateTimeStyle == .named, locale: locale.identifier) ?? ""
        return formattingContext == .beginningOfSentence ? words.prefix(1).uppercased(with: locale) + words.dropFirst() : words
    }
}
