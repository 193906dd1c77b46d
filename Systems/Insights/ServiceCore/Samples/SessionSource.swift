import SampleData
import ShopifyQL
import ShopifyQLStore

/// The visits to a shop: each order is one, and about thirty times as many only look.
struct SessionSource: Sendable {
    static let sources: [(source: String, name: String?, weight: Double)] = [
        ("direct", nil, 34), ("search", "google", 30), ("social", "instagram", 18), ("email", "newsletter", 11), ("unknown", nil, 7),
    ]
    private static let pages = ["/", "/collections/coffee", "/products/espresso-roma", "/collections/equipment", "/pages/about"]
    /// Visitors who come again and again.
    private static let regulars = 6_000

    let orders: OrderSource

    /// The visits that begin in a slot; `placed` are the orders of the same slot.
    func rows(in slot: Int64, placed: [SampleOrder]) -> [StoredRow] {
        var chance = SeededGenerator(orders.seed, orders.number, slot, 4)
        let looking = orders.shop.sessions - orders.shop.orders
        let count = chance.count(around: looking * orders.rhythm.share(of: slot))
        var rows: [StoredRow] = []
        rows.reserveCapacity(count + placed.count)
        for index in 0..<count {
            let at = slot * Rhythm.slot + Int64(chance.next(Int(Rhythm.slot)))
            let visitor = chance.happens(0.3) ? Int64(chance.next(Self.regulars)) : 10_000_000 + slot * 4_096 + Int64(index)
            let isBounce = chance.happens(0.44)
            let hasCart = !isBounce && chance.happens(0.085)
            let reaches = hasCart && chance.happens(0.4)
            let views = isBounce ? 1 : Int64(2 + chance.next(hasCart ? 10 : 6))
            rows.append(
                row(
                    at, visitor, source: chance.index(Self.sources.map(\.weight)), cart: hasCart, reached: reaches, completed: false,
                    views: views, seconds: isBounce ? Int64(chance.next(20)) : views * Int64(15 + chance.next(40)), &chance))
        }
        for order in placed {
            let views = Int64(5 + chance.next(9))
            rows.append(
                row(
                    order.at, order.isNew ? 10_000_000 + order.customer : order.customer, source: order.source, cart: true, reached: true,
                    completed: true, views: views, seconds: views * Int64(30 + chance.next(40)), &chance))
        }
        return rows
    }

    private func row(
        _ at: Int64, _ visitor: Int64, source: Int, cart: Bool, reached: Bool, completed: Bool, views: Int64, seconds: Int64,
        _ chance: inout SeededGenerator
    ) -> StoredRow {
        let source = Self.sources[source]
        let place = orders.shop.places[chance.next(orders.shop.places.count)]
        var values: [String: Cell] = [
            "session_device_type": .text(chance.happens(0.68) ? "mobile" : "desktop"), "session_country": .text(place.country),
            "referrer_source": .text(source.source), "landing_page_path": .text(Self.pages[chance.next(Self.pages.count)]),
            "human_or_bot_session": .text(!cart && chance.happens(0.02) ? "bot" : "human"), "visitor_id": .integer(visitor),
            "cart": .integer(cart ? 1 : 0), "reached": .integer(reached ? 1 : 0), "completed": .integer(completed ? 1 : 0),
            "bounced": .integer(views == 1 ? 1 : 0), "views": .integer(views), "seconds": .integer(seconds),
        ]
        if let name = source.name { values["referrer_name"] = .text(name) }
        return StoredRow(shop: orders.number, at: at, values: values)
    }
}
