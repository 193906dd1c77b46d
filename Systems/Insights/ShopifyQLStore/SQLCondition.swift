import GRDB
import ShopifyQL

/// Writes conditions and measures as SQL. Every value is an argument; a condition is 0 or 1, never null.
struct SQLCondition {
    private(set) var arguments: [DatabaseValue] = []

    mutating func sql(_ condition: RowCondition) -> String {
        switch condition {
        case .all(let parts): parts.isEmpty ? "1" : "(" + parts.map { sql($0) }.joined(separator: " AND ") + ")"
        case .any(let parts): parts.isEmpty ? "0" : "(" + parts.map { sql($0) }.joined(separator: " OR ") + ")"
        case .not(let inner): "(NOT \(sql(inner)))"
        case .equal(let column, .null): "(\(sql(column)) IS NULL)"
        case .equal(let column, let cell): "(\(sql(column)) IS \(argument(cell)))"
        case .less(let column, let cell): "coalesce(\(sql(column)) < \(argument(cell)), 0)"
        case .atMost(let column, let cell): "coalesce(\(sql(column)) <= \(argument(cell)), 0)"
        case .isIn(let column, let cells): "coalesce(\(sql(column)) IN (\(cells.map { argument($0) }.joined(separator: ", "))), 0)"
        case .match(let column, let match, let text): sql(match, sql(column), text)
        case .isNull(let column): "(\(sql(column)) IS NULL)"
        case .always(let value): value ? "1" : "0"
        }
    }

    /// Texts are searched as bytes: SQLite's LIKE would ignore case and read wildcards.
    private mutating func sql(_ match: Test.TextMatch, _ column: String, _ text: String) -> String {
        let part = "CAST(\(argument(.text(text))) AS BLOB)"
        let bytes = "CAST(\(column) AS BLOB)"
        let count = text.utf8.count
        return switch match {
        case .contains: "coalesce(instr(\(bytes), \(part)) > 0, 0)"
        case .startsWith: "coalesce(substr(\(bytes), 1, \(count)) = \(part), 0)"
        // The comparison starts so many bytes before the end; a shorter text has none there.
        case .endsWith: "coalesce(length(\(bytes)) >= \(count) AND substr(\(bytes), length(\(bytes)) - \(count) + 1) = \(part), 0)"
        }
    }

    mutating func sql(_ measure: Measure) -> String {
        let filter = measure.filter.map { .equal(.field($0.field), $0.value) }.map { (condition: RowCondition) in sql(condition) }
        let condition = filter.isEmpty ? "" : " FILTER (WHERE \(filter.joined(separator: " AND ")))"
        return switch measure.kind {
        case .count: "count(*)\(condition)"
        case .sum(let field): "coalesce(sum(\(sql(.field(field))))\(condition), 0)"
        case .distinct(let field): "count(DISTINCT \(sql(.field(field))))\(condition)"
        }
    }

    mutating func sql(_ column: Rollup.Column) -> String {
        switch column {
        case .measure(let measure): return sql(measure)
        case .sights(let measure):
            guard case .distinct(let field) = measure.kind else { return sql(measure) }
            let filter = measure.filter.map { sql(.equal(.field($0.field), $0.value)) }.map { " AND \($0)" }.joined()
            return "count(*) FILTER (WHERE \(sql(.field(field))) IS NOT NULL\(filter))"
        }
    }

    func sql(_ column: RowColumn) -> String {
        switch column {
        case .field(let name): "t." + TableLayout.quoted(name)
        case .shop: "t.shop"
        }
    }

    private mutating func argument(_ cell: Cell) -> String {
        arguments.append(cell.databaseValue)
        return "?"
    }
}
