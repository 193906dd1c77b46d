import SQLite3
import Testing

@Suite("Snapshots of databases, which Debian's SQLite has none of") struct SnapshotTests {
    @Test("xcode.11: what calls for a snapshot is linked, and told that there is none") func none() {
        var database: OpaquePointer?, snapshot: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        #expect(takeSnapshot(database, "main", &snapshot) == SQLITE_ERROR && snapshot == nil)
        #expect(openSnapshot(database, "main", nil) == SQLITE_ERROR)
        #expect(recoverSnapshots(database, "nowhere") == SQLITE_ERROR && compareSnapshots(nil, nil) == 0)
        freeSnapshot(nil)
    }
}
