import ShopifyQL

/// Writes conditions and measures as ClickHouse's SQL. A condition is 0 or 1, never null.
enum ClickHouseCondition {
    static func sql(_ condition: RowCondition) -> String {
        switch condition {
        case .all(let parts): parts.isEmpty ? "1" : "(" + parts.map(sql).joined(separator: " AND ") + ")"
        case .any(let parts): parts.isEmpty ? "0" : "(" + parts.map(sql).joined(separator: " OR ") + ")"
        case .not(let inner): "NOT(\(sql(inner)))"
        case .equal(let column, .null), .isNull(let column): "isNull(\(sql(column)))"
        case .equal(let column, let cell): "ifNull(\(sql(column)) = \(ClickHouseLiteral.cell(cell)), 0)"
        case .less(let column, let cell): compare(column, "<", cell)
        case .atMost(let column, let cell): compare(column, "<=", cell)
        case .isIn(let column, let cells): isIn(column, cells.filter { $0 != .null })
        case .match(let column, _, ""): "NOT(isNull(\(sql(column))))"
        case .match(let column, .contains, let text): "ifNull(position(\(sql(column)), \(ClickHouseLiteral.text(text))) > 0, 0)"
        case .match(let column, .startsWith, let text): "ifNull(startsWith(\(sql(column)), \(ClickHouseLiteral.text(text))), 0)"
        case .match(let column, .endsWith, let text): "ifNull(endsWith(\(sql(column)), \(ClickHouseLiteral.text(text))), 0)"
        case .always(let value): value ? "1" : "0"
        }
    }

    /// Nothing compares with null.
    private static func compare(_ column: RowColumn, _ sign: String, _ cell: Cell) -> String {
        cell == .null ? "0" : "ifNull(\(sql(column)) \(sign) \(ClickHouseLiteral.cell(cell)), 0)"
    }

    private static func isIn(_ column: RowColumn, _ cells: [Cell]) -> String {
        cells.isEmpty ? "0" : "ifNull(\(sql(column)) IN (\(cells.map(ClickHouseLiteral.cell).joined(separator: ", "))), 0)"
    }

    static func sql(_ column: RowColumn) -> String {
        switch column {
        case .field(let name): ClickHouseLiteral.name(name)
        case .shop: "shop"
        }
    }

    /// A measure as a 64-bit integer.
    static func sql(_ measure: Measure) -> String {
        let filter = filter(measure)
        let (ending, condition) = filter.map { ("If", ", \($0)") } ?? ("", "")
        return switch measure.kind {
        case .count: "toInt64(count\(ending)(\(filter ?? "")))"
        case .sum(let field): "toInt64(ifNull(sum\(ending)(\(ClickHouseLiteral.name(field))\(condition)), 0))"
        case .distinct(let field): "toInt64(ifNull(uniqExact\(ending)(\(ClickHouseLiteral.name(field))\(condition)), 0))"
        }
    }

    /// The sum of a field as a floating number: sums of 64 bits wrap around in silence, and this one says how often.
    static func approximateSum(_ measure: Measure) -> String? {
        guard case .sum(let field) = measure.kind else { return nil }
        let number = "toFloat64(\(ClickHouseLiteral.name(field)))"
        return filter(measure).map { "toFloat64(ifNull(sumIf(\(number), \($0)), 0))" } ?? "toFloat64(ifNull(sum(\(number)), 0))"
    }

    private static func filter(_ measure: Measure) -> String? {
        measure.filter.isEmpty ? nil : measure.filter.map { sql(.equal(.field($0.field), $0.value)) }.joined(separator: " AND ")
    }
}
