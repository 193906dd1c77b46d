import Foundation
import RunningService
import GRDB
import RotatingTokens
import ServiceStorage
import SampleData
import ShopifyQL
import ShopifyQLStore
import Testing

@testable import InsightsServiceCore

/// The sample shops' events: the same ones however they are asked for, with a shop's rhythm, and arriving as time goes by.
struct EventFeedTests {
    private let kaffa = SampleShop.all[0]

    private func feed(_ store: SQLiteStore, days: Int = 3, seed: String = "tests", database: DatabaseQueue? = nil) throws -> EventFeed {
        EventFeed(
            shops: SampleShop.all, seed: seed, days: days, store: store,
            ledger: FilledTimes(database: try database ?? ServiceDatabase.insights.inMemory()))
    }

    private func values(_ query: String, _ store: SQLiteStore, _ now: Date, shop: Int = 0) async throws -> [[String?]] {
        let context = QueryContext(shop: SampleShop.all[shop].front.queried, now: now)
        return try await Engine(store: store).answer(query, for: context).rows.map { $0.map(\.text) }
    }

    @Test("a usual day has about 64 orders of €75 and 1,900 visits, of which two to four in a hundred buy")
    func usualDays() throws {
        let now: Int64 = 1_781_271_000
        var batch = EventBatch(OrderSource(kaffa, seed: SeededGenerator.seed("insights")), now: now)
        let days = 14
        batch.add(now - Int64(days) * 86_400..<now)
        let sessions = batch.rows["sessions"] ?? [], sales = batch.rows["sales"] ?? [], orders = batch.rows["orders"] ?? []
        func sum(_ rows: [StoredRow], _ field: String) -> Double {
            rows.reduce(0) { if case .integer(let value) = $1.values[field] { $0 + Double(value) } else { $0 } }
        }
        let total = ["gross", "tax", "shipping"].reduce(0) { $0 + sum(sales, $1) } - sum(sales, "discount") - sum(sales, "returned")
        #expect((1_700...2_150).contains(sessions.count / days))
        #expect((56...74).contains(orders.count / days))
        #expect((66...84).contains(total / 100 / Double(orders.count)), "\(total / 100 / Double(orders.count))")
        #expect((4_100...5_600).contains(total / 100 / Double(days)), "\(total / 100 / Double(days))")
        let conversion = sum(sessions, "completed") / Double(sessions.count)
        #expect((0.02...0.04).contains(conversion), "\(conversion)")
        // Each order is one visit that bought; a funnel only narrows.
        #expect(Int(sum(sessions, "completed")) == orders.count)
        #expect(sum(sessions, "cart") > sum(sessions, "reached") && sum(sessions, "reached") > sum(sessions, "completed"))
        let returning = sales.filter { $0.values["new_or_returning_customer"] == .text("Returning") }.count
        #expect((0.18...0.38).contains(Double(returning) / Double(sales.count)))
        #expect(sum(sales, "returned") > 0 && sum(sales, "returned") < sum(sales, "gross") * 0.15)
    }

    @Test("R4.21: shops are busy by day and quiet by night, each in its own zone", arguments: 0..<4)
    func rhythm(_ index: Int) {
        let shop = SampleShop.all[index], zone = shop.front.queried.timeZone
        let rhythm = Rhythm(zone: zone, seed: 1, shop: 1)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let midnight = Int64(calendar.startOfDay(for: Date(timeIntervalSince1970: 1_781_271_000)).timeIntervalSince1970)
        func share(_ hour: Int64, day: Int64 = 0) -> Double { rhythm.share(of: (midnight + hour * 3_600 + day * 86_400) / Rhythm.slot) }
        #expect(share(11) > 10 * share(3) && share(20) > 3 * share(6))
        // Saturday is better than Sunday, whatever the luck.
        #expect((0..<24).reduce(0) { $0 + share($1, day: 1) } > 0)
        let week = (0..<7).map { day in (0..<24).reduce(0) { $0 + 4 * share($1, day: day) } }
        #expect(week.allSatisfy { (0.6...1.8).contains($0) } && Set(week).count == 7)
    }

    @Test("the same seed makes the same events, in one step or in many, and another seed others")
    func deterministic() async throws {
        let now = Date(timeIntervalSince1970: 1_781_271_000)
        let query = "FROM sales, sessions SHOW total_sales, orders, sessions GROUP BY hour SINCE startOfDay(-1d) UNTIL now ORDER BY hour"
        var answers: [[[String?]]] = []
        for steps in [[0.0], [-7_200, -3_600, -1_801, -1, 0], [0, 0, -500]] {
            let store = try SQLiteStore.inMemory()
            let feed = try feed(store)
            for step in steps { try await feed.advance("1001", to: now.addingTimeInterval(step)) }
            answers.append(try await values(query, store, now))
        }
        let other = try SQLiteStore.inMemory()
        try await feed(other, seed: "others").advance("1001", to: now)
        #expect(answers[0].count > 20 && answers[0] == answers[1] && answers[0] == answers[2])
        #expect(try await values(query, other, now) != answers[0])
    }

