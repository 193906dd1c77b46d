/// The words and signs of a Swift source without comments; a string literal is one token, whatever stands in it.
struct SwiftTokens {
    struct Token: Equatable {
        let text: String
        /// The line, counted from 1.
        let line: Int

        var isWord: Bool { text.unicodeScalars.first.map(SwiftTokens.isWord) ?? false }
    }

    private(set) var tokens: [Token] = []
    /// The comment that ends each line, by line.
    private(set) var comments: [Int: String] = [:]
    private let characters: [Unicode.Scalar]
    private var place = 0
    private var line = 1

    init(_ source: String) {
        characters = Array(source.unicodeScalars)
        while place < characters.count { step() }
    }

    private static func isWord(_ character: Unicode.Scalar) -> Bool {
        character == "_" || character == "`" || character.properties.isAlphabetic || character.properties.numericType != nil
    }

    private func starts(_ text: String) -> Bool { characters[place...].starts(with: text.unicodeScalars) }

    private mutating func step() {
        let character = characters[place]
        if character == "\n" {
            line += 1
            place += 1
        } else if character.properties.isWhitespace {
            place += 1
        } else if starts("//") {
            let start = place
            while place < characters.count, characters[place] != "\n" { place += 1 }
            comments[line] = String(String.UnicodeScalarView(characters[start..<place]))
        } else if starts("/*") {
            skipBlockComment()
        } else if character == "\"" || character == "#" && startsRawString {
            skipString()
        } else if Self.isWord(character) {
            let start = place
            while place < characters.count, Self.isWord(characters[place]) { place += 1 }
            add(String(String.UnicodeScalarView(characters[start..<place])), line)
        } else {
            add(String(character), line)
            place += 1
        }
    }

    private mutating func add(_ text: String, _ line: Int) { tokens.append(Token(text: text, line: line)) }

    private mutating func skipBlockComment() {
        var depth = 0
        while place < characters.count {
            if starts("/*") {
                depth += 1
                place += 2
            } else if starts("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                if characters[place] == "\n" { line += 1 }
                place += 1
            }
        }
    }

    private var startsRawString: Bool {
        var next = place
        while next < characters.count, characters[next] == "#" { next += 1 }
        return next < characters.count && characters[next] == "\""
    }

    /// Goes past a string literal, with the literals inside its interpolations.
    private mutating func skipString() {
        let first = line
        var hashes = ""
        while characters[place] == "#" {
            hashes += "#"
            place += 1
        }
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        let end = quote + hashes
        place += quote.count
        while place < characters.count {
            if starts(end) {
                place += end.unicodeScalars.count
                break
            }
            if starts("\\" + hashes + "(") {
                place += hashes.count + 2
                skipInterpolation()
            } else if hashes.isEmpty, characters[place] == "\\" {
                place += 2
            } else {
                if characters[place] == "\n" {
                    line += 1
                    // A single-line literal that does not end is no literal: the rest of the file is still read.
                    if quote.count == 1 {
                        place += 1
                        break
                    }
                }
                place += 1
            }
        }
        add("\"\"", first)
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while place < characters.count, depth > 0 {
            switch characters[place] {
            case "(":
                depth += 1
                place += 1
            case ")":
                depth -= 1
                place += 1
            case "\"":
                let count = tokens.count
                skipString()
                tokens.removeSubrange(count...)
            case "\n":
                line += 1
                place += 1
            default: place += 1
            }
        }
    }
}
