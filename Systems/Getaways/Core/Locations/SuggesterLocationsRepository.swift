import Foundation

/// Finds departure airports.
public struct SuggesterLocationsRepository<Adapter: SuggesterLocationsAdapting>: Sendable {
    /// Airports that are offered; a longer answer is cut.
    public static var mostLocations: Int { 50 }
    private let restClient: RestClient
    private let suggesterLocationsAdapter: Adapter
    private let suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator

    public init(
        restClient: RestClient, suggesterLocationsAdapter: Adapter,
        suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator = SuggesterLocationsUrlCreator()
    ) {
        self.restClient = restClient
        self.suggesterLocationsAdapter = suggesterLocationsAdapter
        self.suggesterLocationsUrlCreator = suggesterLocationsUrlCreator
    }

    /// Returns the locations that fit the term, in the service's order; without one, a list to begin with.
    public func get(searchTerm: String?) async throws(RestClientError) -> [Adapter.Location] {
        try await airports(searchTerm).prefix(Self.mostLocations).map(suggesterLocationsAdapter.adapt)
    }

    /// The airports of these codes, in their order. Where the service cannot say, the code stands for the airport: a tile that was
    /// configured stays so.
    public func get(codes: [String]) async -> [Adapter.Location] {
        var found: [Adapter.Location] = []
        for code in codes {
            guard let plain = Airport(code: code) else { continue }
            let known = try? await airports(code).first { $0.code == code }
            found.append(suggesterLocationsAdapter.adapt(known ?? plain))
        }
        return found
    }

    private func airports(_ term: String?) async throws(RestClientError) -> [Airport] {
        let url = try suggesterLocationsUrlCreator.create(searchTerm: term)
        // Airports do not move: an answer is good for a day.
        let answer: RESTResponse<SuggesterLocationsServiceData> = try await restClient.getAnswer(from: url, freshFor: 86_400)
        return answer.value.airports.filter { Airport.isCode($0.code) }
    }
}
