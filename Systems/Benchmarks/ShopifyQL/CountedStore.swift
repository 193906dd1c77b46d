import Foundation
import ShopifyQL
import Synchronization

/// Counts what the nodes are asked, and asks only so much at once; who has waited too long is not asked for any more.
final class CountedStore: AnalyticsStore {
    private let store: any AnalyticsStore
    private let count = Atomic<Int>(0)
    private let isClosed = Atomic<Bool>(false)
    private let lanes: Lanes

    init(store: any AnalyticsStore, lanes: Int) {
        self.store = store
        self.lanes = Lanes(lanes)
    }

    var asked: Int { count.load(ordering: .relaxed) }

    /// The storm is over: whoever still waits for a lane is not asked for.
    func close() { isClosed.store(true, ordering: .relaxed) }

    func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        await lanes.enter()
        do {
            if let end = Patience.end, ContinuousClock.now > end { throw Patience.Over() }
            if isClosed.load(ordering: .relaxed) { throw Patience.Over() }
            count.wrappingAdd(1, ordering: .relaxed)
            let answer = try await store.aggregate(requests)
            await lanes.leave()
            return answer
        } catch {
            await lanes.leave()
            throw error
        }
    }

    func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        try await store.extent(of: table, shops: shops, allowsPartial: allowsPartial)
    }

    /// Room for some, in the order they came.
    private actor Lanes {
        private var free: Int
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var first = 0

        init(_ count: Int) { free = count }

        func enter() async {
            if free > 0 {
                free -= 1
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }

        func leave() {
            guard first < waiting.count else {
                free += 1
                return
            }
            waiting[first].resume()
            first += 1
            if first > 10_000 {
                waiting.removeFirst(first)
                first = 0
            }
        }
    }
}
