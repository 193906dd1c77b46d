import Foundation
import LoopbackService

/// What the shop would sell, and for how much: an answer to a search.
struct Offer: Encodable, Sendable {
    /// The destination as a booking order names it.
    var destination: String
    var city: String
    var product: BookedProduct
    /// Cents, for everything.
    var priceInCents: Int
    var currency: String
    var outbound: Flight?
    var inbound: Flight?
    var stay: Stay?

    /// Makes an offer for each order, the cheapest first.
    /// - Parameter orders: what a customer might book.
    static func all(for orders: [BookingRequest], now: Date) throws -> [Offer] {
        try orders.map { order in
            let booking = try order.booking(for: Customer(email: "", name: ""), now: now)
            let city = Destination.all.first { $0.id == order.destination }?.city ?? order.destination
            return Offer(
                destination: order.destination, city: city, product: booking.product, priceInCents: booking.priceInCents,
                currency: booking.currency, outbound: booking.outbound, inbound: booking.inbound, stay: booking.stay)
        }
        .sorted { ($0.priceInCents, $0.destination) < ($1.priceInCents, $1.destination) }
    }

    /// What a search asks for by `?product=hotel&departure=2026-06-12&nights=4`, to one `destination` or to all.
    static func orders(_ values: [String: String]) throws -> [BookingRequest] {
        func value(_ name: String) throws -> String {
            guard let value = values[name], !value.isEmpty else { throw ServiceRefusal.field(name, reason: "is missing") }
            return value
        }
        guard let nights = Int(try value("nights")) else { throw ServiceRefusal.field("nights", reason: "is no number") }
        let (product, departure) = (try value("product"), try value("departure"))
        let destinations = values["destination"].flatMap { $0.isEmpty ? nil : [$0] } ?? Destination.all.map(\.id)
        return destinations.map { BookingRequest(product: product, destination: $0, departure: departure, nights: nights) }
    }
}
