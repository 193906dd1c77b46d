import GRDB
import ShopifyQL

/// A request as one SELECT over a table's rows.
struct SQLSelect {
    let request: AggregateRequest
    let schema: Schema

    init(_ request: AggregateRequest, schema: Schema) {
        self.request = request
        self.schema = schema
    }

    func rows(in db: Database) throws -> [AggregateRow] {
        guard !request.shops.isEmpty, let first = request.segments.first else { return [] }
        try checkFields()
        var parts = SQLCondition()
        // Arguments are bound in the order in which the text is written.
        let measures = request.measures.map { parts.sql($0) }
        let condition = request.condition.map { parts.sql($0) }
        let keys = request.keys.map { parts.sql($0) }
        let shops = request.shops.map(String.init).joined(separator: ", ")
        let isCut = request.segments.count > 1
        var sql = ""
        if isCut {
            // The segments lead: each is one range of the index by shop and time.
            let values = request.segments.map { "(\($0.start),\($0.end),\($0.slot))" }.joined(separator: ",")
            sql = "WITH segment(low, high, slot) AS (VALUES \(values)) "
        }
        let slot = isCut ? "segment.slot" : String(first.slot)
        sql += "SELECT " + ([slot] + keys + ["count(*)"] + measures).joined(separator: ", ")
        sql += isCut ? " FROM segment CROSS JOIN \(TableLayout(schema).table) t" : " FROM \(TableLayout(schema).table) t"
        sql += " WHERE t.shop IN (\(shops))"
        sql += isCut ? " AND t.at >= segment.low AND t.at < segment.high" : " AND t.at >= \(first.start) AND t.at < \(first.end)"
        if let condition { sql += " AND " + condition }
        let groups = (isCut ? ["segment.slot"] : []) + keys
        if !groups.isEmpty { sql += " GROUP BY " + groups.joined(separator: ", ") }
        sql += " LIMIT \(request.maximumGroups + 1)"
        let cursor = try Row.fetchCursor(db, sql: sql, arguments: StatementArguments(parts.arguments))
        var rows: [AggregateRow] = []
        while let row = try cursor.next() {
            guard rows.count < request.maximumGroups else { throw StoreError.tooManyGroups(limit: request.maximumGroups) }
            let count: Int64 = row[keys.count + 1]
            // Without groups there is one row, even where nothing was found.
            guard count > 0 else { continue }
            rows.append(
                AggregateRow(
                    slot: row[0], keys: keys.indices.map { Cell(row[$0 + 1] as DatabaseValue) },
                    values: measures.indices.map { row[$0 + keys.count + 2] }))
        }
        return rows
    }

    private func checkFields() throws {
        let known = Set(schema.fields.map(\.name))
        for case .field(let name) in request.keys where !known.contains(name) { throw StoreError.unknown("\(schema.name).\(name)") }
    }
}
