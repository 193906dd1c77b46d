import AppIntents
import InsightsCore
import InsightsSession
import SwiftUI
import WidgetKit

/// The same metrics, set by an App Intent.
struct InsightsAppIntentWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: InsightsWidgetKind.appIntent, intent: InsightsIntent.self, provider: InsightsAppIntentProvider()
        ) { entry in
            InsightsView(entry: entry)
        }
        .insights(named: InsightsTexts.appIntentName)
    }
}

/// Asks the core with the values of the App Intent.
struct InsightsAppIntentProvider: AppIntentTimelineProvider {
    private let provider: InsightsProvider

    init(provider: InsightsProvider = .live(watching: WidgetCenter.shared)) { self.provider = provider }

    func placeholder(in context: Context) -> InsightsEntry { provider.placeholder(in: context.family) }

    func snapshot(for configuration: InsightsIntent, in context: Context) async -> InsightsEntry {
        await provider.snapshot(for: configuration.configuration, in: context.family, isPreview: context.isPreview)
    }

    func timeline(for configuration: InsightsIntent, in context: Context) async -> Timeline<InsightsEntry> {
        await provider.timeline(for: configuration.configuration, in: context.family)
    }
}
