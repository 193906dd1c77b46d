import Foundation
import LoopbackService
import ReportFrontEnd
import RotatingTokens
import ServiceStorage
import ShopifyQL
import ShopifyQLClickHouse
import ShopifyQLStore

/// The service on a loopback port, with its state in a folder.
public struct InsightsServer: Sendable {
    private let api: InsightsAPI
    private let feed: EventFeed
    private let now: @Sendable () -> Date
    /// The cluster that has the events; nil where they are on this machine.
    private let cluster: ClickHouseStore?

    /// - Parameters:
    ///   - folder: made for its owner only.
    ///   - seed: makes other events.
    ///   - days: how far back the events reach.
    ///   - cluster: HTTP addresses of ClickHouse's nodes, shard by shard; none for SQLite in the folder. A state folder belongs to one of
    ///     the two. From a cluster answers are up to a minute old, and asked for many shops together.
    public init(
        folder: URL, seed: String, days: Int, tokens: TokenOptions, cluster: [URL] = [], now: @escaping @Sendable () -> Date
    ) throws {
        let database = try ServiceDatabase.insights.open(in: folder)
        let store: any RecordingStore
        let mark: URL
        var reports: ReportFrontEnd?
        if cluster.isEmpty {
            let figures = try SampleFigures(folder: folder, database: database)
            (store, mark, self.cluster) = (figures.store, figures.mark, nil)
        } else {
            let figures = try ClusterFigures(folder: folder, database: database, nodes: cluster)
            (store, mark, self.cluster) = (figures.store, figures.mark, figures.store)
            reports = ReportFrontEnd(store: BatchingStore(figures.store, shard: figures.store.shard))
        }
        feed = EventFeed(shops: SampleShop.all, seed: seed, days: days, store: store, ledger: FilledTimes(database: database), mark: mark)
        api = InsightsAPI(
            tokens: TokenStore(database: database, options: tokens, now: now), engine: Engine(store: store), reports: reports, feed: feed,
            adoption: AdoptionStore(database: database), page: try AdoptionPage(), now: now)
        self.now = now
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        // What is asked for first is there before anybody can ask: nobody's first question waits so long that it is given up.
        let start = now()
        try await cluster?.create()
        for shop in SampleShop.all { try await feed.advance(shop.front.id, to: start) }
        try await LoopbackServer(name: "InsightsService", router: { api.router() }).run(port: port) { port in
            Task.detached(priority: .utility) { await feed.fillHistory(before: start) }
            await listening(port)
        }
    }
}
