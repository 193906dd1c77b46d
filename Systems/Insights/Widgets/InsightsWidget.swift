import InsightsCore
import InsightsDefinitions
import InsightsSession
import Intents
import SwiftUI
import WidgetKit

/// A shop's metrics, set by the SiriKit intent.
struct InsightsWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: InsightsWidgetKind.current, intent: InsightsConfigurationIntent.self, provider: InsightsIntentProvider()
        ) { entry in
            InsightsView(entry: entry)
        }
        .insights(named: InsightsTexts.name)
    }
}

/// Asks the core with the values of the SiriKit intent.
struct InsightsIntentProvider: IntentTimelineProvider {
    private let provider: InsightsProvider

    init(provider: InsightsProvider = .live(watching: WidgetCenter.shared)) { self.provider = provider }

    func placeholder(in context: Context) -> InsightsEntry { provider.placeholder(in: context.family) }

    func getSnapshot(
        for configuration: InsightsConfigurationIntent, in context: Context, completion: @escaping @Sendable (InsightsEntry) -> Void
    ) {
        provider.getSnapshot(
            for: configuration.configuration, in: context.family, isPreview: context.isPreview, completion: completion)
    }

    func getTimeline(
        for configuration: InsightsConfigurationIntent, in context: Context,
        completion: @escaping @Sendable (Timeline<InsightsEntry>) -> Void
    ) {
        provider.getTimeline(for: configuration.configuration, in: context.family, completion: completion)
    }
}
