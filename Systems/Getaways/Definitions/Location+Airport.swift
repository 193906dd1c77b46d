import GetawaysCore
import Intents

extension Location {
    /// Makes a place as it is offered: the city, with the airport under it.
    public convenience init(_ airport: Airport) {
        self.init(identifier: airport.code, display: airport.city, subtitle: airport.details(in: .current), image: nil)
        name = airport.name
        country = airport.country
    }

    /// The airport that was chosen; nil where its identifier is no airport's code.
    public var airport: Airport? {
        guard let identifier, Airport.isCode(identifier) else { return nil }
        return Airport(code: identifier, city: displayString, name: name ?? "", country: country ?? "")
    }
}

/// Makes the platform's locations of the service's airports.
public struct LocationAdapter: SuggesterLocationsAdapting {
    public init() {}
    public func adapt(_ airport: Airport) -> Location { Location(airport) }
}
