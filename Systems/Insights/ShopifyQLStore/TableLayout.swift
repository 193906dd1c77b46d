import GRDB
import ShopifyQL

/// The layout of a schema's rows in SQLite: one table, clustered by shop and time.
struct TableLayout {
    let schema: Schema

    init(_ schema: Schema) { self.schema = schema }

    /// Names come from the catalogue, never from a query; they are quoted all the same.
    static func quoted(_ name: String) -> String {
        "\"" + (name.utf8.contains(0x22) ? name.replacing("\"", with: "\"\"") : name) + "\""
    }

    var table: String { Self.quoted(schema.name) }

    func create(in db: Database) throws {
        let fields = schema.fields.map { "\(Self.quoted($0.name)) \($0.kind == .text ? "TEXT" : "INTEGER")" }.joined(separator: ", ")
        try db.execute(
            sql:
                "CREATE TABLE IF NOT EXISTS \(table) (id INTEGER PRIMARY KEY, shop INTEGER NOT NULL, at INTEGER NOT NULL, \(fields)) STRICT"
        )
        try createTimeIndex(in: db)
        if let key = schema.recordKey {
            try db.execute(
                sql: "CREATE UNIQUE INDEX IF NOT EXISTS \(Self.quoted(schema.name + "_by_key")) ON \(table) (shop, \(Self.quoted(key)))")
        }
    }

    var timeIndex: String { Self.quoted(schema.name + "_by_time") }

    func createTimeIndex(in db: Database) throws {
        try db.execute(sql: "CREATE INDEX IF NOT EXISTS \(timeIndex) ON \(table) (shop, at)")
    }

    func extent(of shops: [Int64], in db: Database) throws -> ClosedRange<Int64>? {
        var extent: ClosedRange<Int64>?
        for shop in shops {
            let row = try Row.fetchOne(db, sql: "SELECT min(at), max(at) FROM \(table) WHERE shop = ?", arguments: [shop])
            guard let row, let first: Int64 = row[0], let last: Int64 = row[1] else { continue }
            extent = min(first, extent?.lowerBound ?? first)...max(last, extent?.upperBound ?? last)
        }
        return extent
    }
}

extension Cell {
    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .text(let value): value.databaseValue
        }
    }

    init(_ value: DatabaseValue) {
        switch value.storage {
        case .int64(let number): self = .integer(number)
        case .string(let text): self = .text(text)
        default: self = .null
        }
    }
}