    @Test("R4.8: events go on arriving by the clock, and a clock that jumps brings what it skipped")
    func arriving() async throws {
        let store = try SQLiteStore.inMemory()
        let feed = try feed(store)
        let start = Date(timeIntervalSince1970: 1_781_271_000)
        func sessions(_ now: Date) async throws -> Int {
            try await feed.advance("1001", to: now)
            return Int(try await values("FROM sessions SHOW sessions DURING today", store, now)[0][0] ?? "") ?? -1
        }
        let first = try await sessions(start)
        let hour = try await sessions(start.addingTimeInterval(3_600))
        #expect(first > 500 && (30...250).contains(hour - first))
        // Thirty days later both of the days that are asked for first are whole.
        let later = start.addingTimeInterval(30 * 86_400)
        #expect(try await sessions(later) > 500)
        let yesterday = try await values("FROM sessions SHOW sessions DURING yesterday", store, later)
        #expect((Int(yesterday[0][0] ?? "") ?? 0) > 1_300)
        // The clock goes back: nothing is made twice.
        #expect(try await sessions(start) == first)
    }

    @Test("the days before are made beside it, and until then answers that reach there are partial")
    func history() async throws {
        let store = try SQLiteStore.inMemory()
        let database = try ServiceDatabase.insights.inMemory()
        let now = Date(timeIntervalSince1970: 1_781_271_000)
        let feed = try feed(store, days: 6, database: database)
        let week = Period(start: 1_781_271_000 - 3 * 86_400, end: 1_781_271_000)
        let today = Period(start: 1_781_271_000 - 15 * 3_600, end: 1_781_271_000)
        #expect(await feed.lacks("1001", week, now: now))
        try await feed.advance("1001", to: now)
        #expect(await !feed.lacks("1001", today, now: now))
        // Started by the first answer too; this waits for its end.
        while await feed.lacks("1001", nil, now: now) { await feed.fillHistory(before: now) }
        #expect(await !feed.lacks("1001", week, now: now))
        let query = "FROM sessions SHOW sessions SINCE -6d UNTIL now"
        let whole = try await values(query, store, now)
        // Another process finds it made.
        let again = try self.feed(store, days: 6, database: database)
        try await again.advance("1001", to: now)
        await again.fillHistory(before: now)
        #expect(try await values(query, store, now) == whole)
    }

    @Test("who asks for days that are not there yet gets them made first, newest first, for as long as it waits")
    func askedFor() async throws {
        let store = try SQLiteStore.inMemory()
        let now = Date(timeIntervalSince1970: 1_781_271_000)
        let feed = try feed(store, days: 30)
        let week = Period(start: 1_781_271_000 - 7 * 86_400, end: 1_781_271_000)
        try await feed.advance("1001", to: now)
        // The history of all shops is begun; nobody waits for it.
        #expect(try await feed.complete("1001", week, now: now, within: .seconds(60)))
        #expect(await !feed.lacks("1001", week, now: now))
        let query = "FROM sessions SHOW sessions SINCE -7d UNTIL now"
        let asked = try await values(query, store, now)
        while await feed.lacks("1001", nil, now: now) { await feed.fillHistory(before: now) }
        #expect(try await values(query, store, now) == asked)
        // Who does not wait is told so.
        let other = try self.feed(try SQLiteStore.inMemory(), days: 30)
        #expect(try await !other.complete("1002", week, now: now, within: .zero))
    }

