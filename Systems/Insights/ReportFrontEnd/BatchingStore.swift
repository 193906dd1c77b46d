import ShopifyQL

/// Joins the queries that many shops send at the same time into one, and tells their results apart again.
///
/// A query about one shop waits for a short window, so that others can join it; one that stays alone goes to the store as it is. At most so
/// many joined queries are on their way: under load the next one grows until there is room. A query about several shops, whose values may
/// not be told apart, is passed on.
public struct BatchingStore: AnalyticsStore {
    /// Counts of the queries that came, and of the joined ones that they became.
    public struct Counts: Sendable, Equatable {
        /// Queries about one shop.
        public var shopQueries = 0
        /// Queries made of them.
        public var joinedQueries = 0
        /// The most queries of one shop that one joined query has.
        public var largest = 0
    }

    private let store: any AnalyticsStore
    private let batches: Batches

    /// A store before another one.
    ///
    /// - Parameters:
    ///   - window: how long a query waits for others; about 20 ms, a wait nobody sees, is what many of a storm's arrive within.
    ///   - maximumShops: most shops of one query.
    ///   - maximumQueries: most joined queries on their way.
    ///   - shard: which part of the store has a shop. If a joined query fails because a part cannot be reached, each part is asked for
    ///     its own shops, so that only those of the missing one are left without an answer.
    public init(
        _ store: any AnalyticsStore, window: Duration = .milliseconds(20), maximumShops: Int = 1000, maximumQueries: Int = 4,
        shard: @escaping @Sendable (Int64) -> Int = { _ in 0 }
    ) {
        self.init(store, maximumShops: maximumShops, maximumQueries: maximumQueries, shard: shard) { try? await Task.sleep(for: window) }
    }

    /// Makes a store with another way to wait, for tests.
    package init(
        _ store: any AnalyticsStore, maximumShops: Int, maximumQueries: Int, shard: @escaping @Sendable (Int64) -> Int,
        wait: @escaping @Sendable () async -> Void
    ) {
        self.store = store
        batches = Batches(store: store, maximumShops: maximumShops, maximumQueries: maximumQueries, shard: shard, wait: wait)
    }

    /// Counts of the queries that were joined so far.
    public var counts: Counts { get async { await batches.counts } }

    public func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        guard let shop = requests.first?.shops.first, requests.allSatisfy({ $0.shops == [shop] }) else {
            return try await store.aggregate(requests)
        }
        return try await batches.answer(requests, shop)
    }

    public func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        try await store.extent(of: table, shops: shops, allowsPartial: allowsPartial)
    }
}
