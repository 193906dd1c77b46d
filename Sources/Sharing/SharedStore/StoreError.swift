import GRDB

/// An error of a shared store or of an observed query. What SQLite itself refuses comes as GRDB's `DatabaseError`.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Only the app makes the database.
    case notCreated(path: String)
    /// The app has not yet run its newest migrations.
    case notMigrated(path: String)
    /// A newer version of the app has migrated the database to what this one does not know.
    case migratedByNewerApp(path: String)
    /// Another process kept its lock for longer than is waited for.
    case busy(seconds: Double)
    /// The store is between ``SharedStore/suspend()`` and ``SharedStore/resume()``.
    case suspended
    /// A process opened the store as a reader, and writes.
    case readOnly
    /// The schema does not say that changes of this table are observed, or there is no such table.
    case notObserved(table: String)
    /// An observed table needs a primary key of one column that is never null.
    case unsuitableKey(table: String)
    /// A table has no column of this name.
    case unknownColumn(String, table: String)
    /// A predicate may only look at the row itself: nobody tells when a row elsewhere changes.
    case predicateReadsOtherTables(table: String)
    /// A query cannot be observed from inside a write, whose changes are not yet anybody's.
    case observedInsideWrite
    /// The token belongs to another store.
    case foreignToken
    /// The database can no longer be read; the observation is over.
    case failed(String)

    public var description: String {
        switch self {
        case .notCreated(let path): "There is no database at \(path) yet; open the app once."
        case .notMigrated(let path): "The database at \(path) is older than this process needs; open the app once, it migrates it."
        case .migratedByNewerApp(let path): "The database at \(path) was made by a newer version of the app."
        case .busy(let seconds): "Another process did not release the database within \(seconds) s."
        case .suspended: "The store is suspended; nothing is read or written until it is resumed."
        case .readOnly: "This process opened the store for reading only."
        case .notObserved(let table): "Changes of the table \"\(table)\" are not observed; name it in the schema."
        case .unsuitableKey(let table): "The table \"\(table)\" cannot be observed: it needs a primary key of one column that is not null."
        case .unknownColumn(let column, let table): "The table \"\(table)\" has no column \"\(column)\"."
        case .predicateReadsOtherTables(let table): "The predicate for \"\(table)\" reads other tables, whose changes it would miss."
        case .observedInsideWrite: "A query cannot be observed from inside a write."
        case .foreignToken: "The token belongs to an observation of another store."
        case .failed(let reason): "The database can no longer be read: \(reason)"
        }
    }
}

extension Error {
    /// SQLite's refusals that pass by themselves: another process holds a lock, or this one was interrupted.
    var passes: Bool {
        guard let error = self as? DatabaseError else { return self is StoreError }
        return [.SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_INTERRUPT, .SQLITE_ABORT, .SQLITE_SCHEMA, .SQLITE_NOMEM]
            .contains(error.resultCode)
    }
}
