import AppIntents
import InsightsCore

/// The intent that configures a tile.
struct InsightsIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let title: LocalizedStringResource = "Insights"
    static let description: IntentDescription? = "Your shop’s metrics at a glance."
    /// The SiriKit intent, whose stored values are carried over by their names.
    static let intentClassName = "InsightsConfigurationIntent"

    @Parameter(title: "Shop") var shop: ShopEntity?
    @Parameter(
        title: "Metrics",
        size: [
            .systemSmall: 2, .systemMedium: 4, .systemLarge: 7, .accessoryCircular: 1, .accessoryRectangular: 1, .accessoryInline: 1,
        ])
    var metrics: [MetricEntity]?
    @Parameter(title: "Date range", default: .today) var range: RangeOption

    init() {}

    /// The configuration that all kinds of the widget use. A list that was never set is a new tile's.
    var configuration: InsightsConfiguration {
        guard let metrics else { return InsightsConfiguration(shop: shop?.id, range: range.range) }
        return InsightsConfiguration(shop: shop?.id, metricNames: metrics.map(\.id), range: range.range)
    }
}

/// The option for the days, as they are chosen.
enum RangeOption: String, AppEnum {
    case today, last7Days, last30Days

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Date range"
    static let caseDisplayRepresentations: [RangeOption: DisplayRepresentation] = [
        .today: "Today", .last7Days: "Last 7 days", .last30Days: "Last 30 days",
    ]

    var range: DateRange {
        switch self {
        case .today: .today
        case .last7Days: .last7Days
        case .last30Days: .last30Days
        }
    }
}
