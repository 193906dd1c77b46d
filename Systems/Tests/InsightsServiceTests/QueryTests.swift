import Foundation
import RunningService
import ShopifyQL
import ShopifyQLStore
import Testing

@testable import InsightsServiceCore

/// Shops and queries over HTTP.
struct QueryTests {
    /// A line of a sale.
    private func sale(_ shop: Int64, _ at: String, _ gross: Int64, order: Int64) throws -> StoredRow {
        let moment = try Date.ISO8601FormatStyle().parse(at)
        return StoredRow(
            shop: shop, at: Int64(moment.timeIntervalSince1970),
            values: ["order_id": .integer(order), "customer_id": .integer(order), "adjustment": .integer(0), "gross": .integer(gross)])
    }

    @Test("R4.19: an account has its own shops; another account's is not there")
    func shops() async throws {
        try await withInsights { service in
            let merchant = try await service.signIn(), other = try await service.signIn(Caller.other)
            func ids(_ token: String) async throws -> [String] {
                let shops = try await service.ask("/v1/shops", token: token).object["shops"] as? [[String: Any]]
                return shops?.compactMap { $0["id"] as? String } ?? []
            }
            #expect(try await ids(merchant.access) == ["1001", "1002", "1003"])
            #expect(try await ids(other.access) == ["2001"])
            #expect(try await service.query("FROM sales SHOW orders", shop: "2001", token: merchant.access).status == 404)
            #expect(try await service.query("FROM sales SHOW orders", shop: "1001", token: other.access).status == 404)
            #expect(try await service.query("FROM sales SHOW orders", shop: "2001", token: other.access).status == 200)
            for token in ["", "nothing", merchant.refresh] {
                #expect(try await service.ask("/v1/shops", token: token).status == 401)
                #expect(try await service.query("FROM sales SHOW orders", token: token).status == 401)
            }
            #expect(try await service.ask("/v1/shops").status == 401)
        }
    }

    @Test("R4.12, R4.13: a shop's total sales for the day, asked as text, in Shopify's own shape")
    func totalSales() async throws {
        let store = try SQLiteStore.inMemory()
        try await store.insert(
            [
                try sale(1001, "2026-06-12T08:00:00Z", 1_250, order: 1), try sale(1001, "2026-06-12T09:30:00Z", 2_000, order: 2),
                try sale(1002, "2026-06-12T09:30:00Z", 99_999, order: 3),
            ], into: "sales")
        try await withInsights(Parts(store: store)) { service in
            let tokens = try await service.signIn()
            let answer = try await service.query("FROM sales SHOW total_sales, orders DURING today", token: tokens.access)
            let expected = """
                {"as_of":"2026-06-12T13:30:00Z","currency":"EUR","parse_errors":[],"partial":false,"table":{"columns":\
                [{"data_type":"MONEY","display_name":"Total sales","name":"total_sales"},\
                {"data_type":"INTEGER","display_name":"Orders","name":"orders"}],"rows":[["32.5","2"]]}}
                """
            #expect(answer.status == 200 && answer.text == expected)
            let hours = try await service.query(
                "FROM sales SHOW total_sales TIMESERIES hour SINCE today UNTIL now COMPARE TO previous_day", token: tokens.access)
            #expect(hours.rows.count == 16 && hours.rows.first?.first == "2026-06-12T00:00:00+02:00")
            #expect(hours.rows[10].prefix(2) == ["2026-06-12T10:00:00+02:00", "12.5"])
        }
    }

    @Test("R4.21: a day begins at the shop's own midnight")
    func midnight() async throws {
        let store = try SQLiteStore.inMemory()
        // 15:30 in Rome is 22:30 in Tokyo and 09:30 in Toronto.
        for (shop, first) in [(1001, "2026-06-11T22:00:00Z"), (1002, "2026-06-12T04:00:00Z"), (1003, "2026-06-11T15:00:00Z")]
            as [(Int64, String)]
        {
            let midnight = try sale(shop, first, 700, order: 1)
            var before = midnight
            before.at -= 1
            before.values["order_id"] = .integer(2)
            try await store.insert([before, midnight], into: "sales")
        }
        try await withInsights(Parts(store: store)) { service in
            let tokens = try await service.signIn()
            for (shop, value) in [("1001", "7"), ("1002", "7"), ("1003", "700")] {
                let today = try await service.query("FROM sales SHOW total_sales, orders DURING today", shop: shop, token: tokens.access)
                #expect(today.rows == [[value, "1"]], "\(shop)")
                let yesterday = try await service.query("FROM sales SHOW orders DURING yesterday", shop: shop, token: tokens.access)
                #expect(yesterday.rows == [["1"]], "\(shop)")
            }
        }
    }

