import Foundation

/// What the customer has bought, as the service tells it: the app's one model of a booking.
public struct Booking: Codable, Equatable, Sendable {
    public var id: String
    /// Six letters and digits for the airline's or hotel's desk.
    public var reference: String
    public var traveller: String
    /// `flight`, `package` or `hotel`.
    public var product: String
    /// Seconds since 1970.
    public var purchasedAt: Double
    public var priceInCents: Int
    public var currency: String
    public var outbound: Flight?
    public var inbound: Flight?
    public var stay: Stay?

    public init(
        id: String, reference: String = "", traveller: String = "", product: String = "package", purchasedAt: Double,
        priceInCents: Int = 0, currency: String = "EUR", outbound: Flight? = nil, inbound: Flight? = nil, stay: Stay? = nil
    ) {
        self.id = id
        self.reference = reference
        self.traveller = traveller
        self.product = product
        self.purchasedAt = purchasedAt
        self.priceInCents = priceInCents
        self.currency = currency
        self.outbound = outbound
        self.inbound = inbound
        self.stay = stay
    }

    /// Seconds since 1970, when the traveller sets out; nil for a booking of nothing.
    public var begins: Double? {
        [outbound?.departure.time, stay?.checkIn, inbound?.departure.time].compactMap { $0 }.min()
    }

    /// Seconds since 1970, when the traveller is back, or has left the hotel.
    public var ends: Double? {
        [outbound?.arrival.time, stay?.checkOut, inbound?.arrival.time].compactMap { $0 }.max()
    }
}
