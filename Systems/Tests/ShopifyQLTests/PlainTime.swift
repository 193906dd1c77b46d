import Foundation
import ShopifyQL

/// Periods and labels by Foundation's calendar, to check the engine's own.
struct PlainTime {
    let calendar: Calendar
    let now: Date

    init(zone: TimeZone, now: Date) {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = zone
        self.calendar = calendar
        self.now = now
    }

    private var today: Date { calendar.startOfDay(for: now) }

    func shift(_ date: Date, _ count: Int, _ unit: TimeUnit) -> Date {
        let (component, factor): (Calendar.Component, Int) =
            switch unit {
            case .second: (.second, 1)
            case .minute: (.minute, 1)
            case .hour: (.hour, 1)
            case .day: (.day, 1)
            case .week: (.day, 7)
            case .month: (.month, 1)
            case .quarter: (.month, 3)
            case .year: (.year, 1)
            }
        return calendar.date(byAdding: component, value: count * factor, to: date) ?? date
    }

    func unit(_ unit: TimeUnit, _ date: Date) -> (Date, Date) {
        if unit == .quarter {
            var parts = calendar.dateComponents([.year, .month], from: date)
            parts.month = ((parts.month ?? 1) - 1) / 3 * 3 + 1
            let start = calendar.date(from: parts) ?? date
            return (start, shift(start, 3, .month))
        }
        let component: Calendar.Component =
            switch unit {
            case .second: .second
            case .minute: .minute
            case .hour: .hour
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            default: .year
            }
        let interval = calendar.dateInterval(of: component, for: date) ?? DateInterval(start: date, end: date)
        return (interval.start, interval.end)
    }

    func range(_ date: DateExpression) -> (Date, Date) {
        func unitAgo(_ unit: TimeUnit, _ ago: Int) -> (Date, Date) { self.unit(unit, shift(self.unit(unit, now).0, -ago, unit)) }
        switch date.form {
        case .absolute(let day, let second):
            let start = calendar.date(from: DateComponents(year: day.parts.year, month: day.parts.month, day: day.parts.day)) ?? now
            guard let second else { return unit(.day, start) }
            let moment = calendar.date(bySettingHour: second / 3600, minute: second / 60 % 60, second: second % 60, of: start) ?? start
            return (moment, moment + 1)
        case .offset(let count, let offset):
            switch offset {
            case .second, .minute, .hour: return (shift(now, -count, offset), shift(now, -count, offset) + 1)
            default: return unit(.day, shift(today, -count, offset))
            }
        case .cyberWeekend(let year):
            let fridays = [2020: 27, 2021: 26, 2022: 25, 2023: 24, 2024: 29, 2025: 28]
            let start = calendar.date(from: DateComponents(year: year, month: 11, day: fridays[year])) ?? now
            return (start, shift(start, 4, .day))
        case .edge(let isStart, let edge, let ago):
            let range = unitAgo(edge, ago)
            return isStart ? (range.0, range.0 + 1) : (range.1 - 1, range.1)
        case .named(let name):
            let saturday = shift(unit(.week, now).0, 5, .day)
            switch name {
            case .now: return (now, now + 1)
            case .today: return unitAgo(.day, 0)
            case .yesterday: return unitAgo(.day, 1)
            case .thisWeek: return unitAgo(.week, 0)
            case .thisMonth: return unitAgo(.month, 0)
            case .thisQuarter: return unitAgo(.quarter, 0)
            case .thisYear: return unitAgo(.year, 0)
            case .lastWeek: return unitAgo(.week, 1)
            case .lastMonth: return unitAgo(.month, 1)
            case .lastQuarter: return unitAgo(.quarter, 1)
            case .lastYear: return unitAgo(.year, 1)
            case .thisWeekend: return (saturday, shift(saturday, 2, .day))
            case .lastWeekend: return (shift(saturday, -7, .day), shift(saturday, -5, .day))
            }
        }
    }

    /// The query's period; `earliest` where it sets none.
    func period(_ query: Query, earliest: Date) -> (Date, Date) {
        switch query.period {
        case .during(let date):
            let range = range(date)
            return (range.0, min(range.1, now + 1))
        case .bounds(.some(let since), let until): return (range(since).0, until.map { range($0).1 } ?? now + 1)
        case .bounds(nil, let until): return standard(query, until.map { range($0).1 } ?? now + 1) ?? (earliest, now + 1)
        case nil: return standard(query, now + 1) ?? (earliest, now + 1)
        }
    }

