import VitrineCSQLite
import Foundation

/// A value in a column.
package enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// SQLite's error for a step that failed.
package struct SQLiteFailure: Error, CustomStringConvertible {
    package let code: Int32
    package let words: String

    /// The file is none of SQLite’s, or is damaged.
    package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff) }
    package var description: String { "SQLite: \(words) (\(code))" }
}

/// One connection to a database, used by one thread at a time.
package final class SQLiteFile: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = NSRecursiveLock()

    /// - Parameter path: nil for one in memory.
    package init(path: String?, readOnly: Bool) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_FULLMUTEX | (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        let code = sqlite3_open_v2(path ?? ":memory:", &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let words = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(opened)
            throw SQLiteFailure(code: code, words: words)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        // Another process that saves is waited for.
        sqlite3_busy_timeout(handle, 10_000)
        guard path != nil, !readOnly else { return }
        _ = try rows("PRAGMA journal_mode = WAL")
        try run("PRAGMA synchronous = NORMAL")
    }

    deinit { sqlite3_close_v2(handle) }

    package func run(_ sql: String, _ values: [SQLiteValue] = []) throws { try each(sql, values) { _ in } }

    package func rows(_ sql: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
        var found: [[SQLiteValue]] = []
        try each(sql, values) { found.append($0) }
        return found
    }

    /// - Parameter body: is called with each row.
    package func each(_ sql: String, _ values: [SQLiteValue] = [], _ body: ([SQLiteValue]) throws -> Void) throws {
        lock.lock()
        defer { lock.unlock() }
        var made: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &made, nil)
        guard code == SQLITE_OK, let statement = made else { throw failure(code) }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1), statement) }
        let count = sqlite3_column_count(statement)
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            try body((0..<count).map { column($0, statement) })
        }
    }

    /// Runs a transaction: all is done or nothing, and another process sees all of it at once.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // SQLite may have rolled the transaction back already, as after a full disk.
            try? run("ROLLBACK")
            throw error
        }
    }

    private func failure(_ code: Int32) -> SQLiteFailure { SQLiteFailure(code: code, words: String(cString: sqlite3_errmsg(handle))) }

    private func bind(_ value: SQLiteValue, _ index: Int32, _ statement: OpaquePointer) {
        // SQLite copies what it is given.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copied)
        case .blob(let data) where data.isEmpty: sqlite3_bind_zeroblob(statement, index, 0)
        case .blob(let data):
            _ = data.withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied) }
        }
    }

    private func column(_ index: Int32, _ statement: OpaquePointer) -> SQLiteValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT:
            .text(
                String(
                    decoding: UnsafeBufferPointer(
                        start: sqlite3_column_text(statement, index), count: Int(sqlite3_column_bytes(statement, index))), as: UTF8.self))
        case SQLITE_BLOB:
            .blob(
                sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: Int(sqlite3_column_bytes(statement, index))) } ?? Data())
        default: .null
        }
    }
}

/// A name as SQL writes it.
package func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
