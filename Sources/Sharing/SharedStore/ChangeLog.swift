import Foundation
import GRDB
import GRDBSQLite

/// A log of written rows, noted by triggers in the same transaction as the rows themselves: whoever writes, and however, it is noted.
///
///     shared_state(identity)                   changes when what was noted before says nothing about now
///     shared_table(id, name, key, columns)     the observed tables
///     shared_change(id, tbl, key, columns)     one line for each row written; tbl 0 for a transaction that wrote elsewhere
enum ChangeLog {
    /// The position of the log, as seen from one transaction.
    struct Position: Equatable {
        var identity: Int64
        /// The oldest line that is still there.
        var first: Int64
        /// The newest line; 0 when nothing was ever written.
        var head: Int64
    }

    /// An observed table.
    struct Table: Equatable, Sendable {
        var id: Int64
        var name: String
        var key: String
        /// The columns as the triggers number them.
        var columns: [String]

        /// The bit that stands for a column; those beyond the 62nd share one.
        func bit(of column: String) -> Int64 {
            1 << min(Self.lastBit, columns.firstIndex { $0.lowercased() == column.lowercased() } ?? Self.lastBit)
        }

        static let lastBit = 62
    }

    struct Line {
        var id: Int64
        var table: Int64
        var key: DatabaseValue
        /// The bits of the columns that have other values than before; all for a row that came or went.
        var columns: Int64

        /// - Parameter row: with its columns first.
        fileprivate init(_ row: SQLiteStatement) {
            id = sqlite3_column_int64(row, 0)
            table = sqlite3_column_int64(row, 1)
            key = DatabaseValue(sqliteStatement: row, index: 2)
            columns = sqlite3_column_int64(row, 3)
        }
    }

    static func position(_ db: Database) throws -> Position {
        let statement = try db.cachedStatement(
            sql: """
                SELECT identity, coalesce((SELECT min(id) FROM shared_change), 1), coalesce((SELECT max(id) FROM shared_change), 0)
                FROM shared_state
                """)
        guard let row = try Row.fetchOne(statement) else { throw StoreError.failed("It has no change log.") }
        return Position(identity: row[0], first: row[1], head: row[2])
    }

    static func head(_ db: Database) throws -> Int64 {
        var head: Int64 = 0
        try db.cachedStatement(sql: "SELECT coalesce(max(id), 0) FROM shared_change").step { head = sqlite3_column_int64($0, 0) }
        return head
    }

    static func lines(_ db: Database, after id: Int64, through last: Int64) throws -> [Line] {
        let statement = try db.cachedStatement(sql: "SELECT id, tbl, key, columns FROM shared_change WHERE id > ? AND id <= ?")
        var lines: [Line] = []
        try statement.step([id, last]) { lines.append(Line($0)) }
        return lines
    }

    /// The lines since a position; nil where the log does not go on from there, and ``position(_:)`` has to be asked.
    static func lines(_ db: Database, continuing position: Position) throws -> [Line]? {
        // The last line that is known is read once more: with it, none after it has been forgotten.
        let statement = try db.cachedStatement(
            sql: "SELECT id, tbl, key, columns, (SELECT identity FROM shared_state) FROM shared_change WHERE id >= ?")
        var lines: [Line] = [], isContinued = false
        try statement.step([position.head]) { row in
            let line = Line(row)
            if line.id == position.head {
                isContinued = sqlite3_column_int64(row, 4) == position.identity
            } else if isContinued {
                lines.append(line)
            }
        }
        return isContinued ? lines : nil
    }

    /// Changes when another connection has committed. Inside a transaction that has read.
    static func dataVersion(_ db: Database) throws -> UInt32 {
        var version: UInt32 = 0
        let code = sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_DATA_VERSION, &version)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        return version
    }

    /// Says that something was written that no trigger notes, so that a commit without a line is known to be a stranger's.
    static func mark(_ db: Database) throws {
        try db.execute(cachedSQL: "INSERT INTO shared_change (tbl, key, columns) VALUES (0, NULL, 0)")
    }

    /// Forgets the oldest lines when there are half as many again as are kept.
    static func prune(_ db: Database, keeping kept: Int64) throws {
        let position = try position(db)
        guard position.head - position.first >= kept + kept / 2 else { return }
        try db.execute(sql: "DELETE FROM shared_change WHERE id <= ?", arguments: [position.head - kept])
    }

    /// Forgets which rows were written, and says only that something was: all observers query anew.
    static func forget(_ db: Database) throws {
        try mark(db)
        try db.execute(sql: "DELETE FROM shared_change WHERE id < (SELECT max(id) FROM shared_change)")
    }

    static func table(_ db: Database, _ name: String) throws -> Table {
        guard
            let row = try Row.fetchOne(
                db.cachedStatement(sql: "SELECT id, name, key, columns FROM shared_table WHERE name = ? COLLATE NOCASE"), arguments: [name])
        else { throw StoreError.notObserved(table: name) }
        let columns: String = row[3]
        return Table(id: row[0], name: row[1], key: row[2], columns: columns.components(separatedBy: "\n"))
    }

    static func exists(_ db: Database) throws -> Bool {
        try db.tableExists("shared_state") && db.tableExists("shared_change") && db.tableExists("shared_table")
    }
}

extension Database {
    func execute(cachedSQL sql: String, arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
