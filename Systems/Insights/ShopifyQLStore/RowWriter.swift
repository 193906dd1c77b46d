import GRDB
import GRDBSQLite
import ShopifyQL

/// Writes rows of one table: one statement, whose values are bound by field and not by lists made for each row.
struct RowWriter {
    private let statement: Statement
    private let positions: [String: Int32]
    private let table: String
    /// SQLite copies a text before it is gone.
    private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ layout: TableLayout, in db: Database) throws {
        let names = layout.schema.fields.map(\.name)
        let columns = (["shop", "at"] + names).map(TableLayout.quoted).joined(separator: ", ")
        let marks = Array(repeating: "?", count: names.count + 2).joined(separator: ", ")
        statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO \(layout.table) (\(columns)) VALUES (\(marks))")
        positions = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0 + 3)) })
        table = layout.schema.name
    }

    func write(_ row: StoredRow) throws {
        let raw = statement.sqliteStatement
        sqlite3_clear_bindings(raw)
        sqlite3_bind_int64(raw, 1, row.shop)
        sqlite3_bind_int64(raw, 2, row.at)
        for (name, cell) in row.values {
            guard let position = positions[name] else { throw StoreError.unknown("\(table).\(name)") }
            switch cell {
            case .null: continue
            case .integer(let value): sqlite3_bind_int64(raw, position, value)
            case .text(var text):
                let code = text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { sqlite3_bind_text(raw, position, $0.baseAddress, Int32($0.count), copied) }
                }
                guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            }
        }
        try statement.stepOnce()
    }
}
