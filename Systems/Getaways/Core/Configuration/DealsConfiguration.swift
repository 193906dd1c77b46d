/// The configuration of one tile, whichever kind of intent it came from.
public struct DealsConfiguration: Hashable, Sendable {
    /// The departure airport; without it, and only then, a tile is not configured.
    public var location: Airport?
    public var travellers: Travellers
    public var dates: TravelDates

    public init(location: Airport? = nil, travellers: Travellers = .usual, dates: TravelDates = .usual) {
        self.location = location
        self.travellers = travellers
        self.dates = dates
    }
}
