import BenchFigures
import Foundation
import ReportFrontEnd
import ShopifyQL
import ShopifyQLClickHouse
import Synchronization

/// How many shops a second are answered from three nodes of ClickHouse: one query each, straight to the owning shard, and by the batching
/// front end. Nothing is answered from what was kept: each shop asks once.
enum BatchSpeed {
    static func measure() async throws -> [Figure] {
        let environment = try await ClickHouseEnvironment()
        defer { environment.cluster.stop() }
        let queries = WidgetQueries.queries(days: 7)
        let engine = Engine(store: environment.store)
        // Once without looking at the clock.
        for shop in 1...20 as ClosedRange<Int64> { _ = try await engine.answer(queries[0], for: WidgetQueries.context(shop)) }
        let single = try await rate(environment, askers: 12) { shop in
            for query in queries { _ = try await engine.answer(query, for: WidgetQueries.context(shop)) }
        }
        say("single queries, 12 at a time", single)
        let batching = BatchingStore(environment.store, maximumShops: 4000, shard: environment.store.shard)
        let reports = ReportFrontEnd(store: batching)
        let batched = try await rate(environment, askers: 4000) { shop in
            async let one = reports.answer(queries[0], for: WidgetQueries.context(shop))
            async let other = reports.answer(queries[1], for: WidgetQueries.context(shop))
            _ = try await (one, other)
        }
        let counts = await batching.counts
        say("front end, batches of \(counts.shopQueries / max(1, counts.joinedQueries)) on average, \(counts.largest) at most", batched)
        return [
            Figure("insights.single", single.perSecond, "shops/s"),
            Figure("insights.batch", batched.perSecond, "shops/s", ratio: batched.perSecond / single.perSecond, against: "single")
                .ratioAtLeast(10),
            Figure("insights.single.core", single.perCore, "shops/s"),
            Figure("insights.batch.core", batched.perCore, "shops/s", ratio: batched.perCore / single.perCore, against: "single"),
        ]
    }

    private struct Rate {
        var perSecond: Double
        /// The rate by a second of one core, of this process and the nodes together.
        var perCore: Double
        var own: Double
        var nodes: Double
    }

    private final class Counts: Sendable {
        let next = Atomic<Int64>(0)
        let answered = Atomic<Int>(0)
    }

    private static func say(_ what: String, _ rate: Rate) {
        InsightsBench.say(
            "\(what): \(rate.perSecond.short) shops/s, \(rate.perCore.short) by core; this process \(rate.own.short) cores, nodes "
                + "\(rate.nodes.short) cores")
    }

    /// Shops answered in ten seconds, or until all have asked.
    private static func rate(
        _ environment: ClickHouseEnvironment, askers: Int, _ ask: @escaping @Sendable (Int64) async throws -> Void
    ) async throws -> Rate {
        let counts = Counts()
        let (own, nodes) = (processorSeconds(), environment.cluster.processorSeconds)
        let clock = ContinuousClock()
        let start = clock.now
        try await withThrowingTaskGroup { group in
            for _ in 0..<askers {
                group.addTask {
                    while clock.now - start < .seconds(10) {
                        let shop = counts.next.wrappingAdd(1, ordering: .relaxed).newValue
                        guard shop <= ClickHouseEnvironment.shops else { return }
                        try await ask(shop)
                        counts.answered.wrappingAdd(1, ordering: .relaxed)
                    }
                }
            }
            try await group.waitForAll()
        }
        let seconds = (clock.now - start) / .seconds(1)
        let (ownUsed, nodesUsed) = (processorSeconds() - own, environment.cluster.processorSeconds - nodes)
        let count = Double(counts.answered.load(ordering: .relaxed))
        return Rate(perSecond: count / seconds, perCore: count / (ownUsed + nodesUsed), own: ownUsed / seconds, nodes: nodesUsed / seconds)
    }
}
