import SwiftUI
import WidgetKit

/// What the widget shows for an entry, on the tile's own background.
public struct MyTripsView: View {
    let entry: BookingEntry
    @Environment(\.widgetFamily) private var family

    public init(entry: BookingEntry) { self.entry = entry }

    public var body: some View {
        Group {
            if let booking = entry.data {
                BookingView(booking: booking)
            } else {
                NoBookingView()
            }
        }
        // A tile does not grow with its words: beyond these sizes they would leave it.
        .dynamicTypeSize(...(family == .systemLarge ? DynamicTypeSize.xxLarge : .xLarge))
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
}
