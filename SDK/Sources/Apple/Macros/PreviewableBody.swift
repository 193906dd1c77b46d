/// The braces of a `#Preview` in which `@Previewable` marks variables: they become properties of a view of their own, so that they may be
/// wrapped (`@State`); what is left is that view's body.
struct PreviewableBody {
    /// The arguments before the braces: the preview's name and traits, in brackets, or nothing.
    let arguments: String
    let properties: [String]
    /// Lines stay where they are.
    let rest: String

    /// - Parameter source: all that follows `#Preview`.
    /// - Returns: nil where nothing is marked, or where the preview is not of a view.
    init?(_ source: Substring) {
        let letters = Array(source)
        guard let open = Self.first("{", in: letters, from: 0), let close = Self.end(of: open, in: letters),
            letters[(close + 1)...].allSatisfy(\.isWhitespace)
        else { return nil }
        arguments = String(letters[..<open])
        var properties: [String] = [], rest = "", index = open + 1
        while index < close {
            if Self.isMark(at: index, in: letters) {
                let end = min(Self.endOfVariable(from: index + Self.mark.count, in: letters), close)
                properties.append(String(letters[(index + Self.mark.count)..<end]))
                rest += String(repeating: "\n", count: letters[index..<end].count(where: \.isNewline))
                index = end
                continue
            }
            let next = min(Self.after(index, in: letters), close)
            rest += String(letters[index..<next])
            index = next
        }
        guard !properties.isEmpty else { return nil }
        self.properties = properties
        self.rest = rest
    }

    private static let mark = Array("@Previewable")

    private static func isMark(at index: Int, in letters: [Character]) -> Bool {
        guard letters[index...].starts(with: mark) else { return false }
        let next = index + mark.count
        return next >= letters.count || !(letters[next].isLetter || letters[next].isNumber || letters[next] == "_")
    }

    /// The place after the line on which a variable's declaration ends: no bracket is open, and nothing goes on at the line's end.
    private static func endOfVariable(from start: Int, in letters: [Character]) -> Int {
        var index = start, hasName = false, last: Character = " "
        while index < letters.count, letters[index] != "}" {
            let character = letters[index]
            if character == ";" { return index + 1 }
            if character.isNewline, hasName, !"=,:&|+-*/?<>".contains(last) {
                let next = letters[index...].first { !$0.isWhitespace } ?? "}"
                if next != "." { return index }
            }
            if letters[index...].starts(with: "var ") || letters[index...].starts(with: "let ") { hasName = true }
            if !character.isWhitespace { last = character }
            index = after(index, in: letters)
        }
        return index
    }

    /// The first such character outside of brackets, strings and comments.
    private static func first(_ wanted: Character, in letters: [Character], from start: Int) -> Int? {
        var index = start
        while index < letters.count {
            if letters[index] == wanted { return index }
            index = after(index, in: letters)
        }
        return nil
    }

    /// The place at which the bracket that opens at `start` is closed.
    private static func end(of start: Int, in letters: [Character]) -> Int? {
        let end = after(start, in: letters) - 1
        return end < letters.count && ")]}".contains(letters[end]) ? end : nil
    }

    /// The place behind what begins at `index`: a whole string, comment or pair of brackets, or one character.
    private static func after(_ index: Int, in letters: [Character]) -> Int {
        let rest = letters[index...]
        switch letters[index] {
        case "(", "[", "{":
            var inner = index + 1
            while inner < letters.count, !")]}".contains(letters[inner]) { inner = after(inner, in: letters) }
            return inner + 1
        case "\"":
            let quotes = rest.starts(with: "\"\"\"") ? 3 : 1
            var inner = index + quotes
            while inner < letters.count {
                if letters[inner] == "\\" {
                    inner += 2
                } else if letters[inner...].starts(with: String(repeating: "\"", count: quotes)) {
                    return inner + quotes
                } else {
                    inner += 1
                }
            }
            return inner
        case "/" where rest.starts(with: "//"): return rest.firstIndex(where: \.isNewline) ?? letters.count
        case "/" where rest.starts(with: "/*"):
            var inner = index + 2
            while inner < letters.count, !letters[inner...].starts(with: "*/") { inner += 1 }
            return inner + 2
        default: return index + 1
        }
    }
}
