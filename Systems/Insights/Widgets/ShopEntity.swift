import AppIntents
import InsightsCore
import InsightsSession

/// A shop of the merchant's, as it is chosen. It is stored by its identifier.
struct ShopEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
    static let defaultQuery = ShopQuery()

    let id: String
    let name: String
    let domain: String

    init(_ shop: Shop) {
        id = shop.id
        name = shop.name
        domain = shop.domain
    }

    var displayRepresentation: DisplayRepresentation {
        domain.isEmpty ? DisplayRepresentation(title: "\(name)") : DisplayRepresentation(title: "\(name)", subtitle: "\(domain)")
    }
}

/// Finds the account's shops.
struct ShopQuery: EntityQuery {
    private let repository = InsightsRepository.live()

    /// Asked before every timeline: where the service cannot be reached, what was stored has to do.
    func entities(for identifiers: [String]) async throws -> [ShopEntity] {
        let known = (try? await repository.shops()) ?? []
        return identifiers.map { id in ShopEntity(known.first { $0.id == id } ?? Shop(id: id, name: id)) }
    }

    func suggestedEntities() async throws -> [ShopEntity] { try await repository.shops().map { ShopEntity($0) } }
}
