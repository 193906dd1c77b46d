import ShopifyQL
import ShopifyQLStore

/// Sales and sessions of several shops up to now, in the order of time, from a fixed seed.
struct EventSource {
    private var state: UInt64 = 0
    private var made: Int64 = 0
    private let shops: Int
    private let now: Int64
    private let seconds: Int64
    private let events: Int64

    init(shops: Int, now: Int64, days: Int, events: Int) {
        self.shops = max(1, shops)
        self.now = now
        seconds = Int64(days) * 86_400
        self.events = Int64(max(1, events))
    }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    /// Begins anew, with the same events.
    mutating func restart() { made = 0 }

    /// The next events of one table, nil after the last: there are three sessions to each line of a sale.
    mutating func batch(_ count: Int, of table: String) -> [StoredRow]? {
        guard made < events else { return nil }
        var rows: [StoredRow] = []
        rows.reserveCapacity(count)
        while rows.count < count, made < events {
            made += 1
            // Each event has a seed of its own, so that each table's are the same alone.
            state = 0x5EED_5EED_5EED_5EED ^ (UInt64(made) &* 0x9E37_79B9_7F4A_7C15)
            for _ in 0..<3 { _ = next(2) }
            let shop = Int64(next(shops) + 1)
            let at = now - seconds + made * seconds / events
            if (next(4) == 0) != (table == "sales") { continue }
            rows.append(table == "sales" ? sale(shop, at) : session(shop, at))
        }
        return rows
    }

    private mutating func sale(_ shop: Int64, _ at: Int64) -> StoredRow {
        let customer = next(3) == 0 ? next(500) : 500 + next(100_000)
        let gross = Int64(500 + next(20_000))
        return StoredRow(
            shop: shop, at: at,
            values: [
                "order_id": .integer(made / 2), "customer_id": .integer(Int64(customer)),
                "new_or_returning_customer": .text(customer % 3 == 0 ? "New" : "Returning"), "sales_channel": .text("Online Store"),
                "product_id": .integer(Int64(next(500))), "product_title": .text("Product \(next(500))"),
                "billing_country": .text("Canada"),
                "adjustment": .integer(next(20) == 0 ? 1 : 0), "gross": .integer(gross), "discount": .integer(gross / 10),
                "returned": .integer(0),
                "tax": .integer(gross / 8), "ordered_units": .integer(1),
            ])
    }

    private mutating func session(_ shop: Int64, _ at: Int64) -> StoredRow {
        let reached = next(10) == 0
        // Half of the visits are of two thousand regulars, who return every few weeks.
        let visitor = Int64(next(2) == 0 ? next(2000) : 2000 + next(1_000_000))
        return StoredRow(
            shop: shop, at: at,
            values: [
                "session_device_type": .text(next(2) == 0 ? "mobile" : "desktop"), "human_or_bot_session": .text("human"),
                "visitor_id": .integer(visitor), "cart": .integer(next(8) == 0 ? 1 : 0), "reached": .integer(reached ? 1 : 0),
                "completed": .integer(reached && next(2) == 0 ? 1 : 0), "views": .integer(Int64(1 + next(9))), "seconds": .integer(60),
            ])
    }
}
