import Foundation

/// A metric of the present moment, such as how many orders wait: one value, no time, nothing to compare with.
public final class PresentMetricResponse: MetricResponse {
    public static var isTimed: Bool { false }
    public let data: MetricData

    public init(_ metric: MetricType, from answer: MetricSource) throws {
        guard let column = answer.table.column(metric.id) else { throw MetricDecodingError.missing(metric.id) }
        guard let value = column.first?.number else { throw MetricDecodingError.unreadable(metric.id) }
        data = MetricData(value: value, currency: metric.unit == .money ? answer.currency : nil)
    }
}
