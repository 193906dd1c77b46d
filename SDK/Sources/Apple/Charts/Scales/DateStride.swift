import Foundation

/// A step of the calendar: every third month, every six hours.
struct DateStride: Hashable, Sendable {
    let unit: Calendar.Component
    let count: Int

    init(_ unit: Calendar.Component, _ count: Int) {
        self.unit = unit
        // Far more than any axis is long, and far from overflow.
        self.count = min(max(count, 1), 100_000)
    }

    /// The length of the step, in about so many seconds.
    var seconds: Double {
        let unitSeconds: Double =
            switch unit {
            case .second: 1
            case .minute: 60
            case .hour: 3600
            case .day, .weekday, .dayOfYear: 86400
            case .weekOfYear, .weekOfMonth, .weekdayOrdinal: 7 * 86400
            case .month: 2_629_746
            case .quarter: 3 * 2_629_746
            case .year, .yearForWeekOfYear: 31_556_952
            case .nanosecond: 1e-9
            default: 31_556_952
            }
        return unitSeconds * Double(count)
    }

    /// The steps people read easily, shortest first.
    static let readable: [DateStride] = [
        DateStride(.second, 1), DateStride(.second, 5), DateStride(.second, 15), DateStride(.second, 30), DateStride(.minute, 1),
        DateStride(.minute, 5), DateStride(.minute, 15), DateStride(.minute, 30), DateStride(.hour, 1), DateStride(.hour, 3),
        DateStride(.hour, 6), DateStride(.hour, 12), DateStride(.day, 1), DateStride(.day, 2), DateStride(.weekOfYear, 1),
        DateStride(.weekOfYear, 2), DateStride(.month, 1), DateStride(.month, 3), DateStride(.month, 6), DateStride(.year, 1),
        DateStride(.year, 2), DateStride(.year, 5), DateStride(.year, 10), DateStride(.year, 20), DateStride(.year, 50),
        DateStride(.year, 100), DateStride(.year, 200), DateStride(.year, 500), DateStride(.year, 1000),
    ]

    /// The shortest readable step that gives no more marks than wanted.
    static func best(for span: Double, desiredCount: Double) -> DateStride {
        let wanted = max(desiredCount, 1)
        return readable.first { span / $0.seconds <= wanted } ?? DateStride(.year, 5000)
    }

    /// The step's beginnings from `low` to `high`, both included.
    func inside(_ low: Double, _ high: Double, _ calendar: Calendar) -> [Double] {
        marks(low, high, calendar).filter { $0 >= low && $0 <= high }
    }

    /// The step's beginnings around a stretch of time.
    func around(_ low: Double, _ high: Double, _ calendar: Calendar) -> [Double] {
        let all = marks(low, high, calendar)
        let first = all.lastIndex { $0 <= low } ?? 0, last = all.firstIndex { $0 >= high } ?? all.count - 1
        return first <= last ? Array(all[first...last]) : []
    }

    /// The marks from before `low` to after `high`.
    private func marks(_ low: Double, _ high: Double, _ calendar: Calendar) -> [Double] {
        guard low.isFinite, high.isFinite, abs(low) <= 3e11, abs(high) <= 3e11, low <= high, seconds >= 0.001,
            (high - low) / seconds < Double(Ticks.limit), var date = beginning(of: Date(timeIntervalSinceReferenceDate: low), calendar)
        else { return [] }
        var result: [Double] = []
        while result.count <= Ticks.limit + 2 {
            result.append(date.timeIntervalSinceReferenceDate)
            if date.timeIntervalSinceReferenceDate >= high { break }
            guard let next = calendar.date(byAdding: step.0, value: step.1, to: date), next > date else { break }
            date = next
        }
        return result
    }

    /// Quarters and weeks are counted in months and days: not every calendar adds them.
    private var step: (Calendar.Component, Int) {
        switch unit {
        case .quarter: (.month, 3 * count)
        case .weekOfYear, .weekOfMonth, .weekdayOrdinal: (.day, 7 * count)
        case .weekday, .dayOfYear: (.day, count)
        case .yearForWeekOfYear: (.year, count)
        default: (unit, count)
        }
    }

    /// The step's last beginning at or before a date; steps of several units begin at whole multiples (hours 0, 6, 12, 18; years 2020, 2030).
    private func beginning(of date: Date, _ calendar: Calendar) -> Date? {
        let whole: Calendar.Component =
            switch unit {
            case .weekOfMonth, .weekdayOrdinal: .weekOfYear
            case .weekday, .dayOfYear: .day
            case .quarter: .month
            default: unit
            }
        guard let start = calendar.dateInterval(of: whole, for: date)?.start else { return nil }
        let back: Int
        switch unit {
        case .second: back = calendar.component(.second, from: start) % count
        case .minute: back = calendar.component(.minute, from: start) % count
        case .hour: back = calendar.component(.hour, from: start) % count
        case .month: back = (calendar.component(.month, from: start) - 1) % count
        case .quarter:
            return calendar.date(byAdding: .month, value: -((calendar.component(.month, from: start) - 1) % (3 * count)), to: start)
        case .year: back = calendar.component(.year, from: start) % count
        default: back = 0
        }
        return back == 0 ? start : calendar.date(byAdding: whole, value: -back, to: start)
    }
}
