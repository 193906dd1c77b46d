import GetawaysCore
import Intents

extension InspirationalConfigurationIntent {
    /// The configuration that both kinds of the widget use.
    public var configuration: DealsConfiguration {
        DealsConfiguration(location: location?.airport, travellers: travellers.travellers, dates: dates.dates)
    }
}

extension TravellersChoice {
    /// The usual number where none was chosen.
    public var travellers: Travellers { Travellers(rawValue: rawValue) ?? .usual }
}

extension DatesChoice {
    /// The usual dates where none were chosen.
    public var dates: TravelDates {
        switch self {
        case .unknown: .usual
        case .weekend: .weekend
        case .week: .week
        case .anytime: .anytime
        }
    }
}
