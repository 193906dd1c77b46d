import Foundation

/// The deals of a configuration, and how much they can be trusted.
public struct DealsResult {
    public var deals: [Deal]
    /// The time at which the service said so.
    public var date: Date
    /// The service is down; these are the last deals it gave.
    public var isStale: Bool
}

/// Asks for the feed's address, gets the JSON, and has it adapted.
public struct DealsRepository: Sendable {
    /// Seconds after which even the last deals are none any more: their prices are gone.
    public static let longestMemory = 86_400.0
    private let restClient: RestClient
    private let dealsAdapter: any DealsAdapting
    private let dealsFeedUrlRepository: DealsFeedUrlRepository
    private let memory: any DealsRemembering
    private let now: @Sendable () -> Date

    public init(
        restClient: RestClient, dealsAdapter: any DealsAdapting, dealsFeedUrlRepository: DealsFeedUrlRepository,
        memory: any DealsRemembering, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.restClient = restClient
        self.dealsAdapter = dealsAdapter
        self.dealsFeedUrlRepository = dealsFeedUrlRepository
        self.memory = memory
        self.now = now
    }

    /// - Returns: the deals in the feed's order; the last ones known where the feed cannot be had.
    /// - Throws: ``RestClientError`` where none are known either.
    public func getUsing(configuration: DealsConfiguration, in tile: DealsTile) async throws(RestClientError) -> DealsResult {
        guard let address = try dealsFeedUrlRepository.get(for: configuration) else {
            return DealsResult(deals: [], date: now(), isStale: false)
        }
        let (feed, isStale) = try await feed(address)
        let deals = await dealsAdapter.adapt(
            dealsServiceData: Array(feed.deals.prefix(DealsFeedServiceData.mostDeals)), configuration: configuration, address: address,
            tile: tile)
        return DealsResult(deals: deals, date: feed.date, isStale: isStale)
    }

    private func feed(_ address: URL) async throws(RestClientError) -> (RememberedDeals, isStale: Bool) {
        do throws(RestClientError) {
            let answer: RESTResponse<DealsFeedServiceData> = try await restClient.getAnswer(from: address)
            let deals = Array(answer.value.deals.prefix(DealsFeedServiceData.mostDeals))
            let feed = RememberedDeals(deals: deals, date: answer.date)
            if !answer.isStale && !deals.isEmpty { memory.remember(feed, for: address) }
            return (feed, answer.isStale)
        } catch {
            guard let last = memory.recall(address), abs(now().timeIntervalSince(last.date)) <= Self.longestMemory else { throw error }
            return (last, true)
        }
    }
}

extension DealsRepository {
    /// The deals over the network, with what the group's folder remembers.
    public static func live() -> DealsRepository {
        let restClient = RestClient.live()
        return DealsRepository(
            restClient: restClient, dealsAdapter: DealsAdapter(restClient: restClient), dealsFeedUrlRepository: DealsFeedUrlRepository(),
            memory: DealsMemory(folder: GetawaysGroup.folder.appendingPathComponent("LastDeals", isDirectory: true)))
    }
}
