import GRDB
import GRDBSQLite
import ShopifyQL

extension Statement {
    /// Steps through a SELECT's rows without making a value of each column. The arguments are all integers.
    func eachRow(of arguments: [Int64], _ body: (SQLiteStatement) throws -> Void) throws {
        sqlite3_reset(sqliteStatement)
        for (index, argument) in arguments.enumerated() { sqlite3_bind_int64(sqliteStatement, Int32(index + 1), argument) }
        try eachRow(body)
    }

    /// Steps through the rows with the arguments that are bound already.
    func eachRow(_ body: (SQLiteStatement) throws -> Void) throws {
        sqlite3_reset(sqliteStatement)
        defer { sqlite3_reset(sqliteStatement) }
        while true {
            switch sqlite3_step(sqliteStatement) {
            case SQLITE_ROW: try body(sqliteStatement)
            case SQLITE_DONE: return
            case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
            }
        }
    }

    /// Runs a statement without rows with the arguments that were bound to it.
    func stepOnce() throws {
        let code = sqlite3_step(sqliteStatement)
        sqlite3_reset(sqliteStatement)
        guard code == SQLITE_DONE else {
            let message = sqlite3_db_handle(sqliteStatement).flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
        }
    }
}

extension Cell {
    /// A column's value in the row that a statement stands at.
    init(_ row: SQLiteStatement, column: Int32) {
        switch sqlite3_column_type(row, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(row, column))
        case SQLITE_TEXT:
            let bytes = UnsafeRawBufferPointer(start: sqlite3_column_text(row, column), count: Int(sqlite3_column_bytes(row, column)))
            self = .text(String(decoding: bytes, as: UTF8.self))
        default: self = .null
        }
    }
}
