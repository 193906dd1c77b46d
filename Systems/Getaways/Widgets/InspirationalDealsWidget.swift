import GetawaysCore
import GetawaysDefinitions
import Intents
import SwiftUI
import WidgetKit

/// The same deals, set by the older intent: tiles placed before there were App Intents have this kind.
struct InspirationalDealsWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: GetawaysWidgetKind.olderDeals, intent: InspirationalConfigurationIntent.self, provider: InspirationalDealsProvider()
        ) { entry in
            DealsView(entry: entry)
        }
        .configurationDisplayName(DealsTexts.olderName)
        .description(DealsTexts.description)
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

/// Asks the core with the values of the older intent.
struct InspirationalDealsProvider: IntentTimelineProvider {
    private let provider: DealsProvider

    init(provider: DealsProvider = .live()) { self.provider = provider }

    func placeholder(in context: Context) -> DealEntry { provider.placeholder() }

    func getSnapshot(
        for configuration: InspirationalConfigurationIntent, in context: Context, completion: @escaping (DealEntry) -> Void
    ) {
        completion(provider.snapshot())
    }

    func getTimeline(
        for configuration: InspirationalConfigurationIntent, in context: Context,
        completion: @escaping @Sendable (Timeline<DealEntry>) -> Void
    ) {
        provider.getTimeline(for: configuration.configuration, in: context.tile, completion: completion)
    }
}
