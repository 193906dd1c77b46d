extension Parser {
    /// The largest offset, in its unit.
    static let maximumOffset = 1_000_000

    mutating func period(_ word: String) throws(QueryError) -> PeriodClause {
        switch word {
        case "DURING":
            let date = try date()
            switch date.form {
            case .named(.now): throw QueryError(.invalidPeriod, date.position, "now is a moment, not a period.")
            case .named, .cyberWeekend: return .during(date)
            default:
                throw QueryError(
                    .invalidPeriod, date.position, "DURING takes a period with a name.", expected: ["a name such as last_month"])
            }
        case "UNTIL": return .bounds(since: nil, until: try date())
        default:
            let since = try date()
            return .bounds(since: since, until: accept("UNTIL") ? try date() : nil)
        }
    }

    mutating func comparison() throws(QueryError) -> ComparisonClause {
        if case .word(let word) = token.kind {
            let name = Name(word.lowercased(), token.position)
            if name.text == "targets" || name.text == "benchmarks" {
                advance()
                return .external(name)
            }
            if RelativePeriod(rawValue: name.text) != nil {
                advance()
                return .relative(name)
            }
            if name.text.hasPrefix("previous") { throw unexpected(["a period"], known: RelativePeriod.allCases.map(\.rawValue)) }
        }
        let start = try date()
        return .dates(start, until: accept("UNTIL") ? try date() : nil)
    }

    mutating func date() throws(QueryError) -> DateExpression {
        let position = token.position
        switch token.kind {
        case .date(let date, let second):
            advance()
            return DateExpression(form: .absolute(date, secondOfDay: second), position: position)
        case .symbol("-"):
            advance()
            let (count, unit) = try offset()
            return DateExpression(form: .offset(count, unit), position: position)
        case .text(let text):
            throw QueryError(
                .badDate, position, "Dates are not quoted.", expected: ["the date without quotes"], nearest: String(text.prefix(40)))
        case .word(let word): return DateExpression(form: try named(word), position: position)
        default: throw unexpected(["a date"])
        }
    }

    private mutating func offset() throws(QueryError) -> (Int, TimeUnit) {
        guard case .quantity(let digits, let letters) = token.kind else { throw unexpected(["an offset such as -7d"]) }
        guard let unit = TimeUnit.allCases.first(where: { $0.short == letters.lowercased() }) else {
            throw QueryError(
                .badDate, token.position, "There is no unit '\(letters.prefix(20))'.", expected: TimeUnit.allCases.map(\.short))
        }
        guard let count = Int(digits), count <= Self.maximumOffset else {
            throw QueryError(.badDate, token.position, "An offset is at most \(Self.maximumOffset).")
        }
        advance()
        return (count, unit)
    }

    private mutating func named(_ word: String) throws(QueryError) -> DateExpression.Form {
        let small = word.lowercased()
        if let period = NamedPeriod(rawValue: small) {
            advance()
            return .named(period)
        }
        if small.hasPrefix("bfcm") {
            guard let year = Int(small.dropFirst(4)), (2020...2025).contains(year) else {
                throw QueryError(.badDate, token.position, "'\(word.prefix(40))' is not known.", expected: ["bfcm2020 to bfcm2025"])
            }
            advance()
            return .cyberWeekend(year: year)
        }
        for unit in TimeUnit.allCases where unit != .second {
            for isStart in [true, false] where small == (isStart ? "startof" : "endof") + unit.rawValue {
                advance()
                return .edge(isStart: isStart, unit, ago: try ago(unit))
            }
        }
        let functions = TimeUnit.allCases.flatMap { ["startOf\($0.capitalized)", "endOf\($0.capitalized)"] }
        throw QueryError(
            .badDate, token.position, "'\(word.prefix(40))' is no date.", expected: ["a date"],
            nearest: nearestName(to: word, among: NamedPeriod.allCases.map(\.rawValue) + functions + ["bfcm2025"]))
    }

    /// The offset of a date function, of the function's own unit.
    private mutating func ago(_ unit: TimeUnit) throws(QueryError) -> Int {
        try expect(symbol: "(")
        guard !accept(symbol: ")") else { return 0 }
        try expect(symbol: "-")
        let position = token.position
        let (count, written) = try offset()
        guard written == unit else {
            throw QueryError(.badDate, position, "The offset's unit is not the function's.", expected: ["-\(count)\(unit.short)"])
        }
        try expect(symbol: ")")
        return count
    }
}
