import ClickHouseCluster
import Foundation
import RotatingTokens
import RunningService
import ShopifyQL
import ShopifyQLStore
import TestTime
import Testing

@testable import InsightsServiceCore

@Suite("The service over a cluster")
struct ClusterTests {
    private static let queries = [
        "FROM sales SHOW total_sales, orders, average_order_value, returning_customer_rate TIMESERIES day WITH TOTALS SINCE startOfDay(-2d) UNTIL now",
        "FROM sessions SHOW sessions, conversion_rate, online_store_visitors TIMESERIES hour SINCE today UNTIL now",
        "FROM orders SHOW orders_to_fulfill",
    ]

    @Test("answers from ClickHouse what it answers from SQLite, again after a start anew, and says that it cannot when a node is gone")
    func sameAnswers() async throws {
        let cluster = try await ClickHouseCluster.start()
        defer { cluster.stop() }
        let (own, shared) = (temporaryFolder(), temporaryFolder())
        defer { for folder in [own, shared] { try? FileManager.default.removeItem(at: folder) } }
        let clock = TestClock(Date(timeIntervalSince1970: 1_781_271_000))
        func server(_ folder: URL, _ nodes: [URL]) throws -> InsightsServer {
            try InsightsServer(folder: folder, seed: "tests", days: 3, tokens: TokenOptions(), cluster: nodes, now: { clock.now })
        }
        let plain = try await withServer(try server(own, []).run) { try await Self.answers($0) }
        #expect(plain.allSatisfy { $0.count == 3 && $0.allSatisfy { !$0.isEmpty } })
        for _ in 0..<2 {
            let other = try await withServer(try server(shared, cluster.addresses).run) { try await Self.answers($0) }
            #expect(other == plain)
        }
        try await withServer(try server(shared, cluster.addresses).run) { caller in
            let token = try await caller.signIn().access
            // The node that has shop 1001.
            cluster.kill(1001 % 3)
            clock.advance(5)
            let gone = try await caller.query(Self.queries[0], token: token)
            #expect(gone.status == 503 && gone.error == "unavailable")
        }
    }

    /// Each shop's rows of each query.
    private static func answers(_ caller: Caller) async throws -> [[[[String?]]]] {
        let token = try await caller.signIn().access
        var answers: [[[[String?]]]] = []
        for query in queries {
            answers.append([])
            for shop in ["1001", "1002", "1003"] {
                // The days before today are made beside the first answers.
                var answer = try await caller.query(query, shop: shop, token: token)
                for _ in 0..<3000 where answer.object["partial"] as? Bool == true {
                    await Task.yield()
                    answer = try await caller.query(query, shop: shop, token: token)
                }
                answers[answers.count - 1].append(answer.rows)
            }
        }
        return answers
    }
}
