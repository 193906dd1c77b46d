import Foundation
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

/// Getaways, while a body runs.
typealias GetawaysEnvironment = SystemEnvironment

extension SystemEnvironment {
    /// - Parameter duplicates: how often a provider is asked for each timeline, at once.
    static func run(duplicates: Int = 1, _ body: (GetawaysEnvironment) async throws -> Void) async throws {
        try await run(
            "GetawaysWidgets",
            configure: {
                $0.duplicateProviderCalls = duplicates
                $0.retries = [.milliseconds(200)]
                $0.allowUnoptimised()
            }, body)
    }

    /// A tile with deals from an airport.
    func place(_ airport: String, _ family: WidgetFamilyName = .systemMedium) async throws -> String {
        let tile = try await place(kind: "DealsWidget", family)
        try await configure(tile, values(airport))
        return tile
    }

    func values(_ airport: String) -> IntentValues { IntentValues(["location": .entity(id: airport)]) }

    /// Asks for an airport's deals and their photographs once, and forgets that it did; how many deals there are.
    func warm(_ airport: String) async throws -> Int {
        struct Feed: Decodable {
            struct Deal: Decodable { var imagePath: String }
            var deals: [Deal]
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let feed = try decoder.decode(Feed.self, from: try await get("/v1/deals?language=en&airport=\(airport)&travellers=2&dates=weekend"))
        for deal in feed.deals { _ = try await get(deal.imagePath) }
        try await post("/v1/counters/reset", "{}")
        return feed.deals.count
    }

    func requests() async throws -> [String: Int] {
        struct Counts: Decodable { var requests: [String: Int] }
        return try JSONDecoder().decode(Counts.self, from: try await get("/v1/counters")).requests
    }
}
