import Foundation

/// What a customer has bought: a flight, a stay, or both.
public struct Booking: Codable, Equatable, Sendable {
    public var id: String
    /// Six letters and digits for the airline's or hotel's desk.
    public var reference: String
    public var traveller: String
    public var product: BookedProduct
    /// The time at which it was bought, in seconds since 1970.
    public var purchasedAt: Double
    /// The price in cents.
    public var priceInCents: Int
    public var currency: String
    public var outbound: Flight?
    public var inbound: Flight?
    public var stay: Stay?
}

/// The kinds of booking the shop sells.
public enum BookedProduct: String, Codable, CaseIterable, Sendable {
    case flight
    case package
    case hotel
}

/// One way by air.
public struct Flight: Codable, Equatable, Sendable {
    /// The flight's number, such as “AZ 792”.
    public var code: String
    public var stops: Int
    public var departure: FlightEnd
    public var arrival: FlightEnd
}

/// The place and time at which a flight starts or ends.
public struct FlightEnd: Codable, Equatable, Sendable {
    /// The code of the airport, in three letters.
    public var airport: String
    /// The name of the place, such as “Milan Linate”.
    public var city: String
    /// The time in seconds since 1970.
    public var time: Double
    /// The airport's time zone, as “Asia/Tokyo”.
    public var zone: String
}

/// Nights in one hotel.
public struct Stay: Codable, Equatable, Sendable {
    public var name: String
    public var address: String
    /// The time of the check-in, in seconds since 1970.
    public var checkIn: Double
    /// The time of the check-out, in seconds since 1970.
    public var checkOut: Double
    public var nights: Int
    /// The hotel's time zone, as “Asia/Tokyo”.
    public var zone: String
    /// The score of the hotel's guests, 0…10; absent when nobody has rated it.
    public var reviewScore: Double?
    /// Path on this service.
    public var picture: String
}
