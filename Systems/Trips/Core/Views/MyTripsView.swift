import SwiftUI
import WidgetKit

/// What the widget shows for an entry, on the tile's own background.
public struct MyTripsView: View {
    let entry: BookingEntry

    public init(entry: BookingEntry) { self.entry = entry }

    public var body: some View {
        Group {
            if let booking = entry.data {
                BookingView(booking: booking)
            } else {
                NoBookingView()
            }
        }
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
}
