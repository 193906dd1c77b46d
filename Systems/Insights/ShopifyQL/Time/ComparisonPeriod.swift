/// Finds the period that another one is compared with.
struct ComparisonPeriod {
    let resolver: DateResolver
    let base: Period

    private var calendar: ShopCalendar { resolver.calendar }

    /// Days that the base covers or touches, when it begins with a day; nil when it begins within one.
    private var days: Int? {
        let first = calendar.date(at: base.start)
        guard calendar.start(of: first) == base.start, base.end > base.start else { return nil }
        return calendar.date(at: base.end - 1).number - first.number + 1
    }

    func period(_ clause: ComparisonClause) throws(QueryError) -> Period {
        switch clause {
        case .relative(let name):
            guard let relative = RelativePeriod(rawValue: name.text) else {
                throw QueryError(.invalidComparison, name.position, "There is no period '\(name.text)'.")
            }
            return try inside(earlier(relative), name.position)
        case .dates(let start, .some(let until)):
            let first = try resolver.range(of: start).start
            let end = try resolver.range(of: until).end
            guard first < end else { throw QueryError(.invalidComparison, until.position, "The comparison ends before it begins.") }
            return Period(start: first, end: end)
        case .dates(let start, nil):
            let range = try resolver.range(of: start)
            switch start.form {
            case .named(.now): throw QueryError(.invalidComparison, start.position, "now is a moment, not a period.")
            case .named, .cyberWeekend: return range
            // A date alone begins a period as long as the one compared.
            default: return try inside(moved(to: range.start), start.position)
            }
        case .external(let name):
            throw QueryError(
                .notSupported, name.position, "COMPARE TO \(name.text.uppercased()) is not supported: no \(name.text) are kept.")
        }
    }

    private func inside(_ period: Period, _ position: Position) throws(QueryError) -> Period {
        guard DateResolver.moments.contains(period.start), DateResolver.moments.contains(period.end) else {
            throw QueryError(.invalidComparison, position, "The comparison lies outside the years 1900 to 2200.")
        }
        return period
    }

    private func earlier(_ relative: RelativePeriod) -> Period {
        switch relative {
        case .previousPeriod:
            guard let days else {
                let length = base.end - base.start
                return Period(start: base.start - length, end: base.end - length)
            }
            return shifted(-days, .day)
        case .previousYear: return shifted(-1, .year)
        case .previousYearMatchDayOfWeek: return shifted(-364, .day)
        case .previousQuarter: return shifted(-1, .quarter)
        case .previousMonth: return shifted(-1, .month)
        case .previousWeek: return shifted(-1, .week)
        case .previousDay: return shifted(-1, .day)
        case .previousHour: return shifted(-1, .hour)
        case .previousMinute: return shifted(-1, .minute)
        case .previousSecond: return shifted(-1, .second)
        }
    }

    /// The period with both bounds at the same time of an earlier day.
    private func shifted(_ count: Int, _ unit: TimeUnit) -> Period {
        let start = calendar.shifted(base.start, by: count, unit)
        // An end at midnight is the end of the day before: the last day is moved, not the day after it.
        let lastDay = calendar.date(at: base.end - 1)
        guard unit != .hour, unit != .minute, unit != .second, calendar.start(of: lastDay.adding(days: 1)) == base.end else {
            return Period(start: start, end: calendar.shifted(base.end - 1, by: count, unit) + 1)
        }
        // The whole of a month is compared with the whole of another, however long.
        var last = calendar.shifted(lastDay, by: count, unit)
        if unit == .month || unit == .quarter || unit == .year, lastDay.adding(days: 1).parts.day == 1,
            calendar.date(at: base.start).parts.day == 1
        {
            last = calendar.first(of: .month, containing: last).adding(months: 1).adding(days: -1)
        }
        return Period(start: start, end: calendar.start(of: last.adding(days: 1)))
    }

    private func moved(to start: Int64) -> Period {
        let first = calendar.date(at: start)
        guard days != nil, calendar.start(of: first) == start else { return Period(start: start, end: start + (base.end - base.start)) }
        return shifted(first.number - calendar.date(at: base.start).number, .day)
    }
}
