import Foundation

/// A series as bars or a line show it: what has been, what is under way, and what is to come of the day.
public struct ChartSeries: Hashable, Sendable {
    /// Oldest first; the last one is under way.
    public let values: [Double]
    /// The whole range, of which ``values`` are the first. A day on which clocks change has an hour less or more.
    public let slots: Int
    /// Places along the axis and their words.
    public let labels: [Label]

    /// A word under the axis.
    public struct Label: Hashable, Sendable {
        /// The label's place: 0 is the beginning of the first slot, 1 the end of the last.
        public let place: Double
        public let text: String
    }

    /// Makes a series of a metric's points; nil without a history.
    public init?(_ points: [MetricData.Point], _ range: DateRange, timeZone: TimeZone, locale: Locale) {
        guard let first = points.first else { return nil }
        values = points.map(\.value)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        switch range {
        case .today:
            let start = calendar.startOfDay(for: first.date)
            let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
            let hours = (end.timeIntervalSince(start) / 3_600).rounded()
            slots = max(min(max(Int(hours), 1), 30), values.count)
            let style = Date.FormatStyle(locale: locale, timeZone: timeZone).hour()
            labels = [0, 6, 12, 18, 24].map { hour in
                let date = hour == 24 ? end : calendar.date(bySettingHour: hour, minute: 0, second: 0, of: start) ?? start
                return Label(place: min(max(date.timeIntervalSince(start) / max(hours * 3_600, 1), 0), 1), text: date.formatted(style))
            }
        case .last7Days:
            slots = values.count
            let style = Date.FormatStyle(locale: locale, timeZone: timeZone).weekday(.abbreviated)
            labels = points.enumerated().map { index, point in
                Label(place: (Double(index) + 0.5) / Double(points.count), text: point.date.formatted(style))
            }
        case .last30Days:
            slots = values.count
            let last = Double(points.count - 1)
            let style = Date.FormatStyle(locale: locale, timeZone: timeZone).day().month(.abbreviated)
            labels = [0, 0.25, 0.5, 0.75, 1].map { share in
                Label(place: share, text: points[Int((last * share).rounded())].date.formatted(style))
            }
        }
    }

    /// The share of each value in the largest; what is below zero has none.
    public var shares: [Double] {
        let most = values.max() ?? 0
        return values.map { most > 0 ? max($0 / most, 0) : 0 }
    }

    /// The place of each value between the smallest (0) and the largest (1); in the middle where they are all alike.
    public var heights: [Double] {
        let (least, most) = (values.min() ?? 0, values.max() ?? 0)
        return values.map { most > least ? ($0 - least) / (most - least) : 0.5 }
    }
}
