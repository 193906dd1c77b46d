/// Cuts a query's text into tokens. Comments and white space separate and mean nothing.
struct Lexer {
    /// Longest query that is read, in UTF-8 bytes.
    static let maximumLength = 20_000

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1

    private init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The tokens of a text; the last one is always the end.
    static func tokens(of text: String) throws(QueryError) -> [Token] {
        guard text.utf8.count <= maximumLength else {
            throw QueryError(.tooLong, .start, "The query is longer than \(maximumLength) bytes.")
        }
        var lexer = Lexer(text)
        var tokens: [Token] = []
        repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
        return tokens
    }

    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? { index + ahead < scalars.count ? scalars[index + ahead] : nil }

    private mutating func advance() {
        if scalars[index] == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    private mutating func next() throws(QueryError) -> Token {
        try skipBlanks()
        let position = Position(line: line, column: column)
        guard let scalar = peek() else { return Token(kind: .end, position: position) }
        if isNameStart(scalar) { return Token(kind: .word(take(while: isNamePart)), position: position) }
        if isDigit(scalar) { return Token(kind: try digits(position), position: position) }
        switch scalar {
        case "'": return Token(kind: .text(try quoted("'", position)), position: position)
        case "\"": return Token(kind: .quotedName(try quoted("\"", position)), position: position)
        case "<", ">", "!":
            advance()
            if peek() == "=" {
                advance()
                return Token(kind: .symbol("\(scalar)="), position: position)
            }
            if scalar == "!" { throw QueryError(.badCharacter, position, "'!' stands alone.", expected: ["'!='"]) }
            if scalar == "<", peek() == ">" {
                throw QueryError(.badCharacter, position, "'<>' is not a comparison.", expected: ["'!='"])
            }
            return Token(kind: .symbol("\(scalar)"), position: position)
        case "=", "(", ")", ",", "+", "-", "*", "/", ".":
            advance()
            return Token(kind: .symbol("\(scalar)"), position: position)
        default:
            let code = String(scalar.value, radix: 16, uppercase: true)
            let shown = scalar.properties.isAlphabetic ? "'\(scalar)'" : "The character U+\(code)"
            throw QueryError(.badCharacter, position, "\(shown) has no meaning here.")
        }
    }

    private mutating func skipBlanks() throws(QueryError) {
        while let scalar = peek() {
            let position = Position(line: line, column: column)
            if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{A0}" {
                advance()
            } else if scalar == "-", peek(1) == "-" {
                while let other = peek(), other != "\n" { _ = other; advance() }
            } else if scalar == "/", peek(1) == "*" {
                advance()
                advance()
                while peek() != nil, !(peek() == "*" && peek(1) == "/") { advance() }
                guard peek() != nil else {
                    throw QueryError(.unclosedText, position, "The comment is not closed.", expected: ["'*/'"])
                }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
    private func isNamePart(_ scalar: Unicode.Scalar) -> Bool { isNameStart(scalar) || isDigit(scalar) }

    private mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
        var taken = String.UnicodeScalarView()
        while let scalar = peek(), belongs(scalar) {
            taken.append(scalar)
            advance()
        }
        return String(taken)
    }

    /// A text between quotes; a quote inside is written twice.
    private mutating func quoted(_ quote: Unicode.Scalar, _ position: Position) throws(QueryError) -> String {
        advance()
        var content = String.UnicodeScalarView()
        while let scalar = peek() {
            // Control characters would end a text early in stores written in C.
            guard scalar.value >= 0x20, scalar.value != 0x7F else {
                throw QueryError(.badCharacter, Position(line: line, column: column), "A text holds no control characters.")
            }
            advance()
            guard scalar == quote else {
                content.append(scalar)
                continue
            }
            guard peek() == quote else { return String(content) }
            content.append(quote)
            advance()
        }
        throw QueryError(.unclosedText, position, "The text is not closed.", expected: [String(quote)])
    }

    private mutating func digits(_ position: Position) throws(QueryError) -> Token.Kind {
        if let date = try date(position) { return date }
        var digits = take(while: isDigit)
        if peek() == ".", let after = peek(1), isDigit(after) {
            advance()
            digits += "." + take(while: isDigit)
            if let after = peek(), isNameStart(after) {
                throw QueryError(.badNumber, position, "'\(digits)\(after)' is not a number.")
            }
            return .number(digits)
        }
        guard let after = peek(), isNameStart(after) else { return .number(digits) }
        return .quantity(digits, unit: take(while: isNamePart))
    }

    /// `yyyy-mm-dd`, perhaps with `Thh:mm:ss` behind it.
    private mutating func date(_ position: Position) throws(QueryError) -> Token.Kind? {
        guard let date = fixed("dddd-dd-dd"), peek(10).map(isDigit) != true else { return nil }
        for _ in 0..<10 { advance() }
        guard let civil = CivilDate(year: date[0], month: date[1], day: date[2]) else {
            throw QueryError(.badDate, position, "There is no such day.", expected: ["yyyy-mm-dd"])
        }
        guard peek() == "T" || peek() == "t" else { return .date(civil, secondOfDay: nil) }
        guard let time = fixed("Tdd:dd:dd"), time[0] < 24, time[1] < 60, time[2] < 60 else {
            throw QueryError(.badDate, position, "The time of day cannot be read.", expected: ["yyyy-mm-ddThh:mm:ss"])
        }
        for _ in 0..<9 { advance() }
        return .date(civil, secondOfDay: time[0] * 3600 + time[1] * 60 + time[2])
    }

    /// The numbers of a text of fixed form that begins here: `d` is a digit, `T` the letter in either case.
    private func fixed(_ form: String) -> [Int]? {
        var numbers = [0]
        for (offset, wanted) in form.unicodeScalars.enumerated() {
            guard let scalar = peek(offset) else { return nil }
            switch wanted {
            case "d":
                guard isDigit(scalar) else { return nil }
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(scalar.value - 48)
            case "T":
                guard scalar == "T" || scalar == "t" else { return nil }
            default:
                guard scalar == wanted else { return nil }
                numbers.append(0)
            }
        }
        return numbers
    }
}
