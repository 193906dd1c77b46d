import Foundation

/// A metric over a range: its total, the total before, and a value for each hour or day.
public final class TimedMetricResponse: MetricResponse {
    public static var isTimed: Bool { true }
    public let data: MetricData

    public init(_ metric: MetricType, from answer: MetricSource) throws {
        let table = answer.table
        guard let values = table.column(metric.id) else { throw MetricDecodingError.missing(metric.id) }
        guard let totals = table.column("\(metric.id)__totals") else { throw MetricDecodingError.missing("\(metric.id)__totals") }
        // The total is the same in every row. A rate of nothing is empty: no visits have no conversion.
        guard let value = totals.first?.number else { throw MetricDecodingError.unreadable("\(metric.id)__totals") }
        // Named after what is compared with: `comparison_orders__previous_day__totals`.
        let before = table.column { $0.hasPrefix("comparison_\(metric.id)__") && $0.hasSuffix("__totals") }
        data = MetricData(
            value: value, previous: before?.first?.number, series: try Self.series(metric, values, answer),
            currency: metric.unit == .money ? answer.currency : nil)
    }

    private static func series(_ metric: MetricType, _ values: [ResponseCell], _ answer: MetricSource) throws -> [MetricData.Point] {
        guard let times = answer.table.column("hour") ?? answer.table.column("day") else { throw MetricDecodingError.missing("hour") }
        return try zip(times, values).map { time, cell in
            guard let date = time.date(in: answer.timeZone) else { throw MetricDecodingError.unreadable("hour") }
            guard let number = cell.number ?? (cell.isNull ? 0 : nil) else { throw MetricDecodingError.unreadable(metric.id) }
            let value = NSDecimalNumber(decimal: number).doubleValue
            guard value.isFinite else { throw MetricDecodingError.unreadable(metric.id) }
            return MetricData.Point(date: date, value: value)
        }
        .sorted { $0.date < $1.date }
    }
}
