/// An error that tells why a query is refused: a place and a sentence, and where known what was expected and the nearest known name.
public struct QueryError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of refusal, for programs.
    public enum Code: String, Sendable, CaseIterable {
        case tooLong, tooDeep, badCharacter, unclosedText, badNumber, badDate
        case unexpected, repeatedClause, missingClause
        /// A form of an older dialect; the sentence names it and says what is written today.
        case olderForm
        /// A form of today's language that this engine does not answer.
        case notSupported
        case unknownSchema, unknownColumn, unknownName, ambiguousColumn, duplicateColumn
        case typeMismatch, notGrouped, invalidPeriod, invalidComparison, mixedCurrencies, tooManyRows
    }

    /// The kind of refusal.
    public let code: Code
    /// Line, from 1.
    public let line: Int
    /// Column, in Unicode scalars from 1.
    public let column: Int
    /// The refusal as a sentence.
    public let message: String
    /// The alternatives that could have stood there.
    public let expected: [String]
    /// The known name that is nearest to the one written.
    public let nearest: String?

    init(_ code: Code, _ position: Position, _ message: String, expected: [String] = [], nearest: String? = nil) {
        self.code = code
        line = position.line
        column = position.column
        self.message = message
        self.expected = expected
        self.nearest = nearest
    }

    /// Place, sentence, what was expected and the nearest name, on one line.
    public var description: String {
        var text = "Line \(line) Column \(column): \(message)"
        if !expected.isEmpty { text += " Expected \(expected.formatted(joinedBy: "or"))." }
        if let nearest { text += " Did you mean '\(nearest)'?" }
        return text
    }
}

extension [String] {
    func formatted(joinedBy word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
