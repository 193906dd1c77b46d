import SwiftUI
import TripsCore
import WidgetKit

/// The three ways to a new trip, whatever is booked.
struct NewSearchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: TripsWidgetKind.search, provider: SearchProvider()) { entry in
            MyTripsView(entry: entry)
        }
        .configurationDisplayName(TripsTexts.searchName)
        .description(TripsTexts.searchDescription)
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

/// A provider of always the same entry, so one timeline is enough.
struct SearchProvider: TimelineProvider {
    func placeholder(in context: Context) -> BookingEntry { noBookingEntry(Date()) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (BookingEntry) -> Void) { completion(noBookingEntry(Date())) }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<BookingEntry>) -> Void) {
        completion(Timeline(entries: [noBookingEntry(Date())], policy: .never))
    }
}
