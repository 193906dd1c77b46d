import ShopifyQL
import ShopifyQLStore

/// The rows of a stretch of a shop's time, by table.
struct EventBatch {
    private let orders: OrderSource
    private let sales: SalesSource
    private let sessions: SessionSource
    private let now: Int64
    private(set) var rows: [String: [StoredRow]] = [:]

    init(_ orders: OrderSource, now: Int64) {
        self.orders = orders
        self.now = now
        sales = SalesSource(orders: orders)
        sessions = SessionSource(orders: orders)
    }

    mutating func addProducts() { rows["products", default: []] += sales.products }

    /// Everything that happens in a time, earliest first.
    mutating func add(_ time: Range<Int64>) {
        var sold: [StoredRow] = []
        var visits: [StoredRow] = []
        for slot in slots(of: time) {
            let placed = orders.orders(in: slot)
            visits += sessions.rows(in: slot, placed: placed).filter { time.contains($0.at) }
            for order in placed where time.contains(order.at) {
                sold += sales.rows(of: order, now: now)
                rows["orders", default: []].append(sales.record(of: order, now: now))
                if order.isNew { rows["customers", default: []].append(sales.customer(of: order)) }
            }
            for refund in orders.refunds(in: slot) where time.contains(refund.at) {
                sold.append(sales.row(refund: refund.line, of: refund.order, at: refund.at))
            }
        }
        rows["sales", default: []] += sold.sorted { $0.at < $1.at }
        rows["sessions", default: []] += visits.sorted { $0.at < $1.at }
    }

    /// The records of the orders that a look finds otherwise than they were left, and the orders that wait now.
    /// - Parameters:
    ///   - last: what the last look found. Without one, or where the clock was put back, all that may have changed is written anew.
    ///   - end: up to when events had been made before, as far as is known.
    mutating func addRecords(since last: WaitingParcels?, end: Int64?) -> WaitingParcels {
        let known = last.flatMap { $0.moment <= now ? $0 : nil }
        let oldest = (last == nil ? min(now, end ?? now) : now) - WaitingParcels.longest
        let placed = self.placed(in: max(oldest, known.map { $0.moment + 1 } ?? oldest)..<now + 1)
        let dispatched = known?.orders.filter { $0.fulfilled <= now } ?? []
        for order in dispatched + placed { rows["orders", default: []].append(sales.record(of: order, now: now)) }
        return WaitingParcels(moment: now, orders: ((known?.orders ?? []) + placed).filter { $0.fulfilled > now })
    }

    private func placed(in time: Range<Int64>) -> [SampleOrder] {
        guard !time.isEmpty else { return [] }
        return slots(of: time).flatMap(orders.orders).filter { time.contains($0.at) }
    }

    private func slots(of time: Range<Int64>) -> ClosedRange<Int64> {
        time.lowerBound / Rhythm.slot...max(time.lowerBound, time.upperBound - 1) / Rhythm.slot
    }
}
