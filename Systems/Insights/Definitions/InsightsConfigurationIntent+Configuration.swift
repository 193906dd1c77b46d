import InsightsCore
import Intents

extension InsightsConfigurationIntent {
    /// The configuration that all kinds of the widget use. A list that was never set is a new tile's.
    public var configuration: InsightsConfiguration {
        guard let metrics else { return InsightsConfiguration(shop: shop?.identifier, range: range.range) }
        return InsightsConfiguration(shop: shop?.identifier, metricNames: metrics.map { $0.identifier ?? "" }, range: range.range)
    }
}

extension RangeChoice {
    /// The usual range where none was chosen.
    public var range: DateRange {
        switch self {
        case .unknown: .usual
        case .today: .today
        case .last7Days: .last7Days
        case .last30Days: .last30Days
        }
    }
}
