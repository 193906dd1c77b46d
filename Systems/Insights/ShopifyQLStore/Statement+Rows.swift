import GRDB
import GRDBSQLite

extension Statement {
    /// Steps through a SELECT's rows without making a value of each column. The arguments are all integers.
    func eachRow(of arguments: [Int64], _ body: (SQLiteStatement) throws -> Void) throws {
        sqlite3_reset(sqliteStatement)
        for (index, argument) in arguments.enumerated() { sqlite3_bind_int64(sqliteStatement, Int32(index + 1), argument) }
        defer { sqlite3_reset(sqliteStatement) }
        while true {
            switch sqlite3_step(sqliteStatement) {
            case SQLITE_ROW: try body(sqliteStatement)
            case SQLITE_DONE: return
            case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
            }
        }
    }
}
