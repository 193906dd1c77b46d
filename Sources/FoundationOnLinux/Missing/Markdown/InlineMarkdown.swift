import Foundation

/// The inline part of Markdown, as CommonMark describes it, with strikethrough: what `Text` understands of it.
package enum InlineMarkdown {
    /// Characters that look alike.
    package struct Part: Equatable, Sendable {
        package var text: String
        package var intent: InlinePresentationIntent
        package var link: String?
        /// Its noun follows its number: `^[3 night](inflect: true)`.
        package var inflects = false
    }

    /// False for most texts, after one look at their bytes.
    package static func mayOccur(in text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"),
                UInt8(ascii: "<"), UInt8(ascii: "&"):
                true
            default: false
            }
        }
    }

    package static func parts(of text: String) -> [Part] {
        guard mayOccur(in: text) else { return [Part(text: text, intent: [], link: nil)] }
        var scanner = MarkdownScanner(text)
        var parts: [Part] = []
        for part in scanner.parts() where !part.text.isEmpty {
            if let last = parts.last, last.intent == part.intent, last.link == part.link, !last.inflects, !part.inflects {
                parts[parts.count - 1].text += part.text
            } else {
                parts.append(part)
            }
        }
        return parts.isEmpty ? [Part(text: "", intent: [], link: nil)] : parts
    }
}

/// Reads a text once from left to right, then pairs the runs of `*`, `_` and `~` it met.
private struct MarkdownScanner {
    private enum Node {
        case text(String)
        case code(String)
        case delimiter(Delimiter)
        case link([InlineMarkdown.Part], String)
        /// Words in `^[…](…)` with the attributes as they are written.
        case attributed([InlineMarkdown.Part], String)
    }

    private struct Delimiter {
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
    private var nodes: [Node] = []
    /// Where a run of backticks of a length was looked for and not found: what keeps a text full of them from costing its square.
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

    /// Pairs delimiters from left to right, each closing one with the nearest that may open it.
    private func emphasized() -> [InlineMarkdown.Part] {
        var intents = [InlinePresentationIntent](repeating: [], count: nodes.count)
        var left = nodes.map { node in if case .delimiter(let delimiter) = node { delimiter.count } else { 0 } }
        /// Places of delimiters that may still open, innermost last.
        var open: [Int] = []
        for place in nodes.indices {
            guard case .delimiter(let closer) = nodes[place] else { continue }
            while closer.closes, left[place] > 0 {
                let match = open.lastIndex { candidate in
                    guard case .delimiter(let opener) = nodes[candidate], opener.character == closer.character, left[candidate] > 0 else {
                        return false
                    }
                    if closer.character == "~" { return opener.count == closer.count }
                    // Runs that can do both pair only by rule of three.
                    let both = opener.closes || closer.opens
                    return
                        !(both && (opener.count + closer.count).isMultiple(of: 3)
                        && !(opener.count.isMultiple(of: 3) && closer.count.isMultiple(of: 3)))
                }
                guard let match else { break }
                let opener = open[match]
                let strong = left[opener] >= 2 && left[place] >= 2
                let used = closer.character == "~" ? left[place] : strong ? 2 : 1
                let intent: InlinePresentationIntent =
                    closer.character == "~" ? .strikethrough : strong ? .stronglyEmphasized : .emphasized
                for inner in (opener + 1)..<place { intents[inner].formUnion(intent) }
                left[opener] -= used
                left[place] -= used
                open.removeSubrange((left[opener] > 0 ? match + 1 : match)...)
            }
            if closer.opens, left[place] > 0 { open.append(place) }
        }
        return nodes.indices.flatMap { place -> [InlineMarkdown.Part] in
            let intent = intents[place]
            switch nodes[place] {
            case .text(let text): return [InlineMarkdown.Part(text: text, intent: intent, link: nil)]
            case .code(let code): return [InlineMarkdown.Part(text: code, intent: intent.union(.code), link: nil)]
            case .delimiter(let delimiter):
                return [InlineMarkdown.Part(text: String(repeating: delimiter.character, count: left[place]), intent: intent, link: nil)]
            case .link(let parts, let address):
                return parts.map {
                    InlineMarkdown.Part(text: $0.text, intent: $0.intent.union(intent), link: address.isEmpty ? $0.link : address)
                }
            case .attributed(let parts, let attributes):
                let inflects = (try? #/inflect\s*:\s*true/#.firstMatch(in: attributes)) != nil
                return parts.map { part in
                    var part = part
                    part.intent.formUnion(intent)
                    part.inflects = inflects
                    return part
                }
            }
        }
    }
}
