/// A dimension of time that rows are grouped by.
public enum TimeDimension: String, Sendable, CaseIterable {
    case second, minute, hour, day, week, month, quarter, year
    case hourOfDay = "hour_of_day"
    case dayOfWeek = "day_of_week"
    case weekOfYear = "week_of_year"
    case monthOfYear = "month_of_year"

    /// Whether its values come back, as Mondays do.
    var isCyclic: Bool {
        switch self {
        case .hourOfDay, .dayOfWeek, .weekOfYear, .monthOfYear: true
        default: false
        }
    }

    /// The unit at whose edges its value may change.
    var unit: TimeUnit {
        switch self {
        case .second: .second
        case .minute: .minute
        case .hour, .hourOfDay: .hour
        case .day, .dayOfWeek: .day
        case .week, .weekOfYear: .week
        case .month, .monthOfYear: .month
        case .quarter: .quarter
        case .year: .year
        }
    }

    /// The type of a column of it.
    var type: ColumnType {
        switch self {
        case .second: .secondTimestamp
        case .minute: .minuteTimestamp
        case .hour: .hourTimestamp
        case .day: .dayTimestamp
        case .week: .weekTimestamp
        case .month: .monthTimestamp
        case .quarter: .quarterTimestamp
        case .year: .yearTimestamp
        case .hourOfDay: .hourOfDay
        case .dayOfWeek: .dayOfWeek
        case .weekOfYear: .weekOfYear
        case .monthOfYear: .monthOfYear
        }
    }

    /// The value at a moment: a number where values come back (Monday is 1), else the unit's first moment.
    func value(at moment: Int64, _ calendar: ShopCalendar) -> Value {
        let clock = calendar.clock(at: moment)
        let date = CivilDate(number: Int(clock.flooredDivision(by: ShopCalendar.day)))
        let secondOfDay = clock.flooredRemainder(by: ShopCalendar.day)
        switch self {
        case .hourOfDay: return .integer(secondOfDay / 3600)
        case .dayOfWeek: return .integer(Int64(date.weekday))
        case .weekOfYear: return .integer(Int64(date.weekOfYear))
        case .monthOfYear: return .integer(Int64(date.parts.month))
        case .second, .minute, .hour:
            let length: Int64 = self == .hour ? 3600 : self == .minute ? 60 : 1
            return .moment(start: moment - clock.flooredRemainder(by: length), offset: clock - moment)
        default: return .day(calendar.first(of: unit, containing: date))
        }
    }
}
