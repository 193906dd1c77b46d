import Foundation

// The names of days and months, which Apple has as values that may not be there: `guard let` takes these, what takes no optional takes
// Foundation's own. They are those of the formatter's calendar and locale; names that were set are Foundation's alone.
extension DateFormatter {
    private var named: Calendar {
        var named: Calendar = calendar
        named.locale = locale
        return named
    }

    public var weekdaySymbols: [String]! { named.weekdaySymbols }
    public var shortWeekdaySymbols: [String]! { named.shortWeekdaySymbols }
    public var veryShortWeekdaySymbols: [String]! { named.veryShortWeekdaySymbols }
    public var standaloneWeekdaySymbols: [String]! { named.standaloneWeekdaySymbols }
    public var shortStandaloneWeekdaySymbols: [String]! { named.shortStandaloneWeekdaySymbols }
    public var veryShortStandaloneWeekdaySymbols: [String]! { named.veryShortStandaloneWeekdaySymbols }
    public var monthSymbols: [String]! { named.monthSymbols }
    public var shortMonthSymbols: [String]! { named.shortMonthSymbols }
    public var veryShortMonthSymbols: [String]! { named.veryShortMonthSymbols }
    public var standaloneMonthSymbols: [String]! { named.standaloneMonthSymbols }
    public var shortStandaloneMonthSymbols: [String]! { named.shortStandaloneMonthSymbols }
    public var veryShortStandaloneMonthSymbols: [String]! { named.veryShortStandaloneMonthSymbols }
    public var eraSymbols: [String]! { named.eraSymbols }
    public var longEraSymbols: [String]! { named.longEraSymbols }
    public var quarterSymbols: [String]! { named.quarterSymbols }
    public var shortQuarterSymbols: [String]! { named.shortQuarterSymbols }
    public var standaloneQuarterSymbols: [String]! { named.standaloneQuarterSymbols }
    public var shortStandaloneQuarterSymbols: [String]! { named.shortStandaloneQuarterSymbols }
    public var amSymbol: String! { named.amSymbol }
    public var pmSymbol: String! { named.pmSymbol }
}
