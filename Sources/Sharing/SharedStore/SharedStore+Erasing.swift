import Foundation
import GRDB

/// Removing for good: not only from the tables, but from the files.
///
/// SQLite overwrites what is removed in the database (`secure_delete`), but its log still has the pages as they were, and a page that was
/// rearranged may keep a copy. So what shall not stay is removed by ``erase(_:)``. That it is not done yet is noted in the database, in the
/// same transaction as the removal, so that ``finishErasing()`` makes up for a process that was killed in between.
extension SharedStore {
    /// Writes as ``write(withoutNotifying:_:)`` does, and returns when nothing of what was removed lies in any of the database's files.
    ///
    /// Observers learn of the removal by querying anew: the keys of removed rows are erased too.
    /// - Throws: ``StoreError/busy(seconds:)`` also when the rows are removed, but another process does not end its reading of them: then
    ///   ``finishErasing()`` is due.
    public func erase(_ removals: (Database) throws -> Void) throws {
        try write { db in
            try removals(db)
            try ChangeLog.forget(db)
            try Self.setErasing(true, db)
        }
        try finishErasing()
    }

    /// Ends what ``erase(_:)`` has begun, in this process or in one that was killed. Where nothing is due it costs one reading.
    /// - Throws: ``StoreError/busy(seconds:)`` when another process does not end its reading of what was removed.
    public func finishErasing() throws {
        guard try read(Self.isErasing) else { return }
        guard role != .reader else { throw StoreError.readOnly }
        try access.within {
            try access.pool.writeWithoutTransaction { db in
                // Copies what is there, and nothing else, to new pages; then the log is emptied.
                try db.execute(sql: "VACUUM")
                _ = try db.checkpoint(.truncate)
                try Self.setErasing(false, db)
            }
        }
    }

    /// The database's own number for its user: 1 while bytes of removed rows may still lie in the files.
    private static func isErasing(_ db: Database) throws -> Bool { try Int.fetchOne(db, sql: "PRAGMA user_version") == 1 }

    private static func setErasing(_ isErasing: Bool, _ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = \(isErasing ? 1 : 0)")
    }
}
