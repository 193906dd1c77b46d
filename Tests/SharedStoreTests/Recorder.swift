import Foundation
import GRDB
import SharedStore
import StoreRounds

/// An observation that notes what it is told, and can be kept from being told.
final class Recorder: @unchecked Sendable {
    let queue = DispatchQueue(label: "Recorder")
    private let lock = NSLock()
    private var noted: [StoreChange] = []
    private var held: ObservationToken?

    init() {}

    init(_ store: SharedStore, _ query: StoreQuery, doing body: (@Sendable (StoreChange) -> Void)? = nil) throws {
        try start(store, query, doing: body)
    }

    func start(_ store: SharedStore, _ query: StoreQuery, doing body: (@Sendable (StoreChange) -> Void)? = nil) throws {
        token = try store.observe(query, on: queue) { [weak self] change in
            self?.note(change)
            body?(change)
        }
    }

    private func note(_ change: StoreChange) { lock.withLock { noted.append(change) } }

    var token: ObservationToken? {
        get { lock.withLock { held } }
        set { lock.withLock { held = newValue } }
    }

    var tokens: [ObservationToken] { token.map { [$0] } ?? [] }

    /// All calls so far, once what is committed has been delivered.
    func calls(_ store: SharedStore) -> Int {
        settle(store)
        return lock.withLock { noted.count }
    }

    /// Waits for what is committed to be found and delivered.
    func settle(_ store: SharedStore) {
        store.refresh()
        queue.sync {}
    }

    /// Lets calls be made again, once what is committed has been found.
    func release(_ store: SharedStore) {
        store.refresh()
        queue.resume()
    }

    /// Change sets so far, the initial call left out.
    func changes(_ store: SharedStore) -> [ChangeSet] {
        settle(store)
        return told
    }

    /// Change sets that were delivered so far.
    var told: [ChangeSet] {
        lock.withLock { noted }.compactMap { if case .update(_, let changes) = $0 { changes } else { nil } }
    }

    var last: StoreChange? { lock.withLock { noted.last } }
    var count: Int { lock.withLock { noted.count } }
    var keys: [Int64] { (last?.collection.keys ?? []).compactMap { Int64.fromDatabaseValue($0) } }
}

/// A folder that goes with its test.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

func withFolder<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

/// A store with ten rows of the keys 10, 20 … 100 and the values 0, 2 … 18.
func withTen<Result>(_ body: (SharedStore) throws -> Result) throws -> Result {
    try withFolder { folder in
        try body(try StoredEvent.store(in: folder, (0..<10).map { StoredEvent(id: Int64($0 + 1) * 10, value: $0 * 2) }))
    }
}

extension SharedStore {
    func set(_ value: Int, for id: Int64) throws {
        try write { try $0.execute(sql: "UPDATE event SET value = ? WHERE id = ?", arguments: [value, id]) }
    }

    func add(_ id: Int64, _ value: Int) throws { try write { try StoredEvent(id: id, value: value).insert($0) } }

    func delete(_ ids: Int64...) throws { try write { _ = try StoredEvent.deleteAll($0, keys: ids) } }
}

extension StoreQuery {
    /// The query for 20, 30, 40 and 50 of the ten rows.
    static var matching: StoreQuery { StoreQuery("event").filter("value > 0 AND value < 10") }
}
