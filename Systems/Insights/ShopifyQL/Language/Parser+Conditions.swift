import Foundation

extension Parser {
    // MARK: Expressions

    mutating func item() throws(QueryError) -> Item {
        let expression = try expression()
        guard accept("AS") else { return Item(expression: expression) }
        return Item(expression: expression, alias: try name("a name"))
    }

    mutating func expression() throws(QueryError) -> ValueExpression {
        var left = try term()
        while sees(symbol: "+") || sees(symbol: "-") {
            let operation: ValueExpression.Operation = sees(symbol: "+") ? .plus : .minus
            advance()
            left = .operation(operation, left, try term())
            try boundChain(left)
        }
        return left
    }

    private mutating func term() throws(QueryError) -> ValueExpression {
        var left = try factor()
        while sees(symbol: "*") || sees(symbol: "/") {
            let operation: ValueExpression.Operation = sees(symbol: "*") ? .times : .divided
            advance()
            left = .operation(operation, left, try factor())
            try boundChain(left)
        }
        return left
    }

    /// A chain of operations is a tree as deep as it is long, and what walks it later recurses.
    private func boundChain(_ expression: ValueExpression) throws(QueryError) {
        var length = 0
        var rest = expression
        while case .operation(_, let left, _) = rest {
            length += 1
            rest = left
        }
        guard length <= Self.maximumDepth else {
            throw QueryError(.tooDeep, token.position, "An expression chains at most \(Self.maximumDepth) operations.")
        }
    }

    private mutating func factor() throws(QueryError) -> ValueExpression {
        if accept(symbol: "(") {
            let inner = try nested { (parser) throws(QueryError) in try parser.expression() }
            try expect(symbol: ")")
            return inner
        }
        let isNegative = accept(symbol: "-")
        if let number = try number(isNegative: isNegative) { return .number(number) }
        if isNegative { throw unexpected(["a number"]) }
        if case .text = token.kind {
            throw QueryError(
                .unexpected, token.position, "\(token.shown.capitalizedFirst) is no column.", expected: ["a name, bare or in double quotes"]
            )
        }
        if sees(symbol: "*") { throw QueryError(.olderForm, token.position, "'*' is not shown: columns are named one by one.") }
        if case .word(let word) = token.kind, sees(symbol: "(", ahead: 1) {
            throw QueryError(
                .olderForm, token.position,
                "Could not find valid function \(word)(): aggregate functions belong to the notebooks' language; metrics are named without one.",
                expected: ["a metric"])
        }
        return .column(try name("a column"))
    }

    // MARK: Conditions

    mutating func condition() throws(QueryError) -> Condition {
        var parts = [try conjunction()]
        while accept("OR") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(QueryError) -> Condition {
        var parts = [try negation()]
        while accept("AND") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws(QueryError) -> Condition {
        if accept("NOT") { return .not(try nested { (parser) throws(QueryError) in try parser.negation() }) }
        if accept(symbol: "(") {
            let inner = try nested { (parser) throws(QueryError) in try parser.condition() }
            try expect(symbol: ")")
            return inner
        }
        let column = try name("a column")
        return try test(of: column)
    }

    private mutating func test(of column: Name) throws(QueryError) -> Condition {
        if case .symbol(let symbol) = token.kind, let comparison = Test.Comparison(rawValue: symbol) {
            advance()
            return .test(column, .compare(comparison, try literal()))
        }
        if accept("IS") {
            let isNot = accept("NOT")
            let test: Test
            if accept("NULL") {
                test = .isNull
            } else if accept("TRUE") {
                test = .isTrue
            } else if accept("FALSE") {
                test = .isFalse
            } else {
                throw unexpected(["NULL", "TRUE", "FALSE"])
            }
            return isNot ? .not(.test(column, test)) : .test(column, test)
        }
        let isNot = accept("NOT")
        let test = try wordTest()
        return isNot ? .not(.test(column, test)) : .test(column, test)
    }

    private mutating func wordTest() throws(QueryError) -> Test {
        if accept("IN") {
            try expect(symbol: "(")
            let values = try list { (parser) throws(QueryError) in try parser.literal() }
            try expect(symbol: ")")
            return .isIn(values)
        }
        if accept("BETWEEN") {
            let low = try literal()
            try expect("AND")
            return .between(low, try literal())
        }
        if accept("CONTAINS") { return .match(.contains, try text("a text in single quotes")) }
        for (word, match) in [("STARTS", Test.TextMatch.startsWith), ("ENDS", .endsWith)] where accept(word) {
            try expect("WITH")
            return .match(match, try text("a text in single quotes"))
        }
        if accept("MATCHES") { return .matches(try parameters()) }
        if sees("LIKE") {
            throw QueryError(
                .unexpected, token.position, "LIKE is not part of the language.", expected: ["STARTS WITH", "ENDS WITH", "CONTAINS"])
        }
        throw unexpected(
            ["a comparison"], known: ["IN", "BETWEEN", "CONTAINS", "STARTS", "ENDS", "MATCHES", "IS", "NOT"])
    }

    /// The parameters between the parentheses of MATCHES, each as its tokens.
    private mutating func parameters() throws(QueryError) -> [String] {
        try expect(symbol: "(")
        var parameters: [String] = []
        var parts: [String] = []
        while !sees(symbol: ")") {
            switch token.kind {
            case .end, .symbol("("): throw unexpected(["')'"])
            case .symbol(","):
                parameters.append(parts.joined(separator: " "))
                parts = []
            case .word(let word): parts.append(word)
            case .text(let text): parts.append(QueryPrinter.quoted(text, "'"))
            case .quotedName(let name): parts.append(QueryPrinter.quoted(name, "\""))
            case .number(let digits): parts.append(digits)
            case .quantity(let digits, let unit): parts.append(digits + unit)
            case .symbol(let symbol): parts.append(symbol)
            case .date(let date, let second): parts.append(QueryPrinter.text(date, second))
            }
            advance()
        }
        advance()
        if !parts.isEmpty { parameters.append(parts.joined(separator: " ")) }
        return parameters
    }

    mutating func literal() throws(QueryError) -> Literal {
        switch token.kind {
        case .text(let text):
            advance()
            return .text(text)
        case .quotedName(let text):
            throw QueryError(.unexpected, token.position, "Texts stand in single quotes.", expected: ["'\(text.prefix(40))'"])
        case .number:
            guard let number = try number(isNegative: false) else { break }
            return .number(number)
        case .symbol("-"):
            guard case .number = token(ahead: 1).kind else { return .date(try date()) }
            advance()
            guard let number = try number(isNegative: true) else { break }
            return .number(number)
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "FALSE":
                advance()
                return .boolean(word.uppercased() == "TRUE")
            case "NULL": throw QueryError(.unexpected, token.position, "NULL is asked for with IS NULL.", expected: ["IS NULL"])
            default: return .date(try date())
            }
        case .date: return .date(try date())
        default: break
        }
        throw unexpected(["a value"])
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
