import GRDB
import GRDBSQLite
import ShopifyQL

/// Writes the sights of one distinct measure: statements that are made once, whose values are bound without lists made for each row.
struct SightWriter {
    private let sights: Sights
    private let before: Statement
    private let insert: Statement
    private let next: Statement
    /// SQLite copies a text before it is gone.
    private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sights: Sights, in db: Database) throws {
        self.sights = sights
        let table = sights.table
        before = try db.cachedStatement(sql: "SELECT max(at) FROM \(table) WHERE shop = ?1 AND value = ?2 AND at <= ?3")
        insert = try db.cachedStatement(
            sql: "INSERT INTO \(table) (shop, value, at, id, previous, absence) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
        next = try db.cachedStatement(
            sql: """
                UPDATE \(table) SET previous = ?3, absence = \(Sights.absence("at", "?3")) WHERE shop = ?1 AND value = ?2
                AND at = (SELECT min(at) FROM \(table) WHERE shop = ?1 AND value = ?2 AND at > ?3) AND previous < at
                """)
    }

    /// An event may come late: then the next sight of its value was seen more recently than was thought.
    func add(_ row: StoredRow, id: Int64) throws {
        let value = row.values[sights.field, default: .null]
        guard value != .null, sights.measure.counts(row) else { return }
        var previous = Sights.never
        try run(before, row, value) { found in
            if sqlite3_column_type(found, 0) != SQLITE_NULL { previous = sqlite3_column_int64(found, 0) }
        }
        let raw = insert.sqliteStatement
        sqlite3_bind_int64(raw, 4, id)
        sqlite3_bind_int64(raw, 5, previous)
        sqlite3_bind_int64(raw, 6, Int64(Sights.absence(at: row.at, previous: previous)))
        try run(insert, row, value)
        try run(next, row, value)
    }

    private func run(_ statement: Statement, _ row: StoredRow, _ value: Cell, _ found: (SQLiteStatement) -> Void = { _ in }) throws {
        let raw = statement.sqliteStatement
        defer { sqlite3_reset(raw) }
        sqlite3_bind_int64(raw, 1, row.shop)
        sqlite3_bind_int64(raw, 3, row.at)
        switch value {
        case .null: sqlite3_bind_null(raw, 2)
        case .integer(let number): sqlite3_bind_int64(raw, 2, number)
        case .text(var text):
            let code = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { sqlite3_bind_text(raw, 2, $0.baseAddress, Int32($0.count), copied) }
            }
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        }
        var code = sqlite3_step(raw)
        while code == SQLITE_ROW {
            found(raw)
            code = sqlite3_step(raw)
        }
        guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
