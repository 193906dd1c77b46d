import Foundation

/// Reads a text once from left to right, then pairs the runs of `*`, `_` and `~` it met.
struct MarkdownScanner {
    enum Node {
        case text(String)
        case code(String)
        case delimiter(Delimiter)
        case link([InlineMarkdown.Part], String)
        /// Words in `^[…](…)` with the attributes as they are written.
        case attributed([InlineMarkdown.Part], String)
    }

    struct Delimiter {
        var character: Character
        var count: Int
        var opens: Bool
        var closes: Bool
    }

    /// Links may stand in images and those in links; deeper is hostile.
    private static let deepest = 8

    private let characters: [Character]
    private let depth: Int
    private var position = 0
    private(set) var nodes: [Node] = []
    /// The lengths of runs of backticks that were looked for and not found: what keeps a text full of them from costing its square.
    private var lonelyBackticks: Set<Int> = []
    private var lonelyBrackets = false

    init(_ text: String, depth: Int = 0) {
        characters = Array(text)
        self.depth = depth
    }

    mutating func parts() -> [InlineMarkdown.Part] {
        var words = ""
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        while position < characters.count {
            let character = characters[position]
            switch character {
            case "\\" where position + 1 < characters.count && characters[position + 1].isASCII && isPunctuation(characters[position + 1]):
                words.append(characters[position + 1])
                position += 2
            case "`":
                if let code = codeSpan() {
                    end(&words)
                    nodes.append(.code(code))
                } else {
                    while position < characters.count, characters[position] == "`" {
                        words.append("`")
                        position += 1
                    }
                }
            case "*", "_", "~":
                let run = delimiters(character)
                if character == "~", run.count > 2 {
                    words += String(repeating: "~", count: run.count)
                } else {
                    end(&words)
                    nodes.append(.delimiter(run))
                }
            case "[", "!", "^":
                if let link = link() {
                    end(&words)
                    nodes.append(link)
                } else {
                    words.append(character)
                    position += 1
                }
            case "<":
                if let address = autolink() {
                    end(&words)
                    let shown = InlineMarkdown.Part(text: address, intent: [], link: nil)
                    nodes.append(.link([shown], address.contains("@") && !address.contains(":") ? "mailto:" + address : address))
                } else {
                    words.append("<")
                    position += 1
                }
            case "&":
                if let decoded = entity() {
                    words += decoded
                } else {
                    words.append("&")
                    position += 1
                }
            default:
                words.append(character)
                position += 1
            }
        }
        end(&words)
        return emphasized()
    }

    private mutating func end(_ words: inout String) {
        if !words.isEmpty { nodes.append(.text(words)) }
        words = ""
    }

    /// The code after a run of backticks up to one as long; nil where there is none.
    private mutating func codeSpan() -> String? {
        var start = position
        while start < characters.count, characters[start] == "`" { start += 1 }
        let length = start - position
        guard !lonelyBackticks.contains(length) else { return nil }
        var scan = start
        while scan < characters.count {
            guard characters[scan] == "`" else {
                scan += 1
                continue
            }
            var end = scan
            while end < characters.count, characters[end] == "`" { end += 1 }
            if end - scan == length {
                position = end
                var code = characters[start..<scan].map { $0.isNewline ? " " : $0 }[...]
                if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                return String(code)
            }
            scan = end
        }
        lonelyBackticks.insert(length)
        return nil
    }

    /// A run of one character, and whether it may begin or end emphasis (CommonMark, left- and right-flanking).
    private mutating func delimiters(_ character: Character) -> Delimiter {
        let start = position
        while position < characters.count, characters[position] == character { position += 1 }
        func kind(_ index: Int) -> (space: Bool, mark: Bool) {
            guard characters.indices.contains(index) else { return (true, false) }
            return (characters[index].isWhitespace, characters[index].isPunctuation || characters[index].isSymbol)
        }
        let before = kind(start - 1), after = kind(position)
        let left = !after.space && (!after.mark || before.space || before.mark)
        let right = !before.space && (!before.mark || after.space || after.mark)
        let underscore = character == "_"
        return Delimiter(
            character: character, count: position - start, opens: left && (!underscore || !right || before.mark),
            closes: right && (!underscore || !left || after.mark))
    }

    /// `[words](address "title")`, or with an exclamation mark before it a picture, of which the words are shown.
    private mutating func link() -> Node? {
        let mark = characters[position]
        let open = mark == "[" ? position : position + 1
        guard depth < Self.deepest, !lonelyBrackets, open < characters.count, characters[open] == "[" else { return nil }
        var level = 0, close = open
        while close < characters.count {
            if characters[close] == "\\" {
                close += 1
            } else if characters[close] == "[" {
                level += 1
            } else if characters[close] == "]" {
                level -= 1
                if level == 0 { break }
            }
            close += 1
        }
        guard close < characters.count else {
            lonelyBrackets = true
            return nil
        }
        guard close + 1 < characters.count, characters[close + 1] == "(" else { return nil }
        var scan = close + 2
        var address = ""
        if scan < characters.count, characters[scan] == "<" {
            scan += 1
            while scan < characters.count, characters[scan] != ">" {
                address.append(characters[scan])
                scan += 1
            }
            scan += 1
        } else {
            var parentheses = 0
            while scan < characters.count, mark == "^" || !characters[scan].isWhitespace {
                if characters[scan] == "(" { parentheses += 1 }
                if characters[scan] == ")" {
                    if parentheses == 0 { break }
                    parentheses -= 1
                }
                address.append(characters[scan])
                scan += 1
            }
        }
        while scan < characters.count, characters[scan].isWhitespace { scan += 1 }
        if scan < characters.count, characters[scan] == "\"" {
            scan += 1
            while scan < characters.count, characters[scan] != "\"" { scan += 1 }
            scan += 1
            while scan < characters.count, characters[scan].isWhitespace { scan += 1 }
        }
        guard scan < characters.count, characters[scan] == ")" else { return nil }
        var inner = MarkdownScanner(String(characters[(open + 1)..<close]), depth: depth + 1)
        let words = inner.parts()
        position = scan + 1
        return mark == "^" ? .attributed(words, address) : .link(words, mark == "!" ? "" : address)
    }

    /// `<https://example.com>` or `<name@example.com>`.
    private mutating func autolink() -> String? {
        var scan = position + 1
        while scan < characters.count, characters[scan] != ">", characters[scan] != "<", !characters[scan].isWhitespace { scan += 1 }
        guard scan < characters.count, characters[scan] == ">" else { return nil }
        let address = String(characters[(position + 1)..<scan])
        guard address.contains("://") || address.hasPrefix("mailto:") || address.contains("@") else { return nil }
        position = scan + 1
        return address
    }

    private mutating func entity() -> String? {
        let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…"]
        let scan = characters[(position + 1)...].prefix(10)
        guard let end = scan.firstIndex(of: ";") else { return nil }
        let name = String(scan[..<end])
        if let text = names[name] {
            position = end + 1
            return text
        }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value != 0 else { return nil }
        position = end + 1
        return String(Character(scalar))
    }
}
