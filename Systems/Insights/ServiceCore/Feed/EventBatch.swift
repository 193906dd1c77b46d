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

    /// The records of the orders of a time, as they stand now.
    mutating func addRecords(_ time: Range<Int64>) {
        for slot in slots(of: time) {
            for order in orders.orders(in: slot) where time.contains(order.at) {
                rows["orders", default: []].append(sales.record(of: order, now: now))
            }
        }
    }

    private func slots(of time: Range<Int64>) -> ClosedRange<Int64> {
        time.lowerBound / Rhythm.slot...max(time.lowerBound, time.upperBound - 1) / Rhythm.slot
    }
}
