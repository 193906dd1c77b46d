import Foundation
import ShopifyQL
import ShopifyQLStore

/// Every metric written out by hand over rows, to check the schemas' formulas.
enum PlainMetrics {
    static func value(_ name: String, _ table: String, _ rows: [StoredRow]) -> Decimal? {
        func sum(_ field: String, _ rows: [StoredRow]) -> Int { rows.reduce(0) { $0 + int($1, field) } }
        func sum(_ field: String) -> Int { sum(field, rows) }
        func distinct(_ field: String, _ rows: [StoredRow]) -> Int {
            Set(rows.compactMap { row in row.values[field].flatMap { $0 == .null ? nil : $0 } }).count
        }
        func text(_ field: String, _ value: String, _ rows: [StoredRow]) -> [StoredRow] { rows.filter { $0.values[field] == .text(value) } }
        let placed = rows.filter { int($0, "adjustment") == 0 }
        let net = sum("gross") - sum("discount") - sum("returned")
        let returning = distinct("customer_id", text("new_or_returning_customer", "Returning", placed))
        let done = sum("completed", rows.filter { int($0, "reached") == 1 })
        switch (table, name) {
        case ("sales", "total_sales"): return cents(net + sum("tax") + sum("duty") + sum("shipping") + sum("fee"))
        case ("sales", "shipping_charges"): return cents(sum("shipping"))
        case ("sales", "tips"): return cents(sum("tip"))
        case ("sales", "cost_of_goods_sold"): return cents(sum("cost"))
        case ("sales", "gross_profit"): return cents(net - sum("cost"))
        case ("sales", "gross_margin"): return ratio(net - sum("cost"), net)
        case ("sales", "orders"): return Decimal(distinct("order_id", placed))
        case ("sales", "average_order_value"):
            return ratio(sum("gross", placed) - sum("discount", placed), 100 * distinct("order_id", placed))
        case ("sales", "ordered_item_quantity"), ("orders", "ordered_product_quantity"): return Decimal(sum("ordered_units"))
        case ("sales", "returned_item_quantity"), ("orders", "returned_product_quantity"): return Decimal(sum("returned_units"))
        case ("sales", "net_items_sold"), ("orders", "net_product_quantity"): return Decimal(sum("ordered_units") - sum("returned_units"))
        case ("sales", "customers"): return Decimal(distinct("customer_id", placed))
        case ("sales", "new_customers"): return Decimal(distinct("customer_id", text("new_or_returning_customer", "New", placed)))
        case ("sales", "returning_customers"): return Decimal(returning)
        case ("sales", "returning_customer_rate"): return ratio(returning, distinct("customer_id", placed))
        case (_, "gross_sales"): return cents(sum("gross"))
        case (_, "net_sales"): return cents(net)
        case (_, "discounts"): return cents(sum("discount"))
        case (_, "returns"), (_, "sales_reversals"): return cents(sum("returned"))
        case (_, "taxes"): return cents(sum("tax"))
        case (_, "duties"): return cents(sum("duty"))
        case (_, "additional_fees"): return cents(sum("fee"))
        case ("sessions", "sessions"), ("orders", "orders"), ("products", "products"), ("customers", "new_customer_records"),
            ("customers", "new_customers"):
            return Decimal(rows.count)
        case ("sessions", "online_store_visitors"): return Decimal(distinct("visitor_id", rows))
        case ("sessions", "sessions_with_cart_additions"): return Decimal(sum("cart"))
        case ("sessions", "sessions_that_reached_checkout"): return Decimal(sum("reached"))
        case ("sessions", "sessions_that_completed_checkout"): return Decimal(sum("completed"))
        case ("sessions", "sessions_that_reached_and_completed_checkout"): return Decimal(done)
        case ("sessions", "added_to_cart_rate"): return ratio(sum("cart"), rows.count)
        case ("sessions", "reached_checkout_rate"): return ratio(sum("reached"), rows.count)
        case ("sessions", "checkout_conversion_rate"): return ratio(done, sum("reached"))
        case ("sessions", "completed_checkout_rate"), ("sessions", "conversion_rate"): return ratio(sum("completed"), rows.count)
        case ("sessions", "bounces"): return Decimal(sum("bounced"))
        case ("sessions", "bounce_rate"): return ratio(sum("bounced"), rows.count)
        case ("sessions", "pageviews"): return Decimal(sum("views"))
        case ("sessions", "pageviews_per_session"): return ratio(sum("views"), rows.count)
        case ("sessions", "average_session_duration"): return ratio(sum("seconds"), rows.count)
        case ("orders", "shipping"): return cents(sum("shipping_charge"))
        case ("orders", "average_order_value"): return ratio(sum("gross") - sum("discount"), 100 * rows.count)
        case ("orders", "orders_to_fulfill"):
            return Decimal(text("order_fulfillment_status", "unfulfilled", rows).filter { int($0, "cancelled") == 0 }.count)
        case ("products", "active_products"): return Decimal(text("product_status", "Active", rows).count)
        case ("products", "product_variants"): return Decimal(sum("variants"))
        case ("products", "inventory_units"): return Decimal(sum("stock"))
        case ("products", "inventory_value"): return cents(sum("stock_value"))
        case ("customers", "returning_customers"): return Decimal(sum("returning"))
        case ("customers", "total_amount_spent"): return cents(sum("spent"))
        case ("customers", "total_number_of_orders"): return Decimal(sum("placed_orders"))
        case ("customers", "total_amount_spent_per_order"): return ratio(sum("spent"), 100 * sum("placed_orders"))
        default: return nil
        }
    }

    static func isRatio(_ name: String, _ table: String) -> Bool {
        Catalogue.standard.schemas.first { $0.name == table }?.metrics.contains { $0.name == name } ?? false
    }

    static func divide(_ above: Decimal, _ below: Decimal) -> Decimal? {
        guard below != 0 else { return nil }
        var (quotient, rounded) = (above / below, Decimal())
        NSDecimalRound(&rounded, &quotient, 10, .bankers)
        return rounded
    }

    private static func int(_ row: StoredRow, _ field: String) -> Int {
        if case .integer(let value) = row.values[field] { Int(value) } else { 0 }
    }

    private static func cents(_ value: Int) -> Decimal { Decimal(value) / 100 }

    /// Ten decimals, half to even, by long division of whole numbers.
    static func ratio(_ above: Int, _ below: Int) -> Decimal? {
        guard below != 0 else { return nil }
        let isNegative = (above < 0) != (below < 0)
        let scaled = above.magnitude * 10_000_000_000
        var (quotient, rest) = scaled.quotientAndRemainder(dividingBy: below.magnitude)
        if rest * 2 > below.magnitude || (rest * 2 == below.magnitude && quotient % 2 == 1) { quotient += 1 }
        rest = 0
        let value = Decimal(quotient) / 10_000_000_000
        return isNegative ? -value : value
    }
}
