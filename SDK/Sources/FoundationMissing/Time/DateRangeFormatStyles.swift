import Foundation

/// The time between two dates in units: "2 hr, 5 min". Foundation's own `Date.ComponentsFormatStyle` cannot be made on Linux.
public struct DateRangeComponentsFormatStyle: FormatStyle, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field

    public struct Style: Codable, Hashable, Sendable {
        enum Kind: String, Codable, Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration }
        let kind: Kind
        /// "2 hours, 5 minutes".
        public static let wide = Style(kind: .wide)
        /// "2 hr, 5 min".
        public static let abbreviated = Style(kind: .abbreviated)
        /// "2hr 5min".
        public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
        /// "2h 5m".
        public static let narrow = Style(kind: .narrow)
        /// "two hours, five minutes".
        public static let spellOut = Style(kind: .spellOut)
        /// "2:05:00".
        static let timeDuration = Style(kind: .timeDuration)
    }

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    public var fields: Set<Field>?

    public init(style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
    }

    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = calendar
        calendar.locale = locale
        formatter.calendar = calendar
        formatter.allowedUnits = units
        formatter.unitsStyle =
            switch style.kind {
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            case .timeDuration: .positional
            }
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    private var units: NSCalendar.Unit {
        guard let fields else { return style.kind == .timeDuration ? [.hour, .minute, .second] : [] }
        let all: [(Field, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
        return all.reduce(into: []) { units, pair in if fields.contains(pair.0) { units.insert(pair.1) } }
    }
}

extension FormatStyle where Self == DateRangeComponentsFormatStyle {
    public static func components(
        style: DateRangeComponentsFormatStyle.Style, fields: Set<DateRangeComponentsFormatStyle.Field>? = nil
    ) -> Self { DateRangeComponentsFormatStyle(style: style, fields: fields) }

    /// "2:05:00".
    public static var timeDuration: Self { DateRangeComponentsFormatStyle(style: .timeDuration) }
}

extension Date.ComponentsFormatStyle {
    /// "2:05:00".
    public static var timeDuration: DateRangeComponentsFormatStyle { .timeDuration }
}
