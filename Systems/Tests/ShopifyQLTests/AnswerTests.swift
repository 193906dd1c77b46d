import Foundation
import ShopifyQL
import ShopifyQLSamples
import ShopifyQLStore
import Testing

@Suite("Answers")
struct AnswerTests {
    private func engine() async throws -> Engine { try await Agreement.shared.value.engine }

    @Test("the day the clock goes back has 25 hours, the one it goes forward 23 (R4.21)")
    func longAndShortDays() async throws {
        let back = try await engine().answer(
            "FROM sales SHOW orders TIMESERIES hour SINCE 2026-11-01 UNTIL 2026-11-01", for: ShopData.context)
        #expect(back.rows.count == 25)
        #expect(back.rows[1][0].text == "2026-11-01T01:00:00-04:00")
        #expect(back.rows[2][0].text == "2026-11-01T01:00:00-05:00")
        let forward = try await engine().answer(
            "FROM sales SHOW orders TIMESERIES hour SINCE 2026-03-08 UNTIL 2026-03-08", for: ShopData.context)
        #expect(forward.rows.count == 23)
        #expect(forward.rows[2][0].text == "2026-03-08T03:00:00-04:00")
    }

    @Test("the shop's zone decides which day a sale falls in, unless the query names another (R4.21)")
    func zones() async throws {
        let store = try SQLiteStore.inMemory()
        // 23:30 in Toronto, 5:30 on the next day in Paris.
        let late = StoredRow(shop: 10002, at: 1_795_235_400, values: ["gross": .integer(100), "adjustment": .integer(0)])
        try await store.insert([late], into: "sales")
        let query = "FROM sales SHOW gross_sales GROUP BY day SINCE -5d"
        let own = try await Engine(store: store).answer(query, for: ShopData.context)
        #expect(own.rows == [[.day(try #require(CivilDate(year: 2026, month: 11, day: 20))), .number(1)]])
        let other = try await Engine(store: store).answer(query + " WITH TIMEZONE 'Europe/Paris'", for: ShopData.context)
        #expect(other.rows.first?.first?.text == "2026-11-21")
    }

    @Test("the three ranges of the widget have their rows and a comparison of equal length (R4.16, R4.20)")
    func ranges() async throws {
        for (period, count) in [
            ("hour SINCE today UNTIL now COMPARE TO previous_day", 15),
            ("day SINCE startOfDay(-6d) UNTIL now COMPARE TO previous_period", 7),
            ("day SINCE startOfDay(-29d) UNTIL now COMPARE TO previous_period", 30),
        ] {
            let table = try await Agreement.shared.value.check(
                "FROM sales SHOW total_sales, orders, average_order_value, returning_customer_rate WITH TOTALS, PERCENT_CHANGE TIMESERIES \(period)"
            )
            #expect(table.rows.count == count)
            #expect(table.columns.contains { $0.name.hasPrefix("percent_change_total_sales__previous") && $0.type == .percent })
        }
    }

    @Test("gaps are filled in a time series and not in a group")
    func gaps() async throws {
        let store = try SQLiteStore.inMemory()
        let series = try await Engine(store: store).answer(
            "FROM sales SHOW gross_sales, average_order_value TIMESERIES day SINCE -2d", for: ShopData.context)
        #expect(series.rows.map { $0.dropFirst().map(\.text) } == Array(repeating: ["0", nil], count: 3))
        let groups = try await Engine(store: store).answer("FROM sales SHOW gross_sales GROUP BY day SINCE -2d", for: ShopData.context)
        #expect(groups.rows.isEmpty)
    }

    @Test("orders to fulfil are one value without time (R4.25)")
    func ordersToFulfill() async throws {
        let table = try await Agreement.shared.value.check("FROM orders SHOW orders_to_fulfill")
        #expect(table.rows.count == 1 && table.columns.map(\.type) == [.integer])
    }

