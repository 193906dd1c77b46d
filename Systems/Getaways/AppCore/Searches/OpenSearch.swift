import Foundation
import GetawaysCore

/// What somebody looks for, whether a tile or the form asked for it.
public struct SearchTerms: Hashable, Sendable {
    public var airport: String
    /// What a tapped deal led to; nil for anywhere.
    public var destination: Destination?
    public var travellers: Travellers
    public var dates: TravelDates

    public struct Destination: Hashable, Sendable {
        public var code: String
        public var city: String
    }

    public init(airport: String, destination: Destination? = nil, travellers: Travellers = .usual, dates: TravelDates = .usual) {
        self.airport = airport
        self.destination = destination
        self.travellers = travellers
        self.dates = dates
    }

    public init(_ search: DealsSearch) {
        self.init(
            airport: search.airport, destination: Destination(code: search.destination, city: search.cityName),
            travellers: search.travellers, dates: search.dates)
    }
}

/// One search and what it found.
public struct OpenSearch: Sendable, Identifiable {
    /// Each search is a new one, even with the same terms.
    public let id: Int
    public let terms: SearchTerms
    public var results: Results?

    public enum Results: Sendable {
        case found(DealsFeedServiceData, at: URL)
        case failed(RestClientError)
    }
}
