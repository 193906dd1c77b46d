import SwiftUI
import TripsCore
import WidgetKit

/// The traveller's flights and stays, each at its time.
struct MyTripsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: TripsWidgetKind.trips, provider: BookingProvider()) { entry in
            MyTripsView(entry: entry)
        }
        .configurationDisplayName(TripsTexts.name)
        .description(TripsTexts.description)
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

/// Reads what the app has stored; only a new sync of the app asks for another timeline.
struct BookingProvider: TimelineProvider {
    func placeholder(in context: Context) -> BookingEntry { .sample(at: Date()) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (BookingEntry) -> Void) {
        guard !context.isPreview else { return completion(.sample(at: Date())) }
        Task { completion(await BookingTimelines.live().entryNow()) }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<BookingEntry>) -> Void) {
        Task { completion(await BookingTimelines.live().current()) }
    }
}
