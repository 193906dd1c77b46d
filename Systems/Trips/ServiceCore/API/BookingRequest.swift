import Foundation
import LoopbackService

/// What a customer asks to book.
struct BookingRequest: Decodable, Sendable {
    static let nights = 1...30
    /// Days from today on which a trip may begin.
    static let horizon = 365
    var product: String
    var destination: String
    /// The day of departure, such as `2026-06-12`.
    var departure: String
    var nights: Int

    /// The booking this order makes at `now`; refuses what the shop does not sell.
    func booking(for customer: Customer, now: Date) throws -> Booking {
        guard let product = BookedProduct(rawValue: product) else {
            throw ServiceRefusal.field("product", reason: "is none of flight, package, hotel")
        }
        guard let place = Destination.all.first(where: { $0.id == destination }) else {
            throw ServiceRefusal.field("destination", reason: "is none of \(Destination.all.map(\.id).joined(separator: ", "))")
        }
        guard let day = LocalDay(departure) else { throw ServiceRefusal.field("departure", reason: "is no day such as 2026-06-12") }
        guard Self.nights.contains(nights) else { throw ServiceRefusal.field("nights", reason: "must be between 1 and 30") }
        let booking = BookingComposer(traveller: customer.name).compose(product, to: place, on: day, nights: nights, purchasedAt: now)
        let begins = booking.outbound?.departure.time ?? booking.stay?.checkIn ?? 0
        let wait = begins - now.timeIntervalSince1970
        guard wait > 0 else { throw ServiceRefusal.field("departure", reason: "is in the past") }
        guard wait < Double(Self.horizon) * 86_400 else { throw ServiceRefusal.field("departure", reason: "is more than a year away") }
        return booking
    }
}
