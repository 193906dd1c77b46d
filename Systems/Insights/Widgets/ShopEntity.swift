import AppIntents
import InsightsCore
import InsightsSession

/// A shop of the merchant's, as it is chosen. It is stored by its identifier.
///
/// One that was chosen and is not the account's any more stays chosen: the tile says so, instead of showing another shop's figures.
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
    private let repository: InsightsRepository
    private let memory: MerchantMemory

    init() { self.init(repository: .live()) }

    init(repository: InsightsRepository, memory: MerchantMemory = MerchantMemory()) {
        self.repository = repository
        self.memory = memory
    }

    /// Finds shops before every timeline. What neither is there nor ever was to be chosen is not found.
    func entities(for identifiers: [String]) async throws -> [ShopEntity] {
        let known = (try? await repository.shops(within: .settings)) ?? []
        return identifiers.compactMap { id in
            if let shop = known.first(where: { $0.id == id }) { return ShopEntity(shop) }
            return memory.hasSeen(shop: id) ? ShopEntity(Shop(id: id, name: known.isEmpty ? id : InsightsTexts.shopGone)) : nil
        }
    }

    func suggestedEntities() async throws -> [ShopEntity] { try await repository.shops(within: .timeline).map { ShopEntity($0) } }
}
