import Foundation

/// Reads a query's tokens. Clauses stand in any order, each at most once.
struct Parser {
    /// The greatest depth to which parentheses and NOT may nest.
    static let maximumDepth = 48
    /// The most entries that a list may have.
    static let maximumListLength = 1000

    private let tokens: [Token]
    private var index = 0
    var depth = 0

    private init(_ tokens: [Token]) { self.tokens = tokens }

    /// The query of a text.
    static func query(of text: String) throws(QueryError) -> Query {
        var parser = Parser(try Lexer.tokens(of: text))
        return try parser.query()
    }

    // MARK: Tokens

    var token: Token { tokens[index] }
    func token(ahead: Int) -> Token { tokens[min(index + ahead, tokens.count - 1)] }
    mutating func advance() { index = min(index + 1, tokens.count - 1) }

    /// Whether the token some way ahead is this keyword.
    func sees(_ word: String, ahead: Int = 0) -> Bool {
        guard case .word(let written) = token(ahead: ahead).kind else { return false }
        return written.uppercased() == word
    }

    func sees(symbol: String, ahead: Int = 0) -> Bool { token(ahead: ahead).kind == .symbol(symbol) }

    mutating func accept(_ word: String) -> Bool {
        guard sees(word) else { return false }
        advance()
        return true
    }

    mutating func accept(symbol: String) -> Bool {
        guard sees(symbol: symbol) else { return false }
        advance()
        return true
    }

    mutating func expect(_ word: String) throws(QueryError) {
        if !accept(word) { throw unexpected([word]) }
    }

    mutating func expect(symbol: String) throws(QueryError) {
        if !accept(symbol: symbol) { throw unexpected(["'\(symbol)'"]) }
    }

    func unexpected(_ expected: [String], known: [String] = []) -> QueryError {
        var nearest: String?
        if case .word(let word) = token.kind { nearest = nearestName(to: word, among: known.isEmpty ? expected : known) }
        if nearest.map({ !Keyword.isOneWord($0) && !known.contains($0) }) == true { nearest = nil }
        return QueryError(.unexpected, token.position, "Unexpected input at \(token.shown).", expected: expected, nearest: nearest)
    }

    mutating func list<Element>(_ read: (inout Parser) throws(QueryError) -> Element) throws(QueryError) -> [Element] {
        var elements: [Element] = []
        repeat {
            guard elements.count < Self.maximumListLength else {
                throw QueryError(.tooLong, token.position, "A list has at most \(Self.maximumListLength) entries.")
            }
            elements.append(try read(&self))
        } while accept(symbol: ",")
        return elements
    }

    // MARK: Clauses

    private mutating func query() throws(QueryError) -> Query {
        var query = Query(schemas: [])
        var read: [String: Position] = [:]
        while token.kind != .end {
            let position = token.position
            guard case .word(let word) = token.kind else { throw unexpected(["a clause"], known: Keyword.clauses) }
            var clause = word.uppercased()
            try refuseOlderClause(clause, hasFrom: read["FROM"] != nil)
            guard Keyword.clauses.contains(clause) || clause == "BY" else {
                throw unexpected(["a clause"], known: Keyword.clauses)
            }
            if clause == "BY" { clause = "GROUP" }
            if clause == "UNTIL" || clause == "DURING" { clause = "SINCE" }
            if let first = read.updateValue(position, forKey: clause) {
                throw repeated(word.uppercased(), at: position, first: first)
            }
            advance()
            try self.clause(word.uppercased(), into: &query)
        }
        guard read["FROM"] != nil else { throw QueryError(.missingClause, token.position, "The query has no FROM.", expected: ["FROM"]) }
        guard read["SHOW"] != nil || read["VISUALIZE"] != nil else {
            throw QueryError(.missingClause, token.position, "The query shows nothing.", expected: ["SHOW", "VISUALIZE"])
        }
        return query
    }

    private func repeated(_ word: String, at position: Position, first: Position) -> QueryError {
        switch word {
        case "SINCE", "UNTIL", "DURING":
            QueryError(.repeatedClause, position, "A period is set already: SINCE stands before UNTIL, and neither is mixed with DURING.")
        default: QueryError(.repeatedClause, position, "\(word) stands already in line \(first.line), column \(first.column).")
        }
    }

    /// Forms of the languages before this one, by name.
    private func refuseOlderClause(_ clause: String, hasFrom: Bool) throws(QueryError) {
        switch clause {
        case "BY" where !hasFrom:
            throw QueryError(
                .olderForm, token.position, "'SHOW … BY … FROM' is the order of the first report language.",
                expected: ["FROM … SHOW … GROUP BY …"])
        case "OVER":
            throw QueryError(
                .olderForm, token.position, "OVER is how the first report language groups by time.", expected: ["TIMESERIES"])
        case "ANNOTATE":
            throw QueryError(.notSupported, token.position, "ANNOTATE is not supported: no annotations are kept.")
        default: break
        }
    }

    private mutating func clause(_ word: String, into query: inout Query) throws(QueryError) {
        switch word {
        case "FROM":
            query.isOrganization = accept("ORGANIZATION")
            query.schemas = try list { (parser) throws(QueryError) in try parser.name("a schema") }
        case "SHOW": query.items = try list { (parser) throws(QueryError) in try parser.item() }
        case "WHERE": query.condition = try condition()
        case "HAVING": query.having = try condition()
        case "GROUP":
            try expect("BY")
            try group(into: &query)
        case "BY": try group(into: &query)
        case "TIMESERIES":
            guard query.timeSeries == nil else {
                throw QueryError(.repeatedClause, token.position, "GROUP BY ALL is a time series already.")
            }
            query.timeSeries = try name("a time dimension")
        case "WITH": query.modifiers = try list { (parser) throws(QueryError) in try parser.modifier() }
        case "SINCE", "UNTIL", "DURING": query.period = try period(word)
        case "COMPARE":
            try expect("TO")
            query.comparisons = try list { (parser) throws(QueryError) in try parser.comparison() }
        case "ORDER":
            try expect("BY")
            query.order = try list { (parser) throws(QueryError) in try parser.orderItem() }
        case "LIMIT": query.limit = try count()
        default: query.visualization = try visualization()
        }
    }

