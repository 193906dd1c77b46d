/// The part of Swift's grammar that `@Entry` needs: words outside of comments, strings and brackets.
struct SwiftWords {
    private let characters: [Character]

    init(_ source: String) {
        characters = Array(Self.withoutComments(source))
    }

    /// The name, written type and initial value of the variable that is declared.
    var variable: (name: String, type: String?, initial: String?)? {
        guard let keyword = word("var") else { return nil }
        var index = skipSpace(keyword.upperBound)
        let name = identifier(from: index)
        guard !name.isEmpty else { return nil }
        index = skipSpace(index + name.count)
        let rest = index..<characters.count
        let equals = assignment(in: rest)
        let initial = equals.map { trimmed($0 + 1..<characters.count) }
        guard index < characters.count, characters[index] == ":" else { return (name, nil, initial) }
        return (name, trimmed(index + 1..<(equals ?? characters.count)), initial)
    }

    /// The last name of the type after `extension`.
    var extendedType: String? {
        guard let keyword = word("extension") else { return nil }
        let start = skipSpace(keyword.upperBound)
        let path = characters[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return path.split(separator: ".").last.map { String($0) }
    }

    /// The place at which a word stands for the first time outside of brackets.
    private func word(_ word: String) -> Range<Int>? {
        let letters = Array(word)
        var index = 0, depth = 0
        while index < characters.count {
            let character = characters[index]
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            let isWord = character.isLetter || character == "_"
            guard isWord else {
                index += 1
                continue
            }
            let found = identifier(from: index)
            if depth == 0, Array(found) == letters { return index..<index + found.count }
            index += max(found.count, 1)
        }
        return nil
    }

    /// The `=` that begins the initial value.
    private func assignment(in range: Range<Int>) -> Int? {
        var depth = 0
        for index in range {
            switch characters[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private func identifier(from index: Int) -> String {
        String(characters[min(index, characters.count)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private func skipSpace(_ index: Int) -> Int {
        var index = index
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        return index
    }

    private func trimmed(_ range: Range<Int>) -> String {
        var words = characters[range]
        while let first = words.first, first.isWhitespace { words.removeFirst() }
        while let last = words.last, last.isWhitespace { words.removeLast() }
        return String(words)
    }

    /// Comments become spaces; what stands in a string literal is none.
    private static func withoutComments(_ source: String) -> String {
        var result = "", rest = Substring(source), isInString = false
        while let character = rest.first {
            if isInString {
                if character == "\\", rest.count > 1 { result.append(rest.removeFirst()) } else if character == "\"" { isInString = false }
            } else if character == "\"" {
                isInString = true
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
                continue
            } else if rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
                result.append(" ")
                continue
            }
            result.append(rest.removeFirst())
        }
        return result
    }
}
