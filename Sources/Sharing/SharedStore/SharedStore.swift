import Foundation
import GRDB

/// A database in a group's container that several processes have open, each of which is told of what the others change.
///
///     let store = try SharedStore(at: container.appendingPathComponent("shared.sqlite"), schema: schema, as: .member)
///     for try await change in try store.changes(StoreQuery("event").filter("day = \(day)").sorted(by: .ascending("start"))) {
///         …
///     }
///
/// Writes and reads are short and without suspension points, so that no lock outlives them; ``suspend()`` waits for them to end. Keep the
/// store: with it end its observations.
public final class SharedStore: Sendable {
    /// The file of the database.
    public let url: URL
    /// The role of this process: what it may do with the database.
    public let role: StoreRole
    private let options: StoreOptions
    let access: StoreAccess
    private let watcher: Watcher
    /// Lines of the log after which it is shortened.
    private static let prunes: Int64 = 16

    /// Opens the database, and begins to watch for what other processes change.
    /// - Parameters:
    ///   - url: of the database's file, in a folder in which all processes can read and, but for readers, write. Other files stand beside
    ///     it under longer names.
    ///   - schema: the same in all processes.
    ///   - role: what this process may do with the database.
    ///   - options: how long it waits for others, and how often it looks where nobody can tell it.
    /// - Throws: ``StoreError`` when the app has yet to make or migrate the database; GRDB's `DatabaseError`.
    public init(at url: URL, schema: StoreSchema, as role: StoreRole, options: StoreOptions = StoreOptions()) throws {
        self.url = url
        self.role = role
        self.options = options
        access = try StoreAccess.opening(url, schema, role, options)
        watcher = Watcher(access: access, signal: ChangeSignal(database: url.path), pollInterval: options.pollInterval)
        // Whoever had it open before it was migrated.
        if role == .app { watcher.signal.post() }
    }

    deinit { watcher.stop() }

    /// The reason for which this process neither sends nor receives pings, so that it finds changes only by polling; nil when it does.
    public var pingObstacle: String? { watcher.signal.obstacle }

    // MARK: Reading and writing

    /// Reads from one state of the database, which nobody else's writing delays.
    public func read<Value>(_ value: (Database) throws -> Value) throws -> Value { try access.read(value) }

    /// Writes all or nothing, and tells the observers of all processes.
    ///
    /// - Parameters:
    ///   - tokens: observations of this store whose readers know what is written here and are not told, so that two stores kept in step do
    ///     not echo. What others write is told them all the same.
    ///   - updates: what is written. It may not wait for anything: other processes wait for its end.
    /// - Throws: ``StoreError/busy(seconds:)`` when another process does not release the database.
    public func write<Value>(
        withoutNotifying tokens: [ObservationToken] = [], _ updates: (Database) throws -> Value
    ) throws -> Value {
        guard role != .reader else { throw StoreError.readOnly }
        let skipped = tokens.map(\.observer)
        guard skipped.allSatisfy({ $0.isOver || watcher.watches($0) }) else { throw StoreError.foreignToken }
        var staged: Watcher.Staged?
        var isCommitted = false
        defer { if let staged { watcher.finish(staged, isCommitted: isCommitted) } }
        let (value, hasWritten) = try access.within {
            try access.pool.write { db in
                let start = try ChangeLog.head(db), changes = db.totalChangesCount
                let before = skipped.isEmpty ? nil : try watcher.prepare(skipped, db)
                let value = try WriteScope.$isActive.withValue(true) { try updates(db) }
                var end = try ChangeLog.head(db)
                if end == start {
                    guard db.totalChangesCount != changes else { return (value, false) }
                    try ChangeLog.mark(db)
                    end += 1
                }
                if let before { staged = try watcher.stage(before, db) }
                // The log is not pruned after each commit, so that the cost is hardly noticed.
                if start / Self.prunes != end / Self.prunes { try ChangeLog.prune(db, keeping: options.keptChanges) }
                try access.checkOpen()
                return (value, true)
            }
        }
        isCommitted = true
        if hasWritten { watcher.signal.post() }
        return value
    }

    // MARK: Observing

    /// Observes a query by callback: first ``StoreChange/initial(_:)``, then an update for each commit that changes it, several merged into
    /// one when they come faster than calls return. A commit that changes nothing of it makes no call.
    ///
    /// - Parameters:
    ///   - query: the rows that are observed.
    ///   - queue: where calls are made, one at a time; nil for a thread of the store's, the same or another each time.
    ///   - failed: called instead, once, when the database can no longer be read.
    ///   - changed: called with each change, in the order of the commits.
    /// - Returns: what keeps the observation going.
    /// - Throws: ``StoreError`` when the query does not fit the database.
    public func observe(
        _ query: StoreQuery, on queue: DispatchQueue? = nil, failed: @escaping @Sendable (StoreError) -> Void = { _ in },
        _ changed: @escaping @Sendable (StoreChange) -> Void
    ) throws -> ObservationToken {
        let observer = try observer(query)
        let delivery = CallbackDelivery(observer, on: queue, changed: changed, failed: failed)
        // A reader that has asked for a queue is told there only.
        let claim: @Sendable () -> (@Sendable () -> Void)? = { delivery.claimed() }
        observer.wakeup(claim: queue == nil ? claim : nil) { delivery.wake() }
        return start(observer)
    }

    /// Observes a query as a sequence, of which the first element is ``StoreChange/initial(_:)``.
    ///
    /// - Throws: ``StoreError`` when the query does not fit the database.
    public func changes(_ query: StoreQuery) throws -> StoreChanges { StoreChanges(token: start(try observer(query))) }

    /// Looks for changes now, without waiting for a ping. When it returns, the calls of what was found are on their observers' queues.
    public func refresh() {
        guard !WriteScope.isActive else { return }
        watcher.check()
    }

    private func observer(_ query: StoreQuery) throws -> Observer {
        guard !WriteScope.isActive else { throw StoreError.observedInsideWrite }
        return Observer(query, try access.read { try QueryPlan(query, $0) }, access: access)
    }

    private func start(_ observer: Observer) -> ObservationToken {
        watcher.add(observer)
        return ObservationToken(observer) { [weak watcher] in watcher?.remove(observer) }
    }

    // MARK: Suspension

    /// Suspends the store, before the system suspends the process: interrupts and rolls back what is being written, and returns when no
    /// lock is held. Until ``resume()`` everything throws ``StoreError/suspended`` and observers are told nothing. Not from inside a read
    /// or a write.
    public func suspend() { access.suspend() }

    /// Afterwards: observers are told, in one change set, of what was written meanwhile.
    public func resume() {
        access.resume()
        watcher.signal.wake()
    }
}

/// Whether the current code runs inside a write.
enum WriteScope {
    @TaskLocal static var isActive = false
}
