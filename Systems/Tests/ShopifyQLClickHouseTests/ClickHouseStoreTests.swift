import ClickHouseCluster
import Foundation
import ShopifyQL
import ShopifyQLClickHouse
import ShopifyQLSamples
import ShopifyQLStore
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Events in ClickHouse")
struct ClickHouseStoreTests {
    private func request(
        _ table: String = "sales", shops: [Int64], condition: RowCondition? = nil, keys: [RowColumn] = [], allowsPartial: Bool = false
    ) -> AggregateRequest {
        AggregateRequest(
            table: table, shops: shops, segments: [TimeSegment(start: 0, end: 2_000_000_000, slot: 0)], keys: keys,
            measures: [Measure(.count)],
            condition: condition, maximumGroups: 100, allowsPartial: allowsPartial)
    }

    /// Texts that would end a literal, begin a comment, or be something else to another reader.
    static let hostile = [
        "'", "\\", "\\'", "''", "' OR 1=1 --", "\\' OR 1=1 /*", "a\0b", "\n", "\\n", "\\0", "\\x27", "\u{2019}", "%27", "\"", "`", ";",
        "') UNION ALL SELECT 1 --", "\u{FFFD}", "👩‍👩‍👧", "\r\n\t\u{8}", "{x:UInt8}", "\\\\'", String(repeating: "'\\", count: 2000), "é",
        "e\u{301}",
    ]

    @Test("hostile texts are found as they are, in conditions and as keys, and nothing else is")
    func hostileTexts() async throws {
        let store = try await Nodes.shared.value.1
        let shop: Int64 = 777_001
        try await store.insert(
            Self.hostile.enumerated().map { StoredRow(shop: shop, at: Int64($0 + 1), values: ["product_title": .text($1)]) }, into: "sales")
        for (index, text) in Self.hostile.enumerated() {
            let column = RowColumn.field("product_title")
            // Bytes are compared: é is not e and an accent.
            let conditions: [RowCondition] = [
                .equal(column, .text(text)), .isIn(column, [.text(text), .null]),
                .all([
                    .match(column, .startsWith, text), .match(column, .endsWith, text), .atMost(column, .text(text)),
                    .not(.less(column, .text(text))),
                ]),
            ]
            for condition in conditions {
                let rows = try await store.aggregate([request(shops: [shop], condition: condition, keys: [column])]).content[0]
                #expect(rows == [AggregateRow(slot: 0, keys: [.text(text)], values: [1])], "\(index)")
            }
        }
    }

    @Test("hostile literals within queries give what SQLite gives")
    func hostileQueries() async throws {
        let (clickHouse, sqlite) = (try await Nodes.shared.value.1, try await ShopData.store())
        for text in Self.hostile where text.utf8.count < 100 {
            let query = "FROM sales SHOW orders WHERE product_title != '\(text.replacing("'", with: "''"))' AND product_title CONTAINS 'r'"
            guard let one = try? await Engine(store: sqlite).answer(query, for: ShopData.context) else { continue }
            let other = try await Engine(store: clickHouse).answer(query, for: ShopData.context)
            #expect(one.rows == other.rows, "\(query)")
        }
    }

    @Test("a shop's rows are on the node that the cluster's own rule gives them to")
    func shards() async throws {
        let (cluster, store) = try await Nodes.shared.value
        for shop in [10002, 20023, 777_100, -4, .max, .min] as [Int64] {
            try await store.insert([StoredRow(shop: shop, at: 5_000, values: [:])], into: "sessions")
            // Straight to the owner, and with another shop, by the table over all nodes.
            for shops in [[shop], [shop, shop == 777_101 ? 777_102 : 777_101]] {
                var wanted = request("sessions", shops: shops)
                wanted.segments = [TimeSegment(start: 5_000, end: 5_001, slot: 3)]
                #expect(try await store.aggregate([wanted]).content == [[AggregateRow(slot: 3, keys: [], values: [1])]])
            }
            // By the cluster's rule: a row that the table over all nodes takes in lands where the store asks for it.
            var parts = URLComponents(url: cluster.addresses[0], resolvingAgainstBaseURL: false)
            parts?.queryItems = [URLQueryItem(name: "insert_distributed_sync", value: "1")]
            try await post(
                try #require(parts?.url),
                "INSERT INTO insights.sessions_all (shop, at) VALUES (\(shop == .min ? "toInt64('\(shop)')" : "\(shop)"), 6000)")
            var wanted = request("sessions", shops: [shop])
            wanted.segments = [TimeSegment(start: 6_000, end: 6_001, slot: 0)]
            #expect(try await store.aggregate([wanted]).content[0].first?.values == [1], "\(shop)")
        }
    }

    private func post(_ url: URL, _ sql: String) async throws {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(sql.utf8)
        let (data, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 200, "\(String(decoding: data, as: UTF8.self))")
    }

