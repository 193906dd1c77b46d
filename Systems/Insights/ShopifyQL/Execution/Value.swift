import Foundation

/// A value of an answer.
public enum Value: Sendable, Hashable {
    case null
    case integer(Int64)
    /// An exact decimal: money in the currency's main unit, a share as a fraction of 1.
    case number(Decimal)
    case text(String)
    /// The first day of a day, week, month, quarter or year.
    case day(CivilDate)
    /// The first moment of an hour, minute or second, with the seconds that the shop's clock is ahead of UTC.
    case moment(start: Int64, offset: Int64)

    /// The value as the API writes it; nil for null.
    public var text: String? {
        switch self {
        case .null: nil
        case .integer(let value): String(value)
        case .number(let value): value.description
        case .text(let value): value
        case .day(let date): date.description
        case .moment(let start, let offset):
            QueryPrinter.text(
                CivilDate(number: Int((start + offset).flooredDivision(by: ShopCalendar.day))),
                Int((start + offset).flooredRemainder(by: ShopCalendar.day)))
                + (offset < 0 ? "-" : "+") + (Int(abs(offset)) / 3600).padded(2) + ":" + (Int(abs(offset)) / 60 % 60).padded(2)
        }
    }

    /// The value as a number, when it is one.
    public var decimal: Decimal? {
        switch self {
        case .integer(let value): Decimal(value)
        case .number(let value): value
        default: nil
        }
    }

    /// Whether this comes before another value: numbers by size, texts by their bytes, null last.
    func comes(before other: Value) -> Bool? {
        switch (self, other) {
        case (.null, .null): return nil
        case (.null, _): return false
        case (_, .null): return true
        case (.integer(let one), .integer(let two)): return one == two ? nil : one < two
        case (.text(let one), .text(let two)): return one.utf8.elementsEqual(two.utf8) ? nil : one.utf8.lexicographicallyPrecedes(two.utf8)
        case (.day(let one), .day(let two)): return one == two ? nil : one < two
        case (.moment(let one, _), .moment(let two, _)): return one == two ? nil : one < two
        default:
            guard let one = decimal, let two = other.decimal else { return decimal != nil ? true : other.decimal != nil ? false : nil }
            return one == two ? nil : one < two
        }
    }
}

/// The type of a column's values, by the API's names.
public enum ColumnType: String, Sendable, CaseIterable {
    case money = "MONEY"
    case percent = "PERCENT"
    case integer = "INTEGER"
    case decimal = "DECIMAL"
    case text = "STRING"
    case boolean = "BOOLEAN"
    case identity = "IDENTITY"
    case secondDuration = "SECOND_DURATION"
    case secondTimestamp = "SECOND_TIMESTAMP"
    case minuteTimestamp = "MINUTE_TIMESTAMP"
    case hourTimestamp = "HOUR_TIMESTAMP"
    case dayTimestamp = "DAY_TIMESTAMP"
    case weekTimestamp = "WEEK_TIMESTAMP"
    case monthTimestamp = "MONTH_TIMESTAMP"
    case quarterTimestamp = "QUARTER_TIMESTAMP"
    case yearTimestamp = "YEAR_TIMESTAMP"
    case hourOfDay = "HOUR_OF_DAY"
    case dayOfWeek = "DAY_OF_WEEK"
    case weekOfYear = "WEEK_OF_YEAR"
    case monthOfYear = "MONTH_OF_YEAR"
}
