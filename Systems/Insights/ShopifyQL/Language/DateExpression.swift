/// A point or range of time as written.
public struct DateExpression: Sendable, Hashable {
    /// The forms a date has.
    public enum Form: Sendable, Hashable {
        /// A day, or a second of it, in the shop's time zone.
        case absolute(CivilDate, secondOfDay: Int?)
        /// A date so many units ago.
        case offset(Int, TimeUnit)
        case named(NamedPeriod)
        /// The sales weekend from Black Friday to Cyber Monday of a year.
        case cyberWeekend(year: Int)
        /// The first or last moment of a unit, so many units ago.
        case edge(isStart: Bool, TimeUnit, ago: Int)
    }

    /// The form in which the date is written.
    public var form: Form
    /// The place at which it stands.
    public var position: Position = .start

    /// The suffix of a column's name in a comparison with this date.
    var columnSuffix: String {
        switch form {
        case .absolute(let date, nil): date.description.filter { $0 != "-" }
        case .absolute(let date, .some(let second)):
            date.description.filter { $0 != "-" } + "T" + (second / 3600).padded(2) + (second / 60 % 60).padded(2) + (second % 60).padded(2)
        case .offset(let count, let unit): "sub_\(count)\(unit.short)"
        case .named(let period): period.rawValue
        case .cyberWeekend(let year): "bfcm\(year)"
        case .edge(let isStart, let unit, 0): "\(isStart ? "startOf" : "endOf")\(unit.capitalized)"
        case .edge(let isStart, let unit, let ago): "\(isStart ? "startOf" : "endOf")\(unit.capitalized)_sub_\(ago)\(unit.short)"
        }
    }
}

/// A unit of time; `m` is the month, `min` the minute.
public enum TimeUnit: String, Sendable, CaseIterable {
    case second, minute, hour, day, week, month, quarter, year

    /// The letters an offset is written with.
    public var short: String {
        switch self {
        case .second: "s"
        case .minute: "min"
        case .hour: "h"
        case .day: "d"
        case .week: "w"
        case .month: "m"
        case .quarter: "q"
        case .year: "y"
        }
    }

    var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A period with a name, relative to now.
public enum NamedPeriod: String, Sendable, CaseIterable {
    case now, today, yesterday
    case thisWeek = "this_week"
    case thisMonth = "this_month"
    case thisQuarter = "this_quarter"
    case thisYear = "this_year"
    case lastWeek = "last_week"
    case lastMonth = "last_month"
    case lastQuarter = "last_quarter"
    case lastYear = "last_year"
    case thisWeekend = "this_weekend"
    case lastWeekend = "last_weekend"
}
