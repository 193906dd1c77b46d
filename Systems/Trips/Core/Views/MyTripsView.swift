import Foundation
import SwiftUI
import WidgetKit

/// What the widget shows for an entry, on the tile's own background.
public struct MyTripsView: View {
    let entry: BookingEntry
    @Environment(\.locale) private var locale

    public init(entry: BookingEntry) { self.entry = entry }

    public var body: some View {
        Group {
            if let booking = entry.data {
                BookingView(booking: booking)
                    // One tile, one language: that of the texts that the app has written.
                    .environment(\.locale, booking.language.map { Locale(identifier: $0) } ?? locale)
            } else {
                NoBookingView()
            }
        }
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
}
