import GRDB

/// The role of a process: what it may do with a shared store.
public enum StoreRole: Sendable {
    /// Makes the database and migrates it.
    case app
    /// Reads and writes what the app has made.
    case member
    /// Reads and observes.
    case reader
}

/// The database's tables, the same in every process that opens it.
public struct StoreSchema: Sendable {
    /// Run by the app; everybody else only looks whether they were run.
    public var migrator: DatabaseMigrator
    /// Tables whose changes are observed. Each needs a primary key of one column that is never null.
    public var observed: [String]

    /// Tables as the migrations make them, some of which are observed.
    public init(_ migrator: DatabaseMigrator, observing tables: [String]) {
        self.migrator = migrator
        observed = tables
    }
}

/// Waiting times and bounds of a store.
public struct StoreOptions: Sendable {
    /// Seconds to wait for another process that writes; then ``StoreError/busy(seconds:)``.
    public var patience = 2.0
    /// Seconds between two looks for what nobody announced: commits of a process that died before its ping, or of a stranger.
    public var pollInterval = 1.0
    /// Changes that the log keeps at least. Whoever has slept through more queries anew.
    public var keptChanges: Int64 = 20_000

    /// Options with the figures above, each of which can be set.
    public init() {}
}
