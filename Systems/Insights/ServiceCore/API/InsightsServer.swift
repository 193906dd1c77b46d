import Foundation
import LoopbackService
import ShopifyQL
import ShopifyQLStore

/// The service on a loopback port, with its state in a folder.
public struct InsightsServer: Sendable {
    private let api: InsightsAPI
    private let feed: EventFeed
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - folder: made for its owner only.
    ///   - seed: makes other events.
    ///   - days: how far back the events reach.
    public init(folder: URL, seed: String, days: Int, tokens: TokenOptions, now: @escaping @Sendable () -> Date) throws {
        let database = try ServiceDatabase.open(in: folder)
        let figures = try SampleFigures(folder: folder, database: database)
        let store = figures.store
        feed = EventFeed(
            shops: SampleShop.all, seed: seed, days: days, store: store, ledger: FilledTimes(database: database), mark: figures.mark)
        api = InsightsAPI(
            tokens: TokenStore(database: database, options: tokens, now: now), engine: Engine(store: store), feed: feed,
            adoption: AdoptionStore(database: database), page: try AdoptionPage(), now: now)
        self.now = now
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        // What is asked for first is there before anybody can ask: nobody's first question waits so long that it is given up.
        let start = now()
        for shop in SampleShop.all { try await feed.advance(shop.front.id, to: start) }
        try await LoopbackServer(name: "InsightsService", router: { api.router() }).run(port: port) { port in
            Task.detached(priority: .utility) { await feed.fillHistory(before: start) }
            await listening(port)
        }
    }
}