    @Test("a query that is refused has a place, what was expected, and the nearest name")
    func parseErrors() async throws {
        try await withInsights { service in
            let tokens = try await service.signIn()
            func error(_ text: String) async throws -> [String: Any] {
                let answer = try await service.query(text, token: tokens.access)
                #expect(answer.status == 200 && answer.object["table"] is NSNull, "\(text)")
                return (answer.object["parse_errors"] as? [[String: Any]])?.first ?? [:]
            }
            let metric = try await error("FROM sales\nSHOW total_sale")
            #expect(metric["line"] as? Int == 2 && metric["column"] as? Int == 6 && metric["nearest"] as? String == "total_sales")
            #expect(metric["message"] is String && metric["code"] is String)
            let schema = try await error("FROM salez SHOW orders")
            #expect((schema["expected"] as? [String])?.contains("sales") == true && schema["nearest"] as? String == "sales")
            let older = try await error("SHOW total_sales OVER day FROM sales")
            #expect(older["nearest"] is NSNull || older["nearest"] is String)
            #expect(!(try await error("")).isEmpty)
            #expect(!(try await error(String(repeating: "(", count: 9_000))).isEmpty)
            #expect(!(try await error("FROM sales SHOW \u{0}\u{202E}👨‍👩‍👧")).isEmpty)
        }
    }

    @Test("R4.15: queries are counted by schema, each once")
    func counted() async throws {
        try await withInsights { service in
            let tokens = try await service.signIn()
            for text in [
                "FROM sales SHOW orders", "FROM sales SHOW total_sales, orders", "FROM sessions SHOW sessions", "FROM nothing SHOW x",
            ] {
                _ = try await service.query(text, token: tokens.access)
            }
            let counts = try await service.counts()
            #expect(counts.queries == ["sales": 2, "sessions": 1, "others": 1])
            #expect(counts.requests["/v1/shops/1001/query"] == 4 && counts.requests["/oauth/token"] == 1)
            #expect(try await service.json("/v1/counters/reset", "{}").status == 204)
            #expect(try await service.counts() == Counters.Counts())
        }
    }

    @Test("a store that cannot answer is 503, one that answers a part says so")
    func stores() async throws {
        struct Down: AnalyticsStore {
            func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
                guard requests.allSatisfy(\.allowsPartial) else { throw StoreError.unavailable("shard 2") }
                if requests.contains(where: { $0.table == "sessions" }) { throw StoreError.unavailable("all shards") }
                return StoreResult(requests.map { _ in [] }, isPartial: true)
            }
            func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
                StoreResult(nil, isPartial: true)
            }
        }
        try await withInsights(Parts(store: Down())) { service in
            let tokens = try await service.signIn()
            let down = try await service.query("FROM sessions SHOW sessions DURING today", token: tokens.access)
            #expect(down.status == 503 && down.error == "unavailable")
            let part = try await service.query("FROM sales SHOW orders DURING today", token: tokens.access)
            #expect(part.status == 200 && part.object["partial"] as? Bool == true)
        }
    }

    @Test("R4.16: the first question of a new service gets all of its days: seven and the seven before them, and no “no data”")
    func firstQuestion() async throws {
        try await withInsights(Parts(days: 40)) { service in
            let tokens = try await service.signIn()
            for shop in ["1001", "1002"] {
                let week = "FROM sales SHOW total_sales TIMESERIES day SINCE startOfDay(-6d) UNTIL now COMPARE TO previous_period"
                var answer = try await service.query(week, shop: shop, token: tokens.access)
                // On a machine that is busy the service may give up waiting, and says so.
                while answer.object["partial"] as? Bool == true { answer = try await service.query(week, shop: shop, token: tokens.access) }
                #expect(answer.status == 200 && answer.rows.count == 7)
                #expect(answer.rows.allSatisfy { row in row.allSatisfy { $0 != nil && $0 != "0" } }, "\(answer.text)")
            }
        }
    }

    @Test("hostile requests are refused by name, never with a failure of the service")
    func hostile() async throws {
        try await withInsights { service in
            let tokens = try await service.signIn()
            let deep = String(repeating: "[", count: 8_000),
                bodies = [
                    "", "{", "[]", "null", "7", "\"x\"", "{}", #"{"query":7}"#, #"{"query":null}"#, deep, #"{"query":"\ud800"}"#,
                    #"{"events":{}}"#, #"{"events":[7]}"#, #"{"events":[{}]}"#, #"{"events":[{"id":"a"}]}"#, #"{"a":"b","a":"c"}"#,
                    String(repeating: " ", count: 300_000),
                ]
            for path in ["/v1/shops/1001/query", "/v1/events", "/v1/modes", "/v1/counters/reset", "/oauth/token", "/oauth/revoke"] {
                for body in bodies {
                    for type in ["application/json", "application/x-www-form-urlencoded", "text/plain"] {
                        let answer = try await service.ask(path, post: Data(body.utf8), type: type, token: tokens.access)
                        #expect(answer.status < 500, "\(path) \(type) \(body.prefix(40))")
                    }
                }
                let bytes = try await service.ask(path, post: Data([0xFF, 0xFE, 0, 0x80]), token: tokens.access)
                #expect((400..<500).contains(bytes.status))
            }
            for path in ["/v1/shops/..%2F..%2Fetc/query", "/v1/shops/%00/query", "/v1/shops/99999999999999999999999/query"] {
                #expect(
                    (400..<500).contains(try await service.json(path, #"{"query":"FROM sales SHOW orders"}"#, token: tokens.access).status))
            }
            #expect(try await service.ask("/v1/nothing").status == 404)
            #expect(try await service.ask("/v1/shops", headers: ["Host": "evil.example"], token: tokens.access).status == 403)
            #expect(
                try await service.ask("/v1/shops", headers: ["Authorization": "Bearer " + String(repeating: "a", count: 5_000)]).status
                    == 401)
        }
    }
}
