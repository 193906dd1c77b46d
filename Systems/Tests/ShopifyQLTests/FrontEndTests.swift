import Foundation
@testable import ReportFrontEnd
import ShopifyQL
import ShopifyQLSamples
import Synchronization
import Testing

/// A store that counts what it is asked, and answers when it is let.
private actor CountingStore: AnalyticsStore {
    private let store: any AnalyticsStore
    private(set) var asked: [[AggregateRequest]] = []
    private var missing: Set<Int64> = []
    private var gate: Gate?

    init(_ store: any AnalyticsStore, gate: Gate? = nil) { (self.store, self.gate) = (store, gate) }

    func lose(_ shops: Set<Int64>) { missing = shops }

    func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        asked.append(requests)
        await gate?.pass()
        if requests.contains(where: { !missing.isDisjoint(with: $0.shops) }) {
            guard requests.allSatisfy(\.allowsPartial) else { throw StoreError.unavailable("shard 2 of 2") }
            var answer = try await store.aggregate(requests)
            answer.isPartial = true
            return answer
        }
        return try await store.aggregate(requests)
    }

    func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        try await store.extent(of: table, shops: shops, allowsPartial: allowsPartial)
    }
}

/// A door that stays shut until it is opened.
private actor Gate {
    private var isOpen = false
    private(set) var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}

@Suite("The front end")
struct FrontEndTests {
    private let text = "FROM sales SHOW orders, total_sales TIMESERIES day WITH TOTALS SINCE startOfDay(-6d) UNTIL now"

    private func context(_ shop: Shop = ShopData.toronto, after seconds: Double = 0) -> QueryContext {
        QueryContext(shop: shop, now: ShopData.now + seconds)
    }

    @Test("an answer is given out for one minute: 59.999 s are fresh, 60 s are not, and neither is one from the future")
    func minute() async throws {
        let store = CountingStore(try await ShopData.store())
        let reports = ReportFrontEnd(store: store)
        let first = try await reports.answer(text, for: context())
        let kept = try await reports.answer(text, for: context(after: 59.999))
        #expect(kept.asOf == first.asOf && kept.table == first.table)
        #expect(await store.asked.count == 1)
        let next = try await reports.answer(text, for: context(after: 60))
        #expect(next.asOf == ShopData.now + 60)
        _ = try await reports.answer(text, for: context(after: 30))
        #expect(await store.asked.count == 3)
        let counts = await reports.counts
        #expect(counts.kept == 1 && counts.joined == 0 && counts.asked == 3)
    }

    @Test("another shop, another query and another zone are other answers")
    func keys() async throws {
        let store = CountingStore(try await ShopData.store())
        let reports = ReportFrontEnd(store: store)
        var moved = ShopData.toronto
        moved.timeZone = ShopData.zone("Asia/Tokyo")
        for context in [context(), context(ShopData.paris), context(moved)] {
            let report = try await reports.answer(text, for: context)
            let direct = try await Engine(store: try await ShopData.store()).answer(text, for: context)
            #expect(report.table == direct)
        }
        _ = try await reports.answer(text + " LIMIT 2", for: context())
        #expect(await store.asked.count == 4)
    }

