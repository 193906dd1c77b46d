import InsightsCore
import SwiftUI
import WidgetKit

/// The first design's total sales. It stays, says that it is no longer active, and asks for nothing.
struct TotalSalesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: InsightsWidgetKind.totalSales, provider: RetiredProvider()) { _ in RetiredView() }
            .configurationDisplayName(InsightsTexts.totalSalesName)
            .description(InsightsTexts.retired)
            .supportedFamilies([.systemSmall])
    }
}

/// The first design's sessions, likewise.
struct SessionsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: InsightsWidgetKind.sessions, provider: RetiredProvider()) { _ in RetiredView() }
            .configurationDisplayName(InsightsTexts.sessionsName)
            .description(InsightsTexts.retired)
            .supportedFamilies([.systemSmall])
    }
}

/// One entry that never changes.
struct RetiredProvider: TimelineProvider {
    private var entry: InsightsEntry { InsightsEntry(date: Date(), state: WidgetState(.retired)) }

    func placeholder(in context: Context) -> InsightsEntry { entry }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (InsightsEntry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<InsightsEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}
