import AppIntents
import GetawaysCore

/// A departure airport, as it is chosen. It is stored by its code.
struct Location: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Airport"
    static let defaultQuery = LocationQuery()

    let airport: Airport

    var id: String { airport.code }

    var displayRepresentation: DisplayRepresentation {
        guard !airport.name.isEmpty else { return DisplayRepresentation(title: "\(airport.city)") }
        return DisplayRepresentation(title: "\(airport.city)", subtitle: "\(airport.name) · \(airport.code)")
    }
}

/// Makes the platform's locations of the service's airports.
struct LocationAdapter: SuggesterLocationsAdapting {
    func adapt(_ airport: Airport) -> Location { Location(airport: airport) }
}

/// Finds airports among the service's.
struct LocationQuery: EntityStringQuery {
    private let repository: SuggesterLocationsRepository<LocationAdapter>

    init() { self.init(repository: SuggesterLocationsRepository(restClient: .live(), suggesterLocationsAdapter: LocationAdapter())) }

    init(repository: SuggesterLocationsRepository<LocationAdapter>) { self.repository = repository }

    func entities(for identifiers: [String]) async throws -> [Location] { await repository.get(codes: identifiers) }

    func suggestedEntities() async throws -> [Location] { try await repository.get(searchTerm: nil) }

    func entities(matching string: String) async throws -> [Location] { try await repository.get(searchTerm: string) }
}
