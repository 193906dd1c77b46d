import ShopifyQL

/// The queries of single shops that wait to be joined.
actor Batches {
    typealias Response = StoreResult<[[AggregateRow]]>

    private struct Waiting {
        let query: JoinedQuery.ShopQuery
        let continuation: CheckedContinuation<Response, any Error>
    }

    /// Most different requests of one query, each of which is a SELECT of its own.
    private static let maximumShapes = 64

    private let store: any AnalyticsStore
    private let maximumShops: Int
    private let maximumQueries: Int
    private let shard: @Sendable (Int64) -> Int
    private let wait: @Sendable () async -> Void
    private var waiting: [Waiting] = []
    private var isWindowOpen = false
    private var underWay = 0
    private(set) var counts = BatchingStore.Counts()

    init(
        store: any AnalyticsStore, maximumShops: Int, maximumQueries: Int, shard: @escaping @Sendable (Int64) -> Int,
        wait: @escaping @Sendable () async -> Void
    ) {
        self.store = store
        self.maximumShops = max(1, maximumShops)
        self.maximumQueries = max(1, maximumQueries)
        self.shard = shard
        self.wait = wait
    }

    func answer(_ requests: [AggregateRequest], _ shop: Int64) async throws -> Response {
        counts.shopQueries += 1
        return try await withCheckedThrowingContinuation { continuation in
            waiting.append(Waiting(query: .init(requests, shop: shop), continuation: continuation))
            guard !isWindowOpen else { return }
            isWindowOpen = true
            Task {
                await wait()
                isWindowOpen = false
                send()
            }
        }
    }

    /// Asks what waits, unless as much as may be is on its way: then it is asked when something comes back.
    private func send() {
        while !waiting.isEmpty, underWay < maximumQueries {
            let count = JoinedQuery.prefix(waiting.lazy.map(\.query), shops: maximumShops, shapes: Self.maximumShapes)
            let batch = Array(waiting.prefix(count))
            waiting.removeFirst(batch.count)
            underWay += 1
            counts.joinedQueries += 1
            counts.largest = max(counts.largest, batch.count)
            Task.detached {
                await self.ask(batch)
                await self.cameBack()
            }
        }
    }

    private func cameBack() {
        underWay -= 1
        // Requests whose window is still open wait for its end.
        if !isWindowOpen { send() }
    }

    private nonisolated func ask(_ batch: [Waiting]) async {
        guard batch.count > 1 else {
            for one in batch { one.continuation.resume(with: await result { try await self.store.aggregate(one.query.requests) }) }
            return
        }
        let joined = JoinedQuery(batch.map(\.query))
        switch await result({ try await self.store.aggregate(joined.requests) }) {
        case .success(let answer):
            let parts = joined.parts(answer.content)
            for (one, groups) in zip(batch, parts) { one.continuation.resume(with: one.query.checked(groups, answer.isPartial)) }
        case .failure(StoreError.unavailable(let part)): await askParts(batch, missing: part)
        case .failure(let error as StoreError) where error == .overflow || error.isTooManyGroups:
            // One shop's number is too large: the others' answers are not to fail with it.
            for one in batch { await ask([one]) }
        case .failure(let error): for one in batch { one.continuation.resume(throwing: error) }
        }
    }

    /// Asks each part of the store for its own shops.
    private nonisolated func askParts(_ batch: [Waiting], missing: String) async {
        let parts = Dictionary(grouping: batch) { shard($0.query.shop) }
        guard parts.count > 1 else {
            for one in batch { one.continuation.resume(throwing: StoreError.unavailable(missing)) }
            return
        }
        await withTaskGroup { group in for part in parts.values { group.addTask { await self.ask(part) } } }
    }

    private nonisolated func result(_ body: () async throws -> Response) async -> Result<Response, any Error> {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}

extension StoreError {
    fileprivate var isTooManyGroups: Bool { if case .tooManyGroups = self { true } else { false } }
}