    private func standard(_ query: Query, _ end: Date) -> (Date, Date)? {
        guard let name = query.timeSeries?.text.lowercased() else { return nil }
        let spans: [String: (Int, TimeUnit)] = [
            "hour": (24, .hour), "day": (30, .day), "week": (4, .week), "month": (3, .month), "quarter": (4, .quarter), "year": (3, .year),
            "hour_of_day": (30, .day), "day_of_week": (30, .day), "minute": (60, .minute), "second": (60, .second),
            "week_of_year": (1, .year), "month_of_year": (1, .year),
        ]
        let (count, unit) = spans[name] ?? (30, .day)
        return (shift(self.unit(unit, end - 1).0, 1 - count, unit), end)
    }

    func comparison(_ clause: ComparisonClause, base: (Date, Date)) -> (Date, Date) {
        let startsDay = calendar.startOfDay(for: base.0) == base.0
        let days =
            (calendar.dateComponents([.day], from: calendar.startOfDay(for: base.0), to: calendar.startOfDay(for: base.1 - 1)).day ?? 0) + 1
        func moved(_ count: Int, _ unit: TimeUnit) -> (Date, Date) {
            let lastDay = calendar.startOfDay(for: base.1 - 1)
            if unit != .hour, unit != .minute, unit != .second, shift(lastDay, 1, .day) == base.1 {
                var last = shift(lastDay, count, unit)
                let wholeMonths = calendar.component(.day, from: base.1) == 1 && calendar.component(.day, from: base.0) == 1
                if wholeMonths, [.month, .quarter, .year].contains(unit) { last = self.unit(.month, last).1 - 43_200 }
                return (shift(base.0, count, unit), self.unit(.day, last).1)
            }
            return (shift(base.0, count, unit), shift(base.1 - 1, count, unit) + 1)
        }
        switch clause {
        case .relative(let name):
            switch name.text {
            case "previous_period":
                let length = base.1.timeIntervalSince(base.0)
                return startsDay ? moved(-days, .day) : (base.0 - length, base.1 - length)
            case "previous_year_match_day_of_week": return moved(-364, .day)
            default: return moved(-1, TimeUnit(rawValue: String(name.text.dropFirst(9))) ?? .day)
            }
        case .dates(let start, .some(let until)): return (range(start).0, range(until).1)
        case .dates(let start, nil):
            switch start.form {
            case .named, .cyberWeekend: return range(start)
            default:
                let first = range(start).0
                guard startsDay, calendar.startOfDay(for: first) == first else { return (first, first + base.1.timeIntervalSince(base.0)) }
                return moved(calendar.dateComponents([.day], from: base.0, to: first).day ?? 0, .day)
            }
        case .external: return base
        }
    }

    /// A time dimension's value at a moment, as text, with a number to sort by.
    func label(_ dimension: TimeDimension, _ date: Date) -> (text: String, order: Double) {
        func number(_ value: Int) -> (String, Double) { (String(value), Double(value)) }
        switch dimension {
        case .hourOfDay: return number(calendar.component(.hour, from: date))
        case .dayOfWeek: return number((calendar.component(.weekday, from: date) + 5) % 7 + 1)
        case .weekOfYear: return number(calendar.component(.weekOfYear, from: date))
        case .monthOfYear: return number(calendar.component(.month, from: date))
        default: break
        }
        let start = unit(TimeUnit(rawValue: dimension.rawValue) ?? .day, date).0
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start)
        func two(_ value: Int?) -> String { String(format: "%02d", value ?? 0) }
        var text = String(format: "%04d", parts.year ?? 0) + "-\(two(parts.month))-\(two(parts.day))"
        if [.hour, .minute, .second].contains(dimension) {
            let offset = calendar.timeZone.secondsFromGMT(for: start)
            text += "T\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))\(offset < 0 ? "-" : "+")"
            text += "\(two(abs(offset) / 3600)):\(two(abs(offset) / 60 % 60))"
        }
        return (text, start.timeIntervalSince1970)
    }
}