    @Test("who asks the same while it is on its way waits for it; an asker that goes away takes nothing along")
    func singleFlight() async throws {
        let gate = Gate()
        let store = CountingStore(try await ShopData.store(), gate: gate)
        let reports = ReportFrontEnd(store: store)
        let first = Task { try await reports.answer(text, for: context()) }
        while await gate.waiting.isEmpty { await Task.yield() }
        let others = (0..<20).map { _ in Task { try await reports.answer(text, for: context()) } }
        while await reports.counts.joined < 20 { await Task.yield() }
        first.cancel()
        await gate.open()
        for other in others { #expect(try await other.value.table.rows.count == 7) }
        #expect(await store.asked.count == 1)
    }

    @Test("errors and partial answers are not kept")
    func failures() async throws {
        let store = CountingStore(try await ShopData.store())
        let reports = ReportFrontEnd(store: store)
        await store.lose([ShopData.paris.id])
        await #expect(throws: StoreError.unavailable("shard 2 of 2")) { try await reports.answer(text, for: context(ShopData.paris)) }
        var both = QueryContext(shop: ShopData.toronto, organization: [ShopData.toronto, ShopData.paris], now: ShopData.now)
        both.allowsPartial = true
        let wide = "FROM ORGANIZATION sales SHOW orders DURING last_month"
        #expect(try await reports.answer(wide, for: both).table.isPartial)
        await store.lose([])
        #expect(try await !reports.answer(wide, for: both).table.isPartial)
        #expect(try await reports.answer(text, for: context(ShopData.paris)).table.rows.count == 7)
    }

    @Test("no more reports are kept than may be")
    func bounded() async throws {
        let reports = ReportFrontEnd(store: CountingStore(try await ShopData.store()), maximumReports: 10)
        for limit in 0..<40 { _ = try await reports.answer("FROM sales SHOW orders DURING today LIMIT \(limit)", for: context()) }
        #expect(await reports.counts.asked == 40)
        _ = try await reports.answer("FROM sales SHOW orders DURING today LIMIT 39", for: context())
        #expect(await reports.counts.kept == 1)
        for limit in 0..<40 { _ = try await reports.answer("FROM sales SHOW orders DURING today LIMIT \(limit)", for: context()) }
        #expect(await reports.counts.kept <= 11)
    }

    @Test("queries of many shops within a window are one query to the store, and each has its own shop's rows")
    func batch() async throws {
        let plain = try await ShopData.store()
        let (store, window) = (CountingStore(plain), Gate())
        let batching = BatchingStore(store, maximumShops: 100, maximumQueries: 1, shard: { _ in 0 }) { await window.pass() }
        let shops = (0..<30).map { index in
            var shop = index % 2 == 0 ? ShopData.toronto : ShopData.paris
            if index > 1 { shop.id = Int64(index) }
            return shop
        }
        let engine = Engine(store: batching)
        let askers = shops.map { shop in Task { try await engine.answer(text, for: context(shop)) } }
        while await batching.counts.shopQueries < 30 { await Task.yield() }
        await window.open()
        for (shop, asker) in zip(shops, askers) {
            #expect(try await asker.value == Engine(store: plain).answer(text, for: context(shop)))
        }
        // Two zones: two shapes of days and one of totals each, in one query.
        #expect(await store.asked.count == 1)
        #expect(await store.asked[0].map(\.shops.count) == [15, 15, 15, 15])
        let counts = await batching.counts
        #expect(counts.shopQueries == 30 && counts.joinedQueries == 1 && counts.largest == 30)
    }

    @Test("a query that stays alone goes to the store as it is")
    func alone() async throws {
        let store = CountingStore(try await ShopData.store())
        let batching = BatchingStore(store, maximumShops: 100, maximumQueries: 1, shard: { _ in 0 }) {}
        _ = try await Engine(store: batching).answer(text, for: context())
        #expect(await store.asked[0].allSatisfy { $0.shops == [10002] && $0.keys.isEmpty })
    }

    @Test("where a part of the store is gone, only its own shops go without an answer")
    func missingPart() async throws {
        let plain = try await ShopData.store()
        let (store, window) = (CountingStore(plain), Gate())
        await store.lose([ShopData.paris.id])
        let batching = BatchingStore(store, maximumShops: 100, maximumQueries: 1, shard: { $0 == 20023 ? 1 : 0 }) { await window.pass() }
        let engine = Engine(store: batching)
        let lost = Task { try await engine.answer(text, for: context(ShopData.paris)) }
        let found = Task { try await engine.answer(text, for: context()) }
        while await batching.counts.shopQueries < 2 { await Task.yield() }
        await window.open()
        await #expect(throws: StoreError.unavailable("shard 2 of 2")) { try await lost.value }
        #expect(try await found.value == Engine(store: plain).answer(text, for: context()))
    }

    @Test("one shop's too many groups are not the other's error")
    func tooMany() async throws {
        let (store, window) = (CountingStore(try await ShopData.store()), Gate())
        let batching = BatchingStore(store, maximumShops: 100, maximumQueries: 1, shard: { _ in 0 }) { await window.pass() }
        func request(_ shop: Int64) -> AggregateRequest {
            AggregateRequest(
                table: "sales", shops: [shop], segments: [TimeSegment(start: 0, end: 2_000_000_000, slot: 0)],
                keys: [.field("product_title")], measures: [Measure(.count)], condition: nil, maximumGroups: 3)
        }
        let many = Task { try await batching.aggregate([request(10002)]) }
        let none = Task { try await batching.aggregate([request(5)]) }
        while await batching.counts.shopQueries < 2 { await Task.yield() }
        await window.open()
        await #expect(throws: StoreError.tooManyGroups(limit: 3)) { try await many.value }
        #expect(try await none.value.content == [[]])
    }
}