    /// `GROUP BY`, with the older `ALL` for a time series.
    private mutating func group(into query: inout Query) throws(QueryError) {
        let position = token.position
        var isAll = accept("ALL")
        query.groups = try list { (parser) throws(QueryError) in try parser.groupItem() }
        if accept("ALL") { isAll = true }
        guard isAll else { return }
        guard query.groups.count == 1, let group = query.groups.first, group.top == nil else {
            throw QueryError(.olderForm, position, "GROUP BY ALL takes one dimension.", expected: ["TIMESERIES"])
        }
        guard query.timeSeries == nil else {
            throw QueryError(.repeatedClause, position, "GROUP BY ALL is a time series, and TIMESERIES stands already.")
        }
        query.timeSeries = group.column
        query.groups = []
    }

    private mutating func groupItem() throws(QueryError) -> GroupItem {
        // `top` and `only` are keywords here only when a count or the other follows.
        let only = sees("ONLY") && sees("TOP", ahead: 1)
        if only { advance() }
        guard sees("TOP"), case .number = token(ahead: 1).kind else { return GroupItem(column: try name("a dimension")) }
        advance()
        let count = try count()
        let column = try name("a dimension")
        return GroupItem(column: column, top: GroupItem.Top(count: count, only: only, overall: accept("OVERALL")))
    }

    private mutating func orderItem() throws(QueryError) -> OrderItem {
        let column = try name("a column")
        if accept("DESC") { return OrderItem(column: column, descending: true) }
        _ = accept("ASC")
        return OrderItem(column: column, descending: false)
    }

    private mutating func visualization() throws(QueryError) -> Visualization {
        let items = try list { (parser) throws(QueryError) in try parser.item() }
        guard accept("TYPE") else { return Visualization(items: items) }
        let type = try name("a chart type", known: ChartType.names)
        guard ChartType.names.contains(type.text.lowercased()) else {
            throw QueryError(
                .unknownName, type.position, "There is no chart type '\(type.text)'.",
                nearest: nearestName(to: type.text, among: ChartType.names))
        }
        return Visualization(items: items, type: type.text.lowercased())
    }

    private mutating func modifier() throws(QueryError) -> Modifier {
        guard case .word(let word) = token.kind else { throw unexpected(Keyword.modifiers) }
        let position = token.position
        let keyword = word.uppercased()
        guard Keyword.modifiers.contains(keyword) || keyword.hasSuffix("_ATTRIBUTION") else {
            throw unexpected(["a modifier"], known: Keyword.modifiers)
        }
        advance()
        switch keyword {
        case "TOTALS": return .totals
        case "GROUP_TOTALS": return .groupTotals
        case "PERCENT_CHANGE": return .percentChange
        case "CUMULATIVE_VALUES": return .cumulativeValues
        case "CURRENCY": return .currency(try text("a currency code in single quotes"), position)
        case "TIMEZONE": return .timeZone(try text("a time zone's name in single quotes"), position)
        default: return .attribution(Name(keyword, position))
        }
    }

    // MARK: Small parts

    /// A name, plain or in double quotes.
    mutating func name(_ what: String, known: [String] = []) throws(QueryError) -> Name {
        let position = token.position
        switch token.kind {
        case .quotedName(let text):
            guard !text.isEmpty else { throw QueryError(.unexpected, position, "The name is empty.", expected: [what]) }
            advance()
            return Name(text, position)
        case .word(let word):
            guard !Keyword.isReserved(word) else { throw unexpected([what], known: known) }
            advance()
            if sees(symbol: ".") {
                throw QueryError(.notSupported, position, "'\(word).…' is not supported: no metafields are kept.")
            }
            return Name(word, position)
        default: throw unexpected([what], known: known)
        }
    }

    mutating func text(_ what: String) throws(QueryError) -> String {
        if case .quotedName = token.kind {
            throw QueryError(.unexpected, token.position, "Texts stand in single quotes.", expected: [what])
        }
        guard case .text(let text) = token.kind else { throw unexpected([what]) }
        advance()
        return text
    }

    /// A whole number that is not negative.
    mutating func count() throws(QueryError) -> Int {
        guard case .number(let digits) = token.kind else { throw unexpected(["a whole number"]) }
        guard let count = Int(digits), count <= 1_000_000_000 else {
            throw QueryError(.badNumber, token.position, "'\(digits.prefix(40))' is no whole number up to 1,000,000,000.")
        }
        advance()
        return count
    }

    /// A number as written, with up to 30 digits.
    mutating func number(isNegative: Bool) throws(QueryError) -> Decimal? {
        guard case .number(let digits) = token.kind else { return nil }
        guard digits.utf8.count <= 31, let number = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else {
            throw QueryError(.badNumber, token.position, "'\(digits.prefix(40))' has more than 30 digits.")
        }
        advance()
        return isNegative ? -number : number
    }

    mutating func nested<Part>(_ read: (inout Parser) throws(QueryError) -> Part) throws(QueryError) -> Part {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw QueryError(.tooDeep, token.position, "The query nests deeper than \(Self.maximumDepth) levels.")
        }
        return try read(&self)
    }
}
