import GRDB
import GRDBSQLite

/// A query in SQL, whole and for some keys.
struct QueryPlan: Sendable {
    let table: ChangeLog.Table
    let order: RowOrder
    /// The bits of the watched columns.
    let watched: Int64
    private let selection: String
    private let condition: String?
    private let arguments: StatementArguments
    private let sorting: String
    private let key: String
    /// The statements for some keys, each for as many as its count.
    private let keyed: [(count: Int, sql: String)]
    /// The statement for the longest of lists of keys, as often as needed.
    private let many: (count: Int, sql: String)

    init(_ query: StoreQuery, _ db: Database) throws {
        table = try ChangeLog.table(db, query.table)
        order = RowOrder(terms: query.order)
        let columns = try db.columns(in: table.name).map(\.name)
        func known(_ name: String) throws -> String {
            guard let column = columns.first(where: { $0.lowercased() == name.lowercased() }) else {
                throw StoreError.unknownColumn(name, table: query.table)
            }
            return column.quotedDatabaseIdentifier
        }
        key = try known(table.key)
        let sorted = try query.order.map { try known($0.column) }
        let contents = try (query.watched ?? columns).map(known)
        watched = query.watched?.reduce(0) { [table] in $0 | table.bit(of: $1) } ?? -1
        selection = "SELECT \(([key] + sorted + contents).joined(separator: ", ")) FROM \(table.name.quotedDatabaseIdentifier)"
        let terms = zip(sorted, query.order).map { "\($0) COLLATE \($1.collation.rawValue) \($1.isAscending ? "ASC" : "DESC")" }
        sorting = "ORDER BY " + (terms + ["\(key) COLLATE BINARY"]).joined(separator: ", ")
        let (sql, arguments) = try query.predicate?.build(db) ?? ("", [])
        condition = query.predicate == nil ? nil : sql
        self.arguments = arguments
        let keyed = { [selection, key, condition] (count: Int) in
            let places = repeatElement("?", count: count).joined(separator: ",")
            return (count, "\(selection) WHERE \(key) IN (\(places))\(condition.map { " AND (\($0))" } ?? "")")
        }
        self.keyed = [1, 4, 16, 64].map(keyed)
        many = keyed(256)
        guard condition != nil else { return }
        let region = try db.makeStatement(sql: "\(selection) WHERE (\(sql))").databaseRegion
        let own = try db.makeStatement(sql: "SELECT * FROM \(table.name.quotedDatabaseIdentifier)").databaseRegion
        guard own.union(region) == own else { throw StoreError.predicateReadsOtherTables(table: query.table) }
    }

    /// Every row of the collection, in order.
    func all(_ db: Database) throws -> [IndexEntry] {
        let statement = try db.cachedStatement(sql: "\(selection) \(condition.map { "WHERE (\($0)) " } ?? "")\(sorting)")
        var entries: [IndexEntry] = []
        try statement.step(arguments) { entries.append(entry($0)) }
        return entries
    }

    /// Reads those of the given rows that are in the query's result.
    func rows(_ db: Database, keys: [DatabaseValue]) throws -> [DatabaseValue: IndexEntry] {
        var entries: [DatabaseValue: IndexEntry] = [:]
        entries.reserveCapacity(keys.count)
        var rest = keys[...]
        while let last = rest.last {
            // Few lengths, so that few statements are compiled; a list is filled up with what it already has.
            let (count, sql) = keyed.first { $0.count >= rest.count } ?? many
            let chunk = rest.prefix(count)
            rest = rest.dropFirst(count)
            let statement = try db.cachedStatement(sql: sql)
            let filled = chunk + repeatElement(last, count: count - chunk.count)
            try statement.step(StatementArguments(filled) + arguments) { row in
                let entry = entry(row)
                entries[entry.key] = entry
            }
        }
        return entries
    }

    private func entry(_ row: SQLiteStatement) -> IndexEntry {
        func value(_ column: Int) -> DatabaseValue { DatabaseValue(sqliteStatement: row, index: CInt(column)) }
        let first = order.terms.count + 1
        var hasher = Hasher()
        for column in first..<Int(sqlite3_column_count(row)) { hasher.combine(value(column)) }
        return IndexEntry(key: value(0), values: (1..<first).map(value), fingerprint: hasher.finalize())
    }
}
