import Foundation
import GRDB
import SharedStore

/// A list of rows that knows of the database only what its observer is told.
public final class Mirror: @unchecked Sendable {
    private let store: SharedStore
    private let changes: StoreChanges
    private var keys: [DatabaseValue] = []
    /// The rows, read when a change set says so; nil for one that was deleted before it was read.
    private var rows: [StoredEvent?] = []
    private var lastVersion: Int64 = -1
    /// Change sets that were applied, and own writes that were not told.
    public private(set) var updates = 0
    public private(set) var skipped = 0

    /// Makes a mirror that observes ``StoreRounds/query``.
    public init(_ store: SharedStore) throws {
        self.store = store
        changes = try store.changes(StoreRounds.query)
    }

    /// Applies what can be had without waiting.
    public func read() throws {
        while let change = changes.poll() { try apply(change) }
    }

    /// Waits for the next change, and applies it.
    public func next() async throws {
        var iterator = changes.makeAsyncIterator()
        if let change = try await iterator.next() { try apply(change) }
    }

    /// Writes without being told, and makes the list by itself what the write makes of it. Where others have written what it was not yet
    /// told of, it does not know what its own write makes, and is told of it as everybody is.
    public func write(_ statements: [RandomWrite]) throws {
        store.refresh()
        try read()
        let known = rows
        var result: [StoredEvent] = []
        do {
            try store.write(withoutNotifying: [changes.token]) { db in
                guard try StoredEvent.fetchAll(db, sql: StoreRounds.sql) == known.map({ $0 }) else { throw Surprise() }
                for statement in statements { try statement.execute(db) }
                result = try StoredEvent.fetchAll(db, sql: StoreRounds.sql)
            }
            rows = result
            keys = result.map(\.id.databaseValue)
            skipped += 1
        } catch is Surprise {
            try store.write { db in for statement in statements { try statement.execute(db) } }
        }
    }

    private struct Surprise: Error {}

    private func apply(_ change: StoreChange) throws {
        let collection = change.collection
        guard collection.version > lastVersion else { throw MirrorFailure("Version \(collection.version) came after \(lastVersion).") }
        lastVersion = collection.version
        func row(_ position: Int) throws -> StoredEvent? { try collection.fetch(StoredEvent.self, at: position) }
        switch change {
        case .initial:
            guard rows.isEmpty else { throw MirrorFailure("A second initial call.") }
            keys = collection.keys
            rows = try keys.indices.map(row)
        case .update(_, let changes):
            if changes.isEmpty { throw MirrorFailure("A call without a change.") }
            let before = keys
            changes.apply(to: &keys) { collection.key(at: $0) ?? .null }
            if keys != collection.keys { throw MirrorFailure("\(changes) do not make \(collection.keys) of \(before) but \(keys).") }
            try changes.apply(to: &rows, reading: row)
            updates += 1
        }
    }

    /// The difference of the list from the query's result, rows and contents; nil for none. To be asked when nothing is written any more
    /// and all is read.
    public func difference() throws -> String? {
        let wanted = try store.read { try StoredEvent.fetchAll($0, sql: StoreRounds.sql) }
        return rows == wanted ? nil : "The list is \(rows) and not \(wanted)."
    }
}

/// An error that tells why a mirror does not show what is there.
public struct MirrorFailure: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}
