import Foundation

/// The metrics of one answer, read by a list of what was asked for. What was not asked for is left alone; what cannot be read is missing,
/// with its reason, and costs the others nothing.
public struct MetricsResponse: Sendable {
    public private(set) var data: [MetricType: MetricData] = [:]
    public private(set) var failures: [MetricType: MetricDecodingError] = [:]

    public init(_ answer: MetricSource, decoding metrics: [MetricType]) {
        for metric in metrics {
            do {
                data[metric] = try metric.response.init(metric, from: answer).data
            } catch {
                failures[metric] = error as? MetricDecodingError ?? .unreadable(metric.id)
            }
        }
    }
}
