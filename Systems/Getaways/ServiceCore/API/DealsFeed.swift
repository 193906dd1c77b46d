/// `GET /v1/deals?language=en&airport=MXP&travellers=2&dates=weekend`: today's deals from one airport, best first. JSON in snake_case with an
/// `ETag`; the same request on the same day has the same response. From some airports there are
/// none (from Linate, `LIN`, and from airports without scheduled flights): then `deals` is empty.
///
/// - `language` en, it, de, es, fr or ja, with or without a region (`en-GB`); any other gets English names.
/// - `airport` the code of an airport that the suggester knows: three letters.
/// - `travellers` 1…6.
/// - `dates` weekend, week or anytime.
///
/// Parameters may come in any order; a missing, repeated or bad one is 422 with its name in `error.field`.
public struct DealsFeed: Codable, Equatable, Sendable {
    public var airport: Airport
    /// The language of all names.
    public var language: String
    public var travellers: Int
    public var dates: TravelDates
    /// The deals, at most twelve.
    public var deals: [Deal]
}

/// Somewhere to go, and for how much.
public struct Deal: Codable, Equatable, Sendable {
    /// The identifier, which is the same for the same trip on the same day.
    public var id: String
    /// The city's name in the feed's language: “Donostia-San Sebastián”, “ローマ”.
    public var cityName: String
    /// Three letters: where the flight lands, or what the hotel is near to.
    public var cityCode: String
    public var countryName: String
    public var product: DealProduct
    /// The price for one traveller, in cents.
    public var priceInCents: Int
    /// The currency's code (ISO 4217).
    public var currency: String
    /// The day of departure, “2026-06-12”.
    public var departsOn: String
    /// The day of return.
    public var returnsOn: String
    public var nights: Int
    /// The path of the photograph, 1600 × 1067 pixels, JPEG: to be resolved against the feed's address.
    public var imagePath: String
}

/// The product of a deal: what it consists of.
public enum DealProduct: String, Codable, CaseIterable, Sendable {
    case flightAndHotel = "flight_and_hotel"
    case flight
    case hotel
}

/// The three choices of dates.
public enum TravelDates: String, Codable, CaseIterable, Sendable {
    /// Friday to Sunday, one of the next four weekends.
    case weekend
    /// Seven nights within the next two months.
    case week
    /// Any two to ten nights within the next three months.
    case anytime
}
