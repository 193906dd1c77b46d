/// Turns dates as written into moments of a shop's time.
struct DateResolver {
    /// No event lies outside of these: dates that reach further are refused.
    static let moments = Int64(-2_208_988_800)...Int64(7_289_654_400)

    let calendar: ShopCalendar
    /// The present time in seconds since 1970.
    let now: Int64

    var today: CivilDate { calendar.date(at: now) }

    /// The range that a date as written stands for: from its first moment to the end of what it names.
    func range(of date: DateExpression) throws(QueryError) -> Period {
        let range = unbounded(date)
        guard Self.moments.contains(range.start), Self.moments.contains(range.end) else {
            throw QueryError(.invalidPeriod, date.position, "The date lies outside the years 1900 to 2200.")
        }
        return range
    }

    private func unbounded(_ date: DateExpression) -> Period {
        switch date.form {
        case .absolute(let day, nil): return days(day, 1)
        case .absolute(let day, .some(let second)):
            let moment = calendar.moment(ofClock: Int64(day.number) * ShopCalendar.day + Int64(second))
            return Period(start: moment, end: moment + 1)
        case .offset(let count, let unit):
            switch unit {
            case .second, .minute, .hour:
                let moment = calendar.shifted(now, by: -count, unit)
                return Period(start: moment, end: moment + 1)
            // An offset in days or longer units means the whole day it leads to.
            default: return days(calendar.shifted(today, by: -count, unit), 1)
            }
        case .named(let period): return range(of: period)
        case .cyberWeekend(let year):
            let november = CivilDate(unchecked: year, 11, 1)
            // Thanksgiving is the fourth Thursday; the weekend begins the day after.
            let thanksgiving = november.adding(days: (4 - november.weekday).floorModulo(7) + 21)
            return days(thanksgiving.adding(days: 1), 4)
        case .edge(let isStart, let unit, let ago):
            let range = range(ofUnit: unit, ago: ago)
            return isStart ? Period(start: range.start, end: range.start + 1) : Period(start: range.end - 1, end: range.end)
        }
    }

    private func days(_ first: CivilDate, _ count: Int) -> Period {
        Period(start: calendar.start(of: first), end: calendar.start(of: first.adding(days: count)))
    }

    private func range(ofUnit unit: TimeUnit, ago: Int) -> Period {
        switch unit {
        case .second, .minute, .hour:
            let length: Int64 = unit == .hour ? 3600 : unit == .minute ? 60 : 1
            let clock = calendar.clock(at: now)
            let start = now - clock.flooredRemainder(by: length) - Int64(ago) * length
            return Period(start: start, end: start + length)
        default:
            let first = calendar.first(of: unit, containing: calendar.shifted(calendar.first(of: unit, containing: today), by: -ago, unit))
            return Period(start: calendar.start(of: first), end: calendar.start(of: calendar.shifted(first, by: 1, unit)))
        }
    }

    private func range(of period: NamedPeriod) -> Period {
        let saturday = calendar.first(of: .week, containing: today).adding(days: 5)
        return switch period {
        case .now: Period(start: now, end: now + 1)
        case .today: range(ofUnit: .day, ago: 0)
        case .yesterday: range(ofUnit: .day, ago: 1)
        case .thisWeek: range(ofUnit: .week, ago: 0)
        case .thisMonth: range(ofUnit: .month, ago: 0)
        case .thisQuarter: range(ofUnit: .quarter, ago: 0)
        case .thisYear: range(ofUnit: .year, ago: 0)
        case .lastWeek: range(ofUnit: .week, ago: 1)
        case .lastMonth: range(ofUnit: .month, ago: 1)
        case .lastQuarter: range(ofUnit: .quarter, ago: 1)
        case .lastYear: range(ofUnit: .year, ago: 1)
        case .thisWeekend: days(saturday, 2)
        case .lastWeekend: days(saturday.adding(days: -7), 2)
        }
    }

    // MARK: Clauses

    /// The period of a query, or nil where it sets none. A period with a name that is not over yet ends now.
    func period(_ clause: PeriodClause?, timeSeries: TimeDimension?) throws(QueryError) -> Period? {
        switch clause {
        case .during(let date):
            let range = try range(of: date)
            return Period(start: range.start, end: range.end > now ? max(range.start, now + 1) : range.end)
        case .bounds(let since, let until):
            let end = try until.map { (date) throws(QueryError) in try range(of: date).end } ?? now + 1
            guard let since else {
                guard let timeSeries else {
                    throw QueryError(
                        .invalidPeriod, until?.position ?? .start, "UNTIL without SINCE needs TIMESERIES, which has a default start.",
                        expected: ["SINCE"])
                }
                return defaultPeriod(timeSeries, end: end)
            }
            let start = try range(of: since).start
            guard start < end else {
                throw QueryError(.invalidPeriod, until?.position ?? since.position, "The period ends before it begins.")
            }
            return Period(start: start, end: end)
        case nil: return timeSeries.map { defaultPeriod($0, end: now + 1) }
        }
    }

    /// The default period of a time series: 30 days, 4 weeks, 3 months.
    private func defaultPeriod(_ dimension: TimeDimension, end: Int64) -> Period {
        let (count, unit): (Int, TimeUnit) =
            switch dimension {
            case .second: (60, .second)
            case .minute: (60, .minute)
            case .hour: (24, .hour)
            case .day, .hourOfDay, .dayOfWeek: (30, .day)
            case .week: (4, .week)
            case .month: (3, .month)
            case .quarter: (4, .quarter)
            case .year: (3, .year)
            case .weekOfYear, .monthOfYear: (1, .year)
            }
        switch unit {
        case .second, .minute, .hour:
            let length: Int64 = unit == .hour ? 3600 : unit == .minute ? 60 : 1
            let last = end - 1 - calendar.clock(at: end - 1).flooredRemainder(by: length)
            return Period(start: last - Int64(count - 1) * length, end: end)
        default:
            let first = calendar.shifted(calendar.first(of: unit, containing: calendar.date(at: end - 1)), by: 1 - count, unit)
            return Period(start: calendar.start(of: first), end: end)
        }
    }
}
