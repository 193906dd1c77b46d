import BenchFigures
import Foundation
import ShopifyQL
import ShopifyQLStore
import Synchronization

/// One shop's seven metrics over 30 days from millions of events in SQLite, and how soon an event is in an answer.
enum QuerySpeed {
    static func measure(events: Int, shops: Int) async throws -> [Figure] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shopifyql-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try SQLiteStore(path: folder.appendingPathComponent("events.sqlite").path)
        let clock = ContinuousClock()
        let source = Mutex(EventSource(shops: shops, now: WidgetQueries.now, days: 365, events: events))
        let filling = try await clock.measure {
            for table in ["sales", "sessions"] {
                source.withLock { $0.restart() }
                try await store.load(into: table) { source.withLock { $0.batch(10_000, of: table) } }
            }
        }
        InsightsBench.say("\(events) events of \(shops) shops over a year, loaded in \((filling / .seconds(1)).short) s")
        let engine = Engine(store: store)
        let queries = WidgetQueries.queries(days: 30)
        var times: [Duration] = []
        // Every shop in turn: none of them is kept warm by the one before.
        let before = processorSeconds()
        let rounds = 1000
        for round in 0..<rounds {
            let context = WidgetQueries.context(Int64(round % shops + 1))
            times.append(try await clock.measure { for query in queries { _ = try await engine.answer(query, for: context) } })
        }
        let worked = (processorSeconds() - before) / Double(rounds) * 1000
        let asked = Times(times)
        InsightsBench.say(
            "seven metrics, 30 days against the 30 before, two queries: p50 \(asked.quantile(0.5).short) ms, p99 "
                + "\(asked.quantile(0.99).short) ms, processor \(worked.short) ms")
        let seen = Times(try await arrivals(store, engine, clock))
        InsightsBench.say("an event is in an answer after p50 \(seen.quantile(0.5).short) ms, at most \(seen.most.short) ms")
        return [
            Figure("insights.query", asked.quantile(0.5)).atMost(5),
            Figure("insights.query.p99", asked.quantile(0.99)),
            Figure("insights.query.cpu", worked),
            Figure("insights.visible", seen.most).atMost(1000),
            Figure("insights.load", filling / .seconds(1), "s"),
        ]
    }

    /// Measures from giving an event to the store until an answer has it, while readers go on asking.
    private static func arrivals(_ store: SQLiteStore, _ engine: Engine, _ clock: ContinuousClock) async throws -> [Duration] {
        let readers = Task {
            var shop: Int64 = 1
            while !Task.isCancelled {
                for query in WidgetQueries.queries(days: 30) { _ = try? await engine.answer(query, for: WidgetQueries.context(shop)) }
                shop = shop % 90 + 1
            }
        }
        defer { readers.cancel() }
        let context = WidgetQueries.context(7)
        var times: [Duration] = []
        for index in 0..<200 {
            let query = "FROM sessions SHOW sessions, online_store_visitors SINCE today"
            let before = try await engine.answer(query, for: context).rows
            let visitor = Int64(5_000_000 + index)
            let event = StoredRow(
                shop: 7, at: WidgetQueries.now - Int64(index), values: ["visitor_id": .integer(visitor), "views": .integer(1)])
            let start = clock.now
            try await store.insert([event], into: "sessions")
            while try await engine.answer(query, for: context).rows == before {
                guard clock.now - start < .seconds(10) else { throw StoreError.failed("An event was not seen within ten seconds.") }
            }
            times.append(clock.now - start)
        }
        return times
    }
}
