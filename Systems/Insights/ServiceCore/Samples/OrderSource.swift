import SampleData
import Foundation

/// The orders of a shop: the same ones whenever and however often they are asked for.
struct OrderSource: Sendable {
    /// Share of orders by customers who have bought before.
    private static let returning = 0.28
    /// Customers from before the history.
    private static let regulars = 4_000
    /// Most orders of one slot: their numbers follow one another.
    private static let perSlot: Int64 = 256

    let shop: SampleShop
    let number: Int64
    let seed: UInt64
    let rhythm: Rhythm

    init(_ shop: SampleShop, seed: UInt64) {
        self.shop = shop
        self.seed = seed
        number = Int64(shop.front.id) ?? 0
        rhythm = Rhythm(zone: shop.front.queried.timeZone, seed: seed, shop: number)
    }

    /// The orders placed in a slot, earliest first.
    func orders(in slot: Int64) -> [SampleOrder] {
        var chance = SeededGenerator(seed, number, slot, 2)
        let count = min(Int64(chance.count(around: shop.orders * rhythm.share(of: slot))), Self.perSlot)
        let times = (0..<count).map { _ in slot * Rhythm.slot + Int64(chance.next(Int(Rhythm.slot))) }.sorted()
        return times.enumerated().map { index, at in order(slot * Self.perSlot + Int64(index), at, &chance) }
    }

    private func order(_ id: Int64, _ at: Int64, _ chance: inout SeededGenerator) -> SampleOrder {
        let isNew = !chance.happens(Self.returning)
        let customer = isNew ? 1_000_000 + id : Int64(1 + chance.next(Self.regulars))
        let code = chance.happens(0.12) ? "BENVENUTO10" : nil
        let lines = (0..<(1 + chance.index([38, 30, 19, 13]))).map { _ in
            let product = chance.index(shop.products.map(\.weight))
            let units = Int64(1 + chance.index([78, 16, 6]))
            let gross = shop.price(shop.products[product].price) * units
            let discount = code == nil ? 0 : gross / 10
            return SampleOrder.Line(
                product: product, units: units, gross: gross, discount: discount, tax: Int64(Double(gross - discount) * shop.tax))
        }
        let isPickedUp = chance.happens(0.06)
        let worth = lines.reduce(0) { $0 + $1.gross - $1.discount }
        return SampleOrder(
            id: id, at: at, customer: customer, isNew: isNew, channel: chance.happens(0.12) ? "Shop" : "Online Store", discountCode: code,
            place: shop.places[chance.index((0..<shop.places.count).map { 1 / Double($0 + 1) })], lines: lines,
            // Free from twice the price of a parcel of coffee.
            shipping: isPickedUp || worth >= shop.price(6_900) ? 0 : shop.price(490), fulfilled: fulfilled(at, &chance),
            source: chance.index(SessionSource.sources.map(\.weight)))
    }

    /// Parcels go out from eight to six, not on Sundays, some hours after the order.
    private func fulfilled(_ at: Int64, _ chance: inout SeededGenerator) -> Int64 {
        var moment = at + 3_600 + Int64(chance.next(5 * 3_600))
        // Two steps at most lead past a night and a Sunday.
        for _ in 0..<3 {
            let (second, weekday) = rhythm.clock(at: moment)
            if weekday == 6 || second >= 18 * 3_600 {
                moment += 86_400 - second + 8 * 3_600 + Int64(chance.next(2 * 3_600))
            } else if second < 8 * 3_600 {
                moment += 8 * 3_600 - second + Int64(chance.next(2 * 3_600))
            } else {
                break
            }
        }
        return moment
    }

    /// The refunds in a slot: each with its moment, an order some days before, and which of its lines was sent back.
    func refunds(in slot: Int64) -> [(at: Int64, order: SampleOrder, line: SampleOrder.Line)] {
        var chance = SeededGenerator(seed, number, slot, 3)
        let count = chance.count(around: shop.orders * 0.07 * rhythm.share(of: slot))
        // Somebody at the shop opens the parcel.
        guard (9 * 3_600..<18 * 3_600).contains(rhythm.clock(at: slot * Rhythm.slot).secondOfDay) else { return [] }
        return (0..<count).compactMap { _ in
            let at = slot * Rhythm.slot + Int64(chance.next(Int(Rhythm.slot)))
            let earlier = slot - Int64(2 * 96 + chance.next(12 * 96))
            // Not every quarter hour has an order to send back.
            for candidate in earlier..<(earlier + 24) {
                guard let order = orders(in: candidate).first else { continue }
                return (at, order, order.lines[chance.next(order.lines.count)])
            }
            return nil
        }
    }
}
