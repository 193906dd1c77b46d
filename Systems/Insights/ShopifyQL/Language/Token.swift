/// The smallest part of a query's text.
struct Token: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// A keyword or a name, as written.
        case word(String)
        /// A name in double quotes.
        case quotedName(String)
        /// A text in single quotes.
        case text(String)
        /// Digits, perhaps with a fraction.
        case number(String)
        /// Digits with letters behind them: `30d`.
        case quantity(String, unit: String)
        /// A calendar date, perhaps with a time of day.
        case date(CivilDate, secondOfDay: Int?)
        case symbol(String)
        case end
    }

    let kind: Kind
    let position: Position

    /// The name of the token in an error.
    var shown: String {
        switch kind {
        case .word(let word): "'\(word)'"
        case .quotedName(let name): "\"\(name)\""
        case .text(let text): "the text '\(text.prefix(40))'"
        case .number(let digits): "'\(digits.prefix(40))'"
        case .quantity(let digits, let unit): "'\(digits.prefix(40))\(unit.prefix(20))'"
        case .date(let date, _): "the date \(date)"
        case .symbol(let symbol): "'\(symbol)'"
        case .end: "the end of the query"
        }
    }
}
