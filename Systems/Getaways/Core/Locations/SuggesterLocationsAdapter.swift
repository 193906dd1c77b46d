/// The airports that fit a search, as the service gives them.
public struct SuggesterLocationsServiceData: Decodable, Sendable {
    public var airports: [Airport]
}

/// Turns the service's airports into what a platform offers to choose from.
public protocol SuggesterLocationsAdapting<Location>: Sendable {
    associatedtype Location
    func adapt(_ airport: Airport) -> Location
}

/// Leaves the airports as they are.
public struct SuggesterLocationsAdapter: SuggesterLocationsAdapting {
    public init() {}
    public func adapt(_ airport: Airport) -> Airport { airport }
}