    @Test("a record that is inserted again replaces the one before, also in one insertion")
    func records() async throws {
        let store = try await Nodes.shared.value.1
        func order(_ status: String, _ at: Int64) -> StoredRow {
            StoredRow(
                shop: 777_003, at: at,
                values: ["order_id": .integer(1), "order_fulfillment_status": .text(status), "cancelled": .integer(0)])
        }
        var shop = ShopData.toronto
        shop.id = 777_003
        let context = QueryContext(shop: shop, now: ShopData.now)
        func waiting() async throws -> [[Value]] {
            try await Engine(store: store).answer("FROM orders SHOW orders, orders_to_fulfill", for: context).rows
        }
        try await store.insert([order("fulfilled", 1_795_000_000), order("unfulfilled", 1_795_000_000)], into: "orders")
        #expect(try await waiting() == [[.integer(1), .integer(1)]])
        try await store.insert([order("fulfilled", 1_795_000_500)], into: "orders")
        #expect(try await waiting() == [[.integer(1), .integer(0)]])
        await #expect(throws: StoreError.self) { try await store.insert([StoredRow(shop: 1, at: 1, values: [:])], into: "orders") }
    }

    @Test("sums that leave 64 bits are an error, not a number that wrapped around")
    func overflow() async throws {
        let store = try await Nodes.shared.value.1
        let row = StoredRow(shop: 777_004, at: 5, values: ["gross": .integer(.max)])
        var sum = request(shops: [777_004])
        sum.measures = [Measure(.sum("gross"))]
        try await store.insert([row], into: "sales")
        #expect(try await store.aggregate([sum]).content[0][0].values == [.max])
        for _ in 0..<2 {
            try await store.insert([row], into: "sales")
            await #expect(throws: StoreError.overflow) { try await store.aggregate([sum]) }
        }
    }

    @Test("more groups than wanted, unknown tables and unknown fields are refused")
    func refusals() async throws {
        let store = try await Nodes.shared.value.1
        var many = request(shops: [10002, 20023], keys: [.field("product_title")])
        many.maximumGroups = 2
        await #expect(throws: StoreError.tooManyGroups(limit: 2)) { try await store.aggregate([many]) }
        await #expect(throws: StoreError.unknown("nothing")) { try await store.aggregate([request("nothing", shops: [1])]) }
        await #expect(throws: StoreError.unknown("sales.x")) { try await store.aggregate([request(shops: [1], keys: [.field("x")])]) }
        let wrong = StoredRow(shop: 1, at: 1, values: ["gross": .text("1")])
        await #expect(throws: StoreError.self) { try await store.insert([wrong], into: "sales") }
        await #expect(throws: StoreError.unknown("sales.x")) {
            try await store.insert([StoredRow(shop: 1, at: 1, values: ["x": .null])], into: "sales")
        }
    }
}

/// Nodes of its own: one of them is killed.
@Suite("A shard that is down")
struct MissingShardTests {
    @Test("is an error, or makes the answer a part that says so, and never less in silence; back again it is all there")
    func missing() async throws {
        let cluster = try await ClickHouseCluster.start()
        defer { cluster.stop() }
        let store = try await Nodes.filled(cluster)
        let engine = Engine(store: store)
        let both = QueryContext(shop: ShopData.toronto, organization: [ShopData.toronto, ShopData.paris], now: ShopData.now)
        var lenient = both
        lenient.allowsPartial = true
        let text = "FROM ORGANIZATION sales SHOW orders GROUP BY shop_name"
        let open = "FROM ORGANIZATION sales SHOW orders, shop_name GROUP BY month, shop_name"
        let whole = try await engine.answer(text, for: lenient)
        #expect(whole.rows.count == 2 && !whole.isPartial)

        let (gone, alive) = (store.shard(of: ShopData.paris.id), store.shard(of: ShopData.toronto.id))
        try #require(gone != alive)
        cluster.kill(gone)
        for query in [text, open] {
            await #expect(throws: StoreError.self) { try await engine.answer(query, for: both) }
            let part = try await engine.answer(query, for: lenient)
            #expect(part.isPartial && !part.rows.isEmpty)
        }
        #expect(try await engine.answer(text, for: lenient).rows.map { $0[0] } == [.text("Toronto")])
        // One shop's answer is whole or none.
        let paris = QueryContext(shop: ShopData.paris, now: ShopData.now, allowsPartial: true)
        let error = await #expect(throws: StoreError.self) { try await engine.answer("FROM sales SHOW orders", for: paris) }
        guard case .unavailable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let toronto = try await engine.answer("FROM sales SHOW orders", for: ShopData.context)
        #expect(!toronto.isPartial && toronto.rows.count == 1)
        await #expect(throws: StoreError.self) {
            try await store.insert([StoredRow(shop: ShopData.paris.id, at: 1, values: [:])], into: "sales")
        }

        try await cluster.restart(gone)
        // Connections to the shard that stayed broke too, as the server breaks those that were silent for three seconds.
        try await cluster.restart(alive)
        let again = try await engine.answer(text, for: lenient)
        #expect(again == whole)
    }
}
