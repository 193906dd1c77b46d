import Foundation
import Hummingbird
import LoopbackService
import ReportFrontEnd
import ShopifyQL

/// The service of a storm: answers `POST /query` as a scenario says, on a loopback port.
struct StormServer: Sendable {
    let scenario: Storm.Scenario
    let store: CountedStore
    private let engine: Engine
    private let reports: ReportFrontEnd

    init(_ scenario: Storm.Scenario, _ environment: ClickHouseEnvironment) {
        self.scenario = scenario
        let counting = CountedStore(store: environment.store, lanes: scenario.isBatching ? 8 : Storm.lanes)
        let behind: any AnalyticsStore =
            scenario.isBatching ? BatchingStore(counting, maximumShops: 4000, shard: environment.store.shard) : counting
        store = counting
        engine = Engine(store: behind)
        // Without keeping there are still flights to join; a storm without either asks the engine itself.
        reports = ReportFrontEnd(store: behind, freshness: scenario.freshness)
    }

    var loopback: LoopbackServer { LoopbackServer(name: "storm", router: { router() }) }

    /// The body that a widget sends: its shop, one of its queries, and the virtual time.
    private struct QueryBody: Decodable {
        var shop: Int64
        var query: String
        var now: Int64
    }

    private func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.post("query") { request, _ in
            let end = ContinuousClock.now + Storm.patience
            let bytes = Data(buffer: try await request.body.collect(upTo: 16_384))
            let query = try JSONDecoder().decode(QueryBody.self, from: bytes)
            var context = WidgetQueries.context(query.shop)
            context.now = Date(timeIntervalSince1970: Double(query.now))
            do {
                let table = try await Patience.$end.withValue(end) { [context] in
                    if scenario.freshness > 0 { return try await reports.answer(query.query, for: context).table }
                    return try await engine.answer(query.query, for: context)
                }
                return try Response.json(table)
            } catch is Patience.Over {
                return Response(status: .gatewayTimeout)
            } catch {
                return Response(status: .serviceUnavailable)
            }
        }
        return router
    }
}

/// The time that a caller waits for an answer.
enum Patience {
    struct Over: Error {}
    @TaskLocal static var end: ContinuousClock.Instant?
}
