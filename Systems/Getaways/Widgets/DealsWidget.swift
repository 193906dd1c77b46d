import AppIntents
import GetawaysCore
import SwiftUI
import WidgetKit

/// One deal after the other from the chosen airport.
struct DealsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: GetawaysWidgetKind.deals, intent: DealsIntent.self, provider: DealsIntentProvider()) { entry in
            DealsView(entry: entry)
        }
        .configurationDisplayName(DealsTexts.name)
        .description(DealsTexts.description)
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

/// Asks the core with the values of the App Intent.
struct DealsIntentProvider: AppIntentTimelineProvider {
    private let provider: DealsProvider

    init(provider: DealsProvider = .live()) { self.provider = provider }

    func placeholder(in context: Context) -> DealEntry { provider.placeholder() }

    func recommendations() -> [AppIntentRecommendation<DealsIntent>] {
        let intent = DealsIntent()
        intent.location = LocationEntity(airport: Airport(code: "MXP", city: "Milan", name: "Malpensa", country: "IT"))
        return [AppIntentRecommendation(intent: intent, description: "Milan Malpensa")]
    }

    func snapshot(for configuration: DealsIntent, in context: Context) async -> DealEntry { provider.snapshot() }

    func timeline(for configuration: DealsIntent, in context: Context) async -> Timeline<DealEntry> {
        await provider.timeline(for: configuration.configuration, in: context.tile)
    }
}

extension TimelineProviderContext {
    /// The room a photograph has to fill, at the finest scale that is drawn.
    var tile: DealsTile { DealsTile(size: displaySize, scale: environmentVariants.displayScale?.max() ?? 3) }
}
