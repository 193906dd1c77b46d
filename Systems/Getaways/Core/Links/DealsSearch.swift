/// The search that the app makes when a deal is tapped.
public struct DealsSearch: Hashable, Sendable {
    /// The codes of airport and destination, three letters each.
    public var airport: String
    public var destination: String
    /// The city's name as the tile showed it.
    public var cityName: String
    public var type: DealType
    public var travellers: Travellers
    public var dates: TravelDates

    public init(airport: String, destination: String, cityName: String, type: DealType, travellers: Travellers, dates: TravelDates) {
        self.airport = airport
        self.destination = destination
        self.cityName = cityName
        self.type = type
        self.travellers = travellers
        self.dates = dates
    }
}