    @Test("columns carry the documented names")
    func names() async throws {
        let table = try await engine().answer(
            "FROM sales SHOW orders AS o TIMESERIES month WITH TOTALS, PERCENT_CHANGE, CUMULATIVE_VALUES SINCE -2m COMPARE TO startOfQuarter(-3q)",
            for: ShopData.context)
        #expect(
            table.columns.map(\.name) == [
                "month", "o", "comparison_o__startOfQuarter_sub_3q", "percent_change_o__startOfQuarter_sub_3q", "o__totals",
                "comparison_o__startOfQuarter_sub_3q__totals", "percent_change_o__startOfQuarter_sub_3q__totals", "o__cumulative",
                "comparison_o__startOfQuarter_sub_3q__cumulative",
            ])
    }

    @Test(
        "what cannot be answered is refused where it stands, with the nearest name",
        arguments: [
            ("FROM sales SHOW total_sale", QueryError.Code.unknownColumn, "total_sales"),
            ("FROM sale SHOW orders", .unknownSchema, "sales"),
            ("FROM sales SHOW orders, sales_chanel GROUP BY sales_channel", .unknownColumn, "sales_channel"),
            ("FROM sales SHOW sales_channel", .notGrouped, nil), ("FROM sales SHOW orders WHERE orders > 1", .typeMismatch, nil),
            ("FROM sales SHOW orders WHERE sales_channel = 1", .typeMismatch, nil),
            ("FROM sales SHOW orders WHERE order_id = 'a'", .typeMismatch, nil),
            ("FROM sales SHOW orders WHERE day = 2026-01-01", .notSupported, nil),
            ("FROM sales SHOW orders SINCE today UNTIL yesterday", .invalidPeriod, nil),
            ("FROM sales SHOW orders UNTIL today", .invalidPeriod, nil),
            ("FROM sales SHOW orders COMPARE TO previous_year", .invalidComparison, nil),
            ("FROM sales SHOW orders TIMESERIES second SINCE -1y", .tooManyRows, nil),
            ("FROM sales, orders SHOW orders", .ambiguousColumn, nil),
            ("FROM sales, sessions SHOW orders GROUP BY sales_channel", .unknownColumn, nil),
            ("FROM sales SHOW total_sales WITH CURRENCY 'EUR'", .notSupported, nil),
            ("FROM sales SHOW orders WITH TIMEZONE 'Europe/Pariss'", .unknownName, "Europe/Paris"),
            ("FROM sales SHOW orders GROUP BY TOP 5 product_title", .notSupported, nil),
            ("FROM sales SHOW orders WITH LINEAR_ATTRIBUTION", .notSupported, nil),
            ("FROM sales SHOW orders, orders", .duplicateColumn, nil),
            ("FROM sales SHOW orders TIMESERIES dya", .unknownName, "day"),
            ("FROM sales SHOW orders VISUALIZE total_sales", .unknownColumn, nil),
            ("FROM sales SHOW orders SINCE -1000000y", .invalidPeriod, nil),
        ] as [(String, QueryError.Code, String?)])
    func refusals(text: String, code: QueryError.Code, nearest: String?) async throws {
        let error = try await #require(throws: QueryError.self) { try await engine().answer(text, for: ShopData.context) }
        #expect(error.code == code, "\(error)")
        if let nearest { #expect(error.nearest == nearest, "\(error)") }
    }

    @Test("shops that sell in different currencies do not add up")
    func currencies() async throws {
        var other = ShopData.paris
        other.currency = "EUR"
        let context = QueryContext(shop: ShopData.toronto, organization: [ShopData.toronto, other], now: ShopData.now)
        let error = try await #require(throws: QueryError.self) {
            try await engine().answer("FROM ORGANIZATION sales SHOW net_sales", for: context)
        }
        #expect(error.code == .mixedCurrencies)
        _ = try await engine().answer("FROM ORGANIZATION sales SHOW orders", for: context)
    }

    @Test("sums that leave 64 bits are an error, not a number")
    func overflow() async throws {
        let store = try SQLiteStore.inMemory()
        let row = StoredRow(shop: 10002, at: 1_795_200_000, values: ["gross": .integer(.max), "order_id": .integer(1)])
        var next = row
        next.values["order_id"] = .integer(2)
        next.at -= 7200
        // Within one day there is no sum that could be kept.
        await #expect(throws: StoreError.overflow) { try await store.insert([row, next], into: "sales") }
        next.at -= 86_400
        try await store.insert([row, next], into: "sales")
        for text in ["FROM sales SHOW gross_sales SINCE -3d", "FROM sales SHOW gross_sales GROUP BY sales_channel SINCE -3d"] {
            await #expect(throws: StoreError.overflow) { try await Engine(store: store).answer(text, for: ShopData.context) }
        }
    }

    @Test("an answer is written as the API writes it: names, types, rows of strings")
    func encoding() async throws {
        let store = try SQLiteStore.inMemory()
        let table = try await Engine(store: store).answer(
            "FROM sales SHOW gross_sales, average_order_value DURING today", for: ShopData.context)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(table), as: UTF8.self)
                == #"{"columns":[{"dataType":"MONEY","displayName":"Gross sales","name":"gross_sales"},"#
                + #"{"dataType":"MONEY","displayName":"Average order value","name":"average_order_value"}],"#
                + #""rows":[{"average_order_value":null,"gross_sales":"0"}]}"#)
    }
}
