import SwiftUI
import WidgetKit

/// A step of a trip: its flight and its hotel, each a link to the app's bookings of that product.
public struct BookingView: View {
    let booking: WidgetBooking
    @Environment(\.widgetFamily) private var family
    private let links = BookingLinkGenerator()

    public init(booking: WidgetBooking) { self.booking = booking }

    public var body: some View {
        switch (booking.flight, booking.hotel) {
        case (let flight?, let hotel?) where family == .systemLarge:
            // Two medium tiles in one.
            VStack(spacing: 0) {
                Link(destination: links.generateFor(product: .flight, trip: booking.trip)) {
                    FlightBookingView(booking: booking.withoutHotel, flight: flight, family: .systemMedium)
                }
                .frame(maxHeight: .infinity)
                Hairline()
                Link(destination: links.generateFor(product: .hotel, trip: booking.trip)) {
                    HotelBookingView(booking: booking, hotel: hotel, family: .systemMedium)
                }
                .frame(maxHeight: .infinity)
            }
        case (let flight?, _):
            part(.flight) { FlightBookingView(booking: booking, flight: flight, family: family) }
        case (nil, let hotel?):
            part(.hotel) { HotelBookingView(booking: booking, hotel: hotel, family: family) }
        case (nil, nil):
            Color.clear
        }
    }

    /// A small tile is one target, a larger one a link.
    @ViewBuilder private func part<Content: View>(_ product: Product, @ViewBuilder content: () -> Content) -> some View {
        let link = links.generateFor(product: product, trip: booking.trip)
        if family == .systemSmall {
            content().widgetURL(link)
        } else {
            Link(destination: link) { content() }
        }
    }
}

extension WidgetBooking {
    /// The flight alone: the hotel has a place of its own.
    fileprivate var withoutHotel: WidgetBooking {
        var copy = self
        copy.hotel = nil
        return copy
    }
}
