import BenchFigures
import Foundation
import GRDB
import SeededGenerators
import SharedStore
import StoreRounds

/// Measures what one changed row costs in collections of different sizes.
enum CostFigures {
    private static let sizes = [1_000, 3_000, 10_000, 30_000, 100_000]
    private static let rounds = 300

    /// The kind of change of a row.
    private enum Kind: String, CaseIterable {
        case modified, moved, inserted, deleted
    }

    /// Measures from a committed change to its change set, in a process that did not make it: reading log and row, finding its places.
    static func cost() throws -> [Figure] {
        var figures: [Figure] = []
        var base: [Kind: Double] = [:]
        for size in sizes {
            let times = try cost(of: size)
            for kind in Kind.allCases {
                let time = quantile(0.5, of: times[kind] ?? [])
                if size == sizes[0] { base[kind] = time }
                let figure = Figure(
                    "store.cost.\(kind).\(size)", time, ratio: time / (base[kind] ?? time), against: "that of \(sizes[0].formatted()) rows")
                figures.append(size == sizes.last ? figure.ratioAtMost(3) : figure)
            }
        }
        return figures
    }

    private static func cost(of size: Int) throws -> [Kind: [Double]] {
        try withStore(of: size) { store in
            let reader = try SharedStore(at: store.url, schema: StoredEvent.schema, as: .reader)
            let changes = try reader.changes(StoreQuery("event").sorted(by: .ascending("value")))
            reader.refresh()
            _ = changes.poll()
            var generator = SeededGenerator(seed: 1)
            var times: [Kind: [Double]] = [:]
            for round in 0..<rounds + 20 {
                for kind in Kind.allCases {
                    let key = Int64.random(in: 1...Int64(size), using: &generator), value = Int.random(in: 0..<size * 10, using: &generator)
                    // So that its own thread does not come first.
                    reader.suspend()
                    try store.write { db in
                        switch kind {
                        case .modified: try db.execute(sql: "UPDATE event SET title = ? WHERE id = ?", arguments: ["\(round)", key])
                        case .moved: try db.execute(sql: "UPDATE event SET value = ? WHERE id = ?", arguments: [value, key])
                        case .inserted: try StoredEvent(id: Int64(size + 1 + round), value: value).insert(db)
                        case .deleted: try db.execute(sql: "DELETE FROM event WHERE id = ?", arguments: [size + 1 + round])
                        }
                    }
                    let start = ContinuousClock.now
                    reader.resume()
                    reader.refresh()
                    let change = changes.poll()
                    let time = (ContinuousClock.now - start) / .milliseconds(1)
                    guard case .update = change else { throw StoreBenchFailure("A row that was \(kind) made no change set.") }
                    if round >= 20 { times[kind, default: []].append(time) }
                }
            }
            return times
        }
    }

    /// The same commits observed within one process by us and by GRDB's ValueObservation, which fetches all rows anew: from the moment before
    /// the write to the call.
    static func peers() throws -> [Figure] {
        var figures: [Figure] = []
        for size in [1_000, 100_000] {
            let (ours, theirs) = try withStore(of: size) { store in (try single(store, size), try valueObservation(store, size)) }
            figures.append(Figure("store.single.\(size).value-observation", theirs))
            figures.append(Figure("store.single.\(size)", ours, ratio: theirs / ours, against: "faster than ValueObservation"))
        }
        return figures
    }

    @available(*, noasync)
    private static func single(_ store: SharedStore, _ size: Int) throws -> Double {
        let called = DispatchSemaphore(value: 0)
        let token = try store.observe(StoreQuery("event").sorted(by: .ascending("value"))) { _ in called.signal() }
        called.wait()
        defer { token.cancel() }
        return try measure(size) { statement in
            try store.write(statement)
            called.wait()
        }
    }

    @available(*, noasync)
    private static func valueObservation(_ store: SharedStore, _ size: Int) throws -> Double {
        let pool = try DatabasePool(path: store.url.path)
        let called = DispatchSemaphore(value: 0)
        let observation = ValueObservation.tracking { try StoredEvent.fetchAll($0, sql: "SELECT * FROM event ORDER BY value, id") }
        let queue = DispatchQueue(label: "peer")
        let cancellable = observation.start(in: pool, scheduling: .async(onQueue: queue), onError: { print("\($0)") }) { _ in
            called.signal()
        }
        called.wait()
        defer { cancellable.cancel() }
        return try measure(size) { statement in
            try pool.write(statement)
            called.wait()
        }
    }

    @available(*, noasync)
    private static func measure(_ size: Int, _ write: ((Database) throws -> Void) throws -> Void) throws -> Double {
        var generator = SeededGenerator(seed: 2)
        var times: [Double] = []
        for _ in 0..<(size > 10_000 ? 40 : 200) {
            let key = Int64.random(in: 1...Int64(size), using: &generator), value = Int.random(in: 0..<size * 10, using: &generator)
            usleep(2_000)
            let start = ContinuousClock.now
            try write { try $0.execute(sql: "UPDATE event SET value = ?, title = title || 'x' WHERE id = ?", arguments: [value, key]) }
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        return quantile(0.5, of: times)
    }

    private static func withStore<Result>(of size: Int, _ body: (SharedStore) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-bench-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try StoredEvent.store(in: folder)
        try store.write { db in
            for id in 1...size {
                try StoredEvent(id: Int64(id), value: id * 10, title: "row \(id)", note: "a note of some length").insert(db)
            }
        }
        return try body(store)
    }
}
