import Foundation

/// Writes a query as text, its clauses in the order of the documentation.
enum QueryPrinter {
    static func text(_ query: Query) -> String {
        var clauses = ["FROM " + (query.isOrganization ? "ORGANIZATION " : "") + names(query.schemas)]
        if !query.items.isEmpty { clauses.append("SHOW " + items(query.items)) }
        if let condition = query.condition { clauses.append("WHERE " + text(condition)) }
        if !query.groups.isEmpty { clauses.append("GROUP BY " + query.groups.map(text).joined(separator: ", ")) }
        if let dimension = query.timeSeries { clauses.append("TIMESERIES " + text(dimension)) }
        if !query.modifiers.isEmpty { clauses.append("WITH " + query.modifiers.map(text).joined(separator: ", ")) }
        if let having = query.having { clauses.append("HAVING " + text(having)) }
        switch query.period {
        case .during(let date): clauses.append("DURING " + text(date))
        case .bounds(let since, let until):
            if let since { clauses.append("SINCE " + text(since)) }
            if let until { clauses.append("UNTIL " + text(until)) }
        case nil: break
        }
        if !query.comparisons.isEmpty { clauses.append("COMPARE TO " + query.comparisons.map(text).joined(separator: ", ")) }
        if !query.order.isEmpty {
            clauses.append("ORDER BY " + query.order.map { text($0.column) + ($0.descending ? " DESC" : "") }.joined(separator: ", "))
        }
        if let limit = query.limit { clauses.append("LIMIT \(limit)") }
        if let visualization = query.visualization {
            clauses.append("VISUALIZE " + items(visualization.items) + (visualization.type.map { " TYPE \($0)" } ?? ""))
        }
        return clauses.joined(separator: " ")
    }

    static func quoted(_ text: String, _ quote: String) -> String {
        quote + text.replacingOccurrences(of: quote, with: quote + quote, options: .literal) + quote
    }

    static func text(_ date: CivilDate, _ second: Int?) -> String {
        guard let second else { return date.description }
        return "\(date)T\((second / 3600).padded(2)):\((second / 60 % 60).padded(2)):\((second % 60).padded(2))"
    }

    static func text(_ name: Name) -> String {
        let isPlain =
            !Keyword.isReserved(name.text) && !["TOP", "ONLY", "ORGANIZATION"].contains(name.text.uppercased())
            && name.text.utf8.first.map { !(0x30...0x39).contains($0) } == true
            && name.text.utf8.allSatisfy {
                $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            }
        return isPlain ? name.text : quoted(name.text, "\"")
    }

    static func text(_ expression: ValueExpression) -> String {
        switch expression {
        case .number(let number): return text(number)
        case .column(let name): return text(name)
        case .operation(let operation, let left, let right):
            let leftText = needsParentheses(left, operation, isRight: false) ? "(\(text(left)))" : text(left)
            let rightText = needsParentheses(right, operation, isRight: true) ? "(\(text(right)))" : text(right)
            return "\(leftText) \(operation.rawValue) \(rightText)"
        }
    }

    /// A conjunction inside a conjunction is another tree than the longer conjunction, so it keeps its parentheses.
    static func text(_ condition: Condition) -> String {
        switch condition {
        case .all(let parts): parts.map { isList($0) ? "(\(text($0)))" : text($0) }.joined(separator: " AND ")
        case .any(let parts): parts.map { isAny($0) ? "(\(text($0)))" : text($0) }.joined(separator: " OR ")
        case .not(.test(let column, .isNull)): "\(text(column)) IS NOT NULL"
        case .not(let inner): "NOT " + (isList(inner) ? "(\(text(inner)))" : text(inner))
        case .test(let column, let test): "\(text(column)) \(text(test))"
        }
    }

    private static func isList(_ condition: Condition) -> Bool {
        switch condition {
        case .all, .any: true
        default: false
        }
    }

    private static func isAny(_ condition: Condition) -> Bool {
        if case .any = condition { true } else { false }
    }

    private static func needsParentheses(_ inner: ValueExpression, _ outer: ValueExpression.Operation, isRight: Bool) -> Bool {
        guard case .operation(let operation, _, _) = inner else { return false }
        return isRight ? outer.bindsTight || !operation.bindsTight : outer.bindsTight && !operation.bindsTight
    }

    private static func text(_ test: Test) -> String {
        switch test {
        case .compare(let comparison, let value): "\(comparison.rawValue) \(text(value))"
        case .isIn(let values): "IN (\(values.map(text).joined(separator: ", ")))"
        case .between(let low, let high): "BETWEEN \(text(low)) AND \(text(high))"
        case .match(let match, let value): "\(match.rawValue) \(quoted(value, "'"))"
        case .isNull: "IS NULL"
        case .isTrue: "IS TRUE"
        case .isFalse: "IS FALSE"
        case .matches(let parameters): "MATCHES (\(parameters.joined(separator: ", ")))"
        }
    }

    private static func text(_ literal: Literal) -> String {
        switch literal {
        case .text(let value): quoted(value, "'")
        case .number(let number): text(number)
        case .boolean(let value): value ? "TRUE" : "FALSE"
        case .date(let date): text(date)
        }
    }

    static func text(_ date: DateExpression) -> String {
        switch date.form {
        case .absolute(let day, let second): text(day, second)
        case .offset(let count, let unit): "-\(count)\(unit.short)"
        case .named(let period): period.rawValue
        case .cyberWeekend(let year): "bfcm\(year)"
        case .edge(let isStart, let unit, let ago):
            (isStart ? "startOf" : "endOf") + unit.capitalized + (ago == 0 ? "()" : "(-\(ago)\(unit.short))")
        }
    }

    private static func text(_ group: GroupItem) -> String {
        guard let top = group.top else { return text(group.column) }
        return (top.only ? "ONLY " : "") + "TOP \(top.count) " + text(group.column) + (top.overall ? " OVERALL" : "")
    }

    private static func text(_ modifier: Modifier) -> String {
        switch modifier {
        case .totals: "TOTALS"
        case .groupTotals: "GROUP_TOTALS"
        case .percentChange: "PERCENT_CHANGE"
        case .cumulativeValues: "CUMULATIVE_VALUES"
        case .currency(let code, _): "CURRENCY " + quoted(code, "'")
        case .timeZone(let name, _): "TIMEZONE " + quoted(name, "'")
        case .attribution(let name): name.text
        }
    }

    private static func text(_ comparison: ComparisonClause) -> String {
        switch comparison {
        case .relative(let name), .external(let name): name.text
        case .dates(let start, let until): text(start) + (until.map { " UNTIL " + text($0) } ?? "")
        }
    }

    private static func text(_ number: Decimal) -> String { number.description }
    private static func names(_ names: [Name]) -> String { names.map(text).joined(separator: ", ") }
    private static func items(_ items: [Item]) -> String {
        items.map { text($0.expression) + ($0.alias.map { " AS " + text($0) } ?? "") }.joined(separator: ", ")
    }
}

extension Query: CustomStringConvertible {
    /// Reads a query.
    public init(_ text: String) throws(QueryError) { self = try Parser.query(of: text) }

    /// The query as text, in one line.
    public var description: String { QueryPrinter.text(self) }
}