    @Test("who asks for several shops waits once for all of them")
    func askedForSeveral() async throws {
        let store = try SQLiteStore.inMemory()
        let now = Date(timeIntervalSince1970: 1_781_271_000)
        let feed = try feed(store, days: 30)
        let week = Period(start: 1_781_271_000 - 7 * 86_400, end: 1_781_271_000)
        #expect(try await !feed.complete(["1001", "1002"], week, now: now, within: .zero))
        #expect(try await feed.complete(["1001", "1002"], week, now: now, within: .seconds(60)))
        for shop in ["1001", "1002"] { #expect(await !feed.lacks(shop, week, now: now)) }
    }

    @Test("R4.25: orders wait for their parcel for some hours, so that some are always to fulfil")
    func ordersToFulfil() async throws {
        let store = try SQLiteStore.inMemory()
        let feed = try feed(store)
        let start = Date(timeIntervalSince1970: 1_781_271_000)
        func waiting(_ hours: Double) async throws -> Int {
            let now = start.addingTimeInterval(hours * 3_600)
            try await feed.advance("1001", to: now)
            return Int(try await values("FROM orders SHOW orders_to_fulfill", store, now)[0][0] ?? "") ?? -1
        }
        let afternoon = try await waiting(0)
        #expect((5...40).contains(afternoon), "\(afternoon)")
        // Nobody packs at night.
        #expect(try await waiting(15) > afternoon)
        #expect(try await waiting(21) < waiting(15))
    }

    @Test("R4.25: a look writes what has changed since the last one, and orders stand as if it were the first, however the clock goes")
    func looks() async throws {
        let database = try ServiceDatabase.insights.inMemory()
        let store = CountingStore(try SQLiteStore.inMemory())
        var feed = EventFeed(
            shops: [kaffa], seed: "tests", days: 3, store: store, ledger: FilledTimes(database: database))
        let start = Date(timeIntervalSince1970: 1_781_271_000)
        func waiting(_ store: SQLiteStore, _ now: Date) async throws -> String? {
            try await values("FROM orders SHOW orders_to_fulfill", store, now)[0][0]
        }
        for (hours, most) in [
            (0.0, 1_000), (0.25, 20), (0.5, 20), (24, 250), (72, 300), (71.75, 1_000), (72, 20), (600, 500), (1_100, 2_000),
        ] {
            let now = start.addingTimeInterval(hours * 3_600)
            let before = await store.orders
            // The last step is another process's: it does not know who waited.
            if hours == 1_100 {
                feed = EventFeed(shops: [kaffa], seed: "tests", days: 3, store: store, ledger: FilledTimes(database: database))
            }
            try await feed.advance("1001", to: now)
            let written = await store.orders - before
            #expect(written <= most, "\(written) at \(hours) h")
            let fresh = try SQLiteStore.inMemory()
            try await self.feed(fresh).advance("1001", to: now)
            let found = try await waiting(store.store, now), wanted = try await waiting(fresh, now)
            #expect(found != nil && found == wanted, "at \(hours) h")
        }
    }

    @Test("what a killed process left half done is thrown away and made anew")
    func halfDone() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let now = Date(timeIntervalSince1970: 1_781_271_000)
        let query = "FROM sessions SHOW sessions DURING today"
        func figures() async throws -> (rows: [[String?]], mark: URL) {
            let database = try ServiceDatabase.insights.open(in: folder)
            let figures = try SampleFigures(folder: folder, database: database)
            let feed = EventFeed(
                shops: SampleShop.all, seed: "tests", days: 2, store: figures.store, ledger: FilledTimes(database: database),
                mark: figures.mark)
            try await feed.advance("1001", to: now)
            return (try await values(query, figures.store, now), figures.mark)
        }
        let first = try await figures()
        #expect(!FileManager.default.fileExists(atPath: first.mark.path))
        #expect(try await figures().rows == first.rows)
        // Killed after the rows and before the note of them.
        try Data().write(to: first.mark)
        try await ServiceDatabase.insights.open(in: folder).write { try $0.execute(sql: "DELETE FROM filled") }
        #expect(try await figures().rows == first.rows)
        // No database any more.
        try Data("damaged".utf8).write(to: folder.appendingPathComponent("figures.sqlite"))
        #expect(try await figures().rows == first.rows)
    }

    @Test("several shops are filled at once, and the mark stands until the last is done")
    func severalShops() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try ServiceDatabase.insights.open(in: folder)
        let figures = try SampleFigures(folder: folder, database: database)
        let feed = EventFeed(
            shops: SampleShop.all, seed: "tests", days: 1, store: figures.store, ledger: FilledTimes(database: database), mark: figures.mark
        )
        let now = Date(timeIntervalSince1970: 1_781_271_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for shop in SampleShop.all { group.addTask { try await feed.advance(shop.front.id, to: now) } }
            try await group.waitForAll()
        }
        #expect(!FileManager.default.fileExists(atPath: figures.mark.path))
    }

    @Test("times that were filled grow together, and what lies between is found")
    func filledTimes() {
        let times = [Range<Int64>]().adding(10..<20).adding(30..<40).adding(20..<25).adding(39..<50)
        #expect(times == [10..<25, 30..<50])
        #expect(times.gaps(in: 0..<60) == [0..<10, 25..<30, 50..<60])
        #expect(times.gaps(in: 12..<20).isEmpty && times.gaps(in: 26..<28) == [26..<28])
    }
}

/// A store that counts the orders that it is given.
private actor CountingStore: RecordingStore {
    nonisolated let store: SQLiteStore
    private(set) var orders = 0

    init(_ store: SQLiteStore) { self.store = store }

    func insert(_ rows: [StoredRow], into table: String) async throws {
        if table == "orders" { orders += rows.count }
        try await store.insert(rows, into: table)
    }

    nonisolated func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        try await store.aggregate(requests)
    }

    nonisolated func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        try await store.extent(of: table, shops: shops, allowsPartial: allowsPartial)
    }
}
