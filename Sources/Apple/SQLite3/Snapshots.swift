import Glibc
import VitrineCSQLite

// Functions that Apple's SQLite has and Debian's is built without (SQLITE_ENABLE_SNAPSHOT), so that what calls them can be linked: GRDB,
// for one, asks for a snapshot of its database and does without where there is none. Where this machine's SQLite has them, they are its
// own. Their shapes are those of sqlite3.h.

/// A function of the libraries that were loaded after this one; nil where none has it.
private func next<Function>(_ name: String, as type: Function.Type) -> Function? {
    // RTLD_NEXT, a macro that is not imported.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
}

/// Takes a snapshot of a database that is being read.
/// - Returns: SQLite's result code; `SQLITE_ERROR` where there are no snapshots.
@_cdecl("sqlite3_snapshot_get") package func takeSnapshot(
    _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
    typealias Take =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
    if let take = next("sqlite3_snapshot_get", as: Take.self) { return take(database, schema, snapshot) }
    snapshot?.pointee = nil
    return SQLITE_ERROR
}

/// Begins to read a database as a snapshot has it.
/// - Returns: SQLite's result code; `SQLITE_ERROR` where there are no snapshots.
@_cdecl("sqlite3_snapshot_open") package func openSnapshot(
    _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: OpaquePointer?
) -> Int32 {
    typealias Open = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Int32
    return next("sqlite3_snapshot_open", as: Open.self)?(database, schema, snapshot) ?? SQLITE_ERROR
}

/// Gives a snapshot back.
@_cdecl("sqlite3_snapshot_free") package func freeSnapshot(_ snapshot: OpaquePointer?) {
    typealias Free = @convention(c) (OpaquePointer?) -> Void
    next("sqlite3_snapshot_free", as: Free.self)?(snapshot)
}

/// Compares two snapshots of one database by their age.
/// - Returns: less than 0 where the first is older; 0 where there are no snapshots.
@_cdecl("sqlite3_snapshot_cmp") package func compareSnapshots(_ first: OpaquePointer?, _ second: OpaquePointer?) -> Int32 {
    typealias Compare = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    return next("sqlite3_snapshot_cmp", as: Compare.self)?(first, second) ?? 0
}

/// Makes the snapshots of a log that was left behind usable again.
/// - Returns: SQLite's result code; `SQLITE_ERROR` where there are no snapshots.
@_cdecl("sqlite3_snapshot_recover") package func recoverSnapshots(
    _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?
) -> Int32 {
    typealias Recover = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
    return next("sqlite3_snapshot_recover", as: Recover.self)?(database, schema) ?? SQLITE_ERROR
}
