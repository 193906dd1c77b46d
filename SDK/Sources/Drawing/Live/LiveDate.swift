import Foundation

/// A date and how it is written, for a text that follows the time.
package struct LiveDate: Hashable, Sendable {
    /// A unit of a calendar, largest first.
    package enum Field: UInt8, Hashable, Sendable, CaseIterable, Comparable {
        case year, month, week, day, hour, minute, second
        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The dates for which a sign stands before a difference.
    package enum Sign: UInt8, Hashable, Sendable {
        /// A sign stands for dates before the anchor.
        case automatic
        case never
        case always
    }

    /// Hours, minutes and seconds with colons between them.
    package struct Clock: Hashable, Sendable {
        package var showsHours = true
        /// The most fields that are shown of hours, minutes, seconds and parts of a second.
        package var maximumFields = 3
        /// Seconds; the smallest step that is shown.
        package var precision: Double = 1
        /// Two digits for minutes below an hour, as a stopwatch has.
        package var padsMinutes = false

        package init() {}
    }

    package enum Style: Hashable, Sendable {
        /// The time to the date, then since it: "15:00", "36:59:01".
        case timer(Date)
        /// The time left of an interval, or passed in it, between nought and its length.
        case interval(start: Date, end: Date, pause: Date?, countsDown: Bool, Clock)
        /// The time since a date, without end.
        case stopwatch(start: Date, Clock)
        /// The distance to a date, either way, in two units: "11 min, 14 sec".
        case relative(Date)
        /// The distance to a date in one unit, signed: "+2 hours" after it, "-3 months" before it.
        case offset(Date)
        /// The difference from an anchor in units ("3 minutes, 42 seconds") or, for hours to seconds, as a clock.
        case difference(from: Date, fields: [Field], maximumFields: Int, sign: Sign)
        /// "in 5 minutes", "yesterday", and further away than the threshold's container the date itself.
        case reference(to: Date, fields: [Field], maximumFields: Int, threshold: Field)
        /// Words made beforehand, each from its date on.
        case sampled([Sample])
    }

    package struct Sample: Hashable, Sendable {
        package var from: Date
        package var words: String

        package init(from: Date, words: String) {
            self.from = from
            self.words = words
        }
    }

    package var style: Style
    /// BCP 47 or Apple form, e.g. `ja_JP`.
    package var locale: String
    /// The calendar's Unicode identifier, e.g. `gregorian`.
    package var calendar: String
    /// An identifier of the time zone database.
    package var timeZone: String

    package init(_ style: Style, locale: String, calendar: String = "gregorian", timeZone: String) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }
}
