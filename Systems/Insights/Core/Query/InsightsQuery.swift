/// One question to the service: some metrics of one schema over one range.
public struct InsightsQuery: Hashable, Sendable {
    public let schema: String
    /// The metrics in the merchant's order.
    public let metrics: [MetricType]
    /// The range of dates; nil for what has no time.
    public let range: DateRange?

    public init(schema: String, metrics: [MetricType], range: DateRange?) {
        self.schema = schema
        self.metrics = metrics
        self.range = range
    }

    /// The query in ShopifyQL.
    public var text: String {
        let shown = "FROM \(schema) SHOW \(metrics.map(\.id).joined(separator: ", "))"
        guard let range else { return shown }
        return "\(shown) TIMESERIES \(range.step) WITH TOTALS, PERCENT_CHANGE \(range.period)"
    }

    /// Returns the queries for these metrics and nothing else, as few as there are schemas; what has no time is asked apart from what
    /// has.
    public static func queries(for metrics: [MetricType], over range: DateRange) -> [InsightsQuery] {
        struct Topic: Hashable {
            var schema: String
            var isTimed: Bool
        }
        var topics: [Topic] = []
        var chosen: [Topic: [MetricType]] = [:]
        for metric in metrics {
            let topic = Topic(schema: metric.schema, isTimed: metric.response.isTimed)
            if chosen[topic] == nil { topics.append(topic) }
            guard chosen[topic]?.contains(metric) != true else { continue }
            chosen[topic, default: []].append(metric)
        }
        return topics.map { InsightsQuery(schema: $0.schema, metrics: chosen[$0] ?? [], range: $0.isTimed ? range : nil) }
    }
}
