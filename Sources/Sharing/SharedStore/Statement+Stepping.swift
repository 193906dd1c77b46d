import GRDB
import GRDBSQLite

extension Statement {
    /// Runs the statement, with a callback at each row: for one that runs so often that an object for a row would cost more than the row.
    func step(_ arguments: StatementArguments? = nil, _ atRow: (SQLiteStatement) throws -> Void = { _ in }) throws {
        if let arguments { setUncheckedArguments(arguments) }
        defer { sqlite3_reset(sqliteStatement) }
        while true {
            switch sqlite3_step(sqliteStatement) {
            case SQLITE_ROW: try atRow(sqliteStatement)
            case SQLITE_DONE: return
            case let code:
                let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)))
                throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
            }
        }
    }
}
