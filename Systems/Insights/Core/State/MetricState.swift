import Foundation

/// One slot of a tile.
public enum MetricState: Hashable, Sendable {
    /// “None”: a hole; the others stay where they are.
    case none
    /// A metric with its figures; without figures there is no data.
    case metric(MetricType, MetricFigures?)
}

/// One metric as it is shown.
public struct MetricFigures: Hashable, Sendable {
    public let value: ValueForms
    /// The difference from the value before; nil where there is nothing to compare with.
    public let comparison: Comparison?
    /// The chart of the history; nil for what has none.
    public let chart: ChartSeries?

    /// The series of which a line can be drawn: one value alone would be a dot.
    public var line: ChartSeries? { chart.flatMap { $0.values.count > 1 ? $0 : nil } }

    public init(_ data: MetricData, of metric: MetricType, over range: DateRange, timeZone: TimeZone, locale: Locale) {
        value = ValueForms(data.value, metric.unit, currency: data.currency, locale: locale)
        comparison = Comparison(data.change, locale: locale)
        chart = ChartSeries(data.series, range, timeZone: timeZone, locale: locale)
    }
}
