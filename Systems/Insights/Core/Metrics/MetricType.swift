/// A metric that a merchant can choose, as data: adding one is one entry in ``MetricType/all``.
public struct MetricType: Identifiable, Sendable {
    /// The unit that a value counts.
    public enum Unit: Hashable, Sendable {
        /// An amount in the shop's currency.
        case money
        case count
        /// A share: 0.25 is 25 %.
        case rate
    }

    /// The query language's name, and what a tile's settings keep.
    public let id: String
    /// The schema in which the service has it.
    public let schema: String
    public let unit: Unit
    /// The type that reads the metric from an answer, and says what shape it has.
    public let response: any MetricResponse.Type

    public init(_ id: String, of schema: String, _ unit: Unit, _ response: any MetricResponse.Type = TimedMetricResponse.self) {
        self.id = id
        self.schema = schema
        self.unit = unit
        self.response = response
    }
}

extension MetricType: Hashable {
    public static func == (one: MetricType, other: MetricType) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
