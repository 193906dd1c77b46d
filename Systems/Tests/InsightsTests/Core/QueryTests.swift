import Foundation
import ShopifyQL
import Testing

@testable import InsightsCore

@Suite("What the service is asked") struct QueryTests {
    private func texts(_ names: String..., range: DateRange = .today) -> [String] {
        InsightsQuery.queries(for: names.compactMap(MetricType.named), over: range).map(\.text)
    }

    @Test("R4.13, R4.14: a shop's total sales of the day")
    func totalSales() {
        #expect(
            texts("total_sales") == [
                "FROM sales SHOW total_sales TIMESERIES hour WITH TOTALS, PERCENT_CHANGE SINCE today UNTIL now COMPARE TO previous_day"
            ])
    }

    @Test("R4.15, R4.18: only what was chosen, one query a schema, in the merchant's order; what has no time without a range")
    func bySchema() {
        let queries = texts("sessions", "orders", "orders_to_fulfill", "conversion_rate", "total_sales", range: .last7Days)
        #expect(queries.count == 3)
        #expect(queries[0].hasPrefix("FROM sessions SHOW sessions, conversion_rate TIMESERIES day"))
        #expect(queries[1].hasPrefix("FROM sales SHOW orders, total_sales TIMESERIES day"))
        #expect(queries[2] == "FROM orders SHOW orders_to_fulfill")
        #expect(texts().isEmpty)
    }

    @Test("R4.16, R4.20: three ranges, hours for a day and days for more, each with what it is compared with")
    func ranges() {
        #expect(DateRange.allCases.map(\.days) == [1, 7, 30])
        #expect(texts("orders", range: .last30Days)[0].hasSuffix("SINCE startOfDay(-29d) UNTIL now COMPARE TO previous_period"))
        #expect(texts("orders", range: .last7Days)[0].contains("TIMESERIES day"))
    }

    @Test(
        "R4.12, R4.17, G4.2: there are twelve metrics and orders to fulfill, and the service's language answers every one over every range")
    func answered() async throws {
        #expect(MetricType.all.count == 13 && Set(MetricType.all.map(\.id)).count == 13)
        #expect(MetricType.all.filter { $0.response.isTimed }.count == 12)
        let shop = ShopifyQL.Shop(id: 1001, name: "Kaffa", timeZone: .gmt, currency: "EUR")
        for range in DateRange.allCases {
            for query in InsightsQuery.queries(for: MetricType.all, over: range) {
                let table = try await Engine(store: EmptyStore()).answer(query.text, for: QueryContext(shop: shop, now: Date()))
                for metric in query.metrics { #expect(table.values(of: metric.id) != nil, "\(metric.id)") }
            }
        }
    }

    @Test("R4.21: the widget names no time zone: days are the shop's")
    func zone() {
        for range in DateRange.allCases { #expect(!texts("orders", range: range)[0].contains("TIMEZONE")) }
    }
}

/// A shop nobody has ever bought anything in.
private struct EmptyStore: AnalyticsStore {
    func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        StoreResult(requests.map { _ in [] })
    }

    func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        StoreResult(nil)
    }
}
