import Foundation
import ShopifyQL
import ShopifyQLStore
import Synchronization

// shopifyql-bench [events] [shops]: fills a database in the temporary folder and times one shop's seven metrics over 30 days.
let arguments: [String] = Array(CommandLine.arguments.dropFirst())
let events = arguments.first.flatMap { Int($0) } ?? 10_000_000
let shops = arguments.count > 1 ? Int(arguments[1]) ?? 100 : 100
let folder = NSTemporaryDirectory() + "shopifyql-bench-\(ProcessInfo.processInfo.processIdentifier)"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

let store = try SQLiteStore(path: folder + "/events.sqlite")
let now: Int64 = 1_795_289_415
let source = Mutex(EventSource(shops: shops, now: now, events: events))
let clock = ContinuousClock()
let filling = try await clock.measure {
    for table in ["sales", "sessions"] {
        source.withLock { $0.restart() }
        try await store.load(into: table) { source.withLock { $0.batch(10_000, of: table) } }
        print(table, clock.now)
    }
}
print("\(events) events of \(shops) shops over a year, in \(filling.formatted(.units(allowed: [.seconds])))")
fflush(nil)

let shop = Shop(id: 7, name: "Bench", timeZone: TimeZone(identifier: "America/Toronto") ?? .gmt, currency: "USD")
let context = QueryContext(shop: shop, now: Date(timeIntervalSince1970: Double(now)))
let engine = Engine(store: store)
let period = "TIMESERIES day WITH TOTALS, PERCENT_CHANGE SINCE startOfDay(-29d) UNTIL now COMPARE TO previous_period"
let queries = [
    "FROM sales SHOW total_sales, orders, average_order_value, returning_customer_rate \(period)",
    "FROM sessions SHOW sessions, conversion_rate, online_store_visitors \(period)",
]
var times: [Duration] = []
for _ in 0..<1000 {
    times.append(try await clock.measure { for query in queries { _ = try await engine.answer(query, for: context) } })
}
times.sort()
func milliseconds(_ duration: Duration) -> String {
    String(format: "%.2f ms", Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3)
}
print("seven metrics, 30 days against the 30 before, two queries: p50 \(milliseconds(times[500])), p99 \(milliseconds(times[989]))")

// An event is in the next answer once its insertion has returned.
var seen: [Duration] = []
for index in 0..<50 {
    let before = try await engine.answer("FROM sessions SHOW sessions SINCE today", for: context).rows
    let event = StoredRow(shop: 7, at: now - Int64(index), values: ["visitor_id": .integer(Int64(index)), "views": .integer(1)])
    let time = try await clock.measure {
        try await store.insert([event], into: "sessions")
        let after = try await engine.answer("FROM sessions SHOW sessions SINCE today", for: context).rows
        guard after != before else { throw StoreError.unknown("event") }
    }
    seen.append(time)
}
seen.sort()
print("an event is in an answer after p50 \(milliseconds(seen[25])), at most \(milliseconds(seen[49]))")
