import BenchFigures
import Foundation
import SharedStore
import StoreRounds

/// Measures how long a change takes from one process to others.
struct LatencyFigures {
    let build: URL

    /// One commit each 20 ms in one process: until the change set is in another, and from before the transaction until the row is read there.
    func latency() throws -> [Figure] {
        let count = 500
        return try withStore { store, folder in
            let times = Times(), whole = Times()
            let token = try store.observe(StoreQuery("event")) { change in
                let now = Uptime.nanoseconds
                guard case .update(let collection, let changes) = change else { return times.began() }
                for position in changes.insertions {
                    guard let event = try? collection.fetch(StoredEvent.self, at: position), let start = Int(event.title) else { continue }
                    whole.add(Double(Uptime.nanoseconds - start) / 1e6)
                    times.add(Double(now - event.value) / 1e6)
                }
            }
            times.wait(for: 0)
            let writer = try StoreChild(build: build, folder, "latency", "\(count)", "20000")
            guard writer.line(within: 60) == "done" else { throw StoreBenchFailure("The writer stopped.") }
            times.wait(for: count)
            token.cancel()
            let all = times.all
            return [
                Figure("store.latency.p50", quantile(0.5, of: all)).atMost(0.5),
                Figure("store.latency.p99", quantile(0.99, of: all)).atMost(5), Figure("store.latency.max", all.max() ?? .nan),
                Figure("store.latency.missed", Double(count - all.count), "commits").atMost(0),
                Figure("store.latency.read.p50", quantile(0.5, of: whole.all)),
                Figure("store.latency.read.p99", quantile(0.99, of: whole.all)),
            ]
        }
    }

    /// Four processes that observe, and one that commits as fast as it can.
    func crowd() throws -> [Figure] {
        let count = 20_000
        return try withStore { store, folder in
            let observers = try (0..<4).map { _ in try StoreChild(build: build, folder, "count", "\(count)", role: "reader") }
            for observer in observers where observer.line() != "ready" { throw StoreBenchFailure("An observer did not start.") }
            let start = Uptime.nanoseconds
            for id in 1...count { try store.write { try StoredEvent(id: Int64(id), value: 5).insert($0) } }
            let end = Uptime.nanoseconds
            var wrong = 0, last = end
            for observer in observers {
                let said = observer.line(within: 60) ?? "nothing"
                if said.hasPrefix("all "), let time = said.split(separator: " ").last.flatMap({ Int($0) }) {
                    last = max(last, time)
                } else {
                    wrong += 1
                    print("An observer says: \(said)")
                }
            }
            return [
                Figure("store.crowd.wrong", Double(wrong), "observers").atMost(0),
                Figure("store.crowd.commits", Double(count) / (Double(end - start) / 1e9), "per s"),
                Figure("store.crowd.behind", Double(last - end) / 1e6),
            ]
        }
    }

    private func withStore<Result>(_ body: (SharedStore, URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-bench-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(try StoredEvent.store(in: folder), folder)
    }
}

/// Measurements from another thread.
final class Times: @unchecked Sendable {
    private let condition = NSCondition()
    private var times: [Double] = []
    private var hasBegun = false

    func began() { note { hasBegun = true } }
    func add(_ time: Double) { note { times.append(time) } }
    var all: [Double] { condition.withLock { times } }

    private func note(_ body: () -> Void) {
        condition.withLock {
            body()
            condition.broadcast()
        }
    }

    /// Returns when it has begun and there are so many, or after 10 seconds without one more.
    func wait(for count: Int) {
        condition.withLock {
            while !hasBegun || times.count < count {
                if !condition.wait(until: Date(timeIntervalSinceNow: 10)) { return }
            }
        }
    }
}
