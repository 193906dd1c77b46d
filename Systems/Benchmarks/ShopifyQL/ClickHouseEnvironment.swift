import ClickHouseCluster
import Foundation
import ShopifyQL
import ShopifyQLClickHouse

/// Three nodes with many shops' events of 62 days.
struct ClickHouseEnvironment {
    static let shops = 20_000
    static let events = 2_000_000

    let cluster: ClickHouseCluster
    let store: ClickHouseStore

    init() async throws {
        cluster = try await ClickHouseCluster.start()
        store = try ClickHouseStore(nodes: cluster.addresses, cluster: ClickHouseCluster.name, timeout: 60)
        let clock = ContinuousClock()
        let filling = try await clock.measure { [store] in
            try await store.create()
            for table in ["sales", "sessions"] {
                var source = EventSource(shops: Self.shops, now: WidgetQueries.now, days: 62, events: Self.events)
                while let rows = source.batch(300_000, of: table) { try await store.insert(rows, into: table) }
            }
        }
        InsightsBench.say("\(Self.events) events of \(Self.shops) shops on three nodes in \((filling / .seconds(1)).short) s")
    }
}
