import Foundation
import ShopifyQL

/// The queries of a large widget: seven of the twelve metrics, of two schemas, so two queries.
enum WidgetQueries {
    /// 14:30:15 in Toronto on 21 November 2026.
    static let now: Int64 = 1_795_289_415

    static func queries(days: Int) -> [String] {
        let period =
            "TIMESERIES day WITH TOTALS, PERCENT_CHANGE SINCE startOfDay(-\(days - 1)d) UNTIL now COMPARE TO previous_period"
        return [
            "FROM sales SHOW total_sales, orders, average_order_value, returning_customer_rate \(period)",
            "FROM sessions SHOW sessions, conversion_rate, online_store_visitors \(period)",
        ]
    }

    /// Shops lie in a few zones, as a merchant base does.
    static func context(_ shop: Int64) -> QueryContext {
        let zones = ["America/Toronto", "Europe/Rome", "Asia/Tokyo", "America/Los_Angeles"]
        let zone = TimeZone(identifier: zones[Int(shop % 4)]) ?? .gmt
        return QueryContext(
            shop: Shop(id: shop, name: "Shop \(shop)", timeZone: zone, currency: "USD"), now: Date(timeIntervalSince1970: Double(now)))
    }
}
