/// A deal as the service gives it.
public struct DealServiceData: Codable, Hashable, Sendable {
    public var id: String
    /// The city's name in the feed's language.
    public var cityName: String
    /// The code of the city, in three letters.
    public var cityCode: String
    public var countryName: String
    public var product: DealType
    /// The price for one traveller, in cents.
    public var priceInCents: Int
    /// The currency's code (ISO 4217).
    public var currency: String
    /// The day of departure, such as “2026-06-12”.
    public var departsOn: String
    public var returnsOn: String
    public var nights: Int
    /// Resolved against the feed's address.
    public var imagePath: String
}

/// Today's deals from one airport, as the service gives them.
public struct DealsFeedServiceData: Codable, Hashable, Sendable {
    /// The deals above which nobody looks; a longer feed is cut.
    public static let mostDeals = 10

    public var airport: Airport
    public var deals: [DealServiceData]
}
