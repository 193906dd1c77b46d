import AppIntents
import GetawaysCore

/// A departure airport, as it is chosen. It is stored by its code.
struct LocationEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Airport"
    static let defaultQuery = LocationQuery()

    let airport: Airport

    var id: String { airport.code }

    var displayRepresentation: DisplayRepresentation {
        guard !airport.name.isEmpty else { return DisplayRepresentation(title: "\(airport.city)") }
        return DisplayRepresentation(title: "\(airport.city)", subtitle: "\(airport.details(in: .current))")
    }
}

/// Makes the platform's locations of the service's airports.
struct LocationEntityAdapter: SuggesterLocationsAdapting {
    func adapt(_ airport: Airport) -> LocationEntity { LocationEntity(airport: airport) }
}

/// Finds airports among the service's.
struct LocationQuery: EntityStringQuery {
    private typealias Repository = SuggesterLocationsRepository<LocationEntityAdapter>

    /// The airports that are asked for before every timeline, which has to be ready in time: a second and a half, then the code has to do.
    private let known = Repository(restClient: .live(timeout: 1.5), suggesterLocationsAdapter: LocationEntityAdapter())
    private let repository = Repository(restClient: .live(), suggesterLocationsAdapter: LocationEntityAdapter())

    func entities(for identifiers: [String]) async throws -> [LocationEntity] { await known.get(codes: identifiers) }

    func suggestedEntities() async throws -> [LocationEntity] { try await repository.get(searchTerm: nil) }

    func entities(matching string: String) async throws -> [LocationEntity] { try await repository.get(searchTerm: string) }
}
