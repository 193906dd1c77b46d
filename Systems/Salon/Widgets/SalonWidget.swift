import SalonCore
import SwiftUI
import WidgetKit

/// A stylist's day.
struct SalonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: SalonWidgetKind.calendar, provider: SalonTimelineProvider()) { entry in
            SalonView(entry: entry)
        }
        .configurationDisplayName(SalonTexts.name)
        .description(SalonTexts.description)
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

/// Asks the core with the days of the shared store.
struct SalonTimelineProvider: TimelineProvider {
    private let provider: SalonProvider

    init(provider: SalonProvider = SalonProvider(source: SharedDays.live)) { self.provider = provider }

    func placeholder(in context: Context) -> SalonEntry { provider.placeholder() }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SalonEntry) -> Void) {
        provider.getSnapshot(isPreview: context.isPreview, completion: completion)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SalonEntry>) -> Void) {
        provider.getTimeline(completion: completion)
    }
}
