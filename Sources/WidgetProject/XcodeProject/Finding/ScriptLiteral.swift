/// A value that a file of JavaScript or JSON writes out: nothing is run, and what would have to be is kept as its code.
indirect enum ScriptLiteral: Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([ScriptLiteral])
    case object([String: ScriptLiteral])
    /// A value that only running the script would tell.
    case code(String)

    /// The most levels of lists and objects.
    static let deepest = 32
    /// The most objects of a source that are looked at.
    private static let mostObjects = 64

    /// The first object of a source that has a text for a key, from its export on or else from its start: that is what a configuration gives,
    /// stated at once or by a function.
    static func object(with key: String, in source: String) -> [String: ScriptLiteral]? {
        let bytes = Array(source.utf8)
        let export = ["module.exports", "export default"].compactMap { source.range(of: $0)?.lowerBound }.min()
        let starts = [export.map { source.utf8.distance(from: source.startIndex, to: $0) }, 0].compactMap { $0 }
        for start in starts {
            var scanner = ScriptScanner(bytes: bytes, at: start)
            for _ in 0..<mostObjects where scanner.find(UInt8(ascii: "{")) {
                var inside = scanner
                if case .object(let values)? = inside.value(), case .text? = values[key] { return values }
                scanner.index += 1
            }
        }
        return nil
    }

    /// The value behind the first mention of a quoted key.
    static func value(of key: String, in source: String) -> ScriptLiteral? {
        for quote in ["\"", "'"] {
            guard let found = source.range(of: quote + key + quote) else { continue }
            var scanner = ScriptScanner(bytes: Array(source.utf8), at: source.utf8.distance(from: source.startIndex, to: found.upperBound))
            scanner.skipSpace()
            guard scanner.take(UInt8(ascii: ":")) else { continue }
            return scanner.value()
        }
        return nil
    }

    subscript(key: String) -> ScriptLiteral? { if case .object(let values) = self { values[key] } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list.
    var texts: [String]? { if case .list(let items) = self { items.compactMap(\.text) } else { nil } }

    /// The value as a property list, without what only running the script would tell; nil where nothing is left.
    var plain: PropertyList? {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): Int(exactly: number).map { .integer($0) } ?? .real(number)
        case .flag(let flag): .bool(flag)
        case .list(let items): .array(items.compactMap(\.plain))
        case .object(let values): .dictionary(values.compactMapValues(\.plain))
        case .code: nil
        }
    }
}

/// A place in a source of JavaScript, and what stands from there on.
private struct ScriptScanner {
    let bytes: [UInt8]
    var index: Int
    private var depth = 0

    init(bytes: [UInt8], at index: Int) { (self.bytes, self.index) = (bytes, index) }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    mutating func take(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        index += 1
        return true
    }

    /// Goes over blanks and comments.
    mutating func skipSpace() {
        while let byte {
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while let byte = self.byte, byte != 10 { index += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                index += 2
                while self.byte != nil, !(self.byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { index += 1 }
                index += 2
            } else if byte <= 32 {
                index += 1
            } else {
                return
            }
        }
    }

    /// Goes to the next byte of a kind outside of texts and comments; false where there is none.
    mutating func find(_ wanted: UInt8) -> Bool {
        while true {
            skipSpace()
            guard let byte else { return false }
            if byte == wanted { return true }
            if Self.quotes.contains(byte) { _ = string() } else { index += 1 }
        }
    }

    private static let quotes: Set = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]

    /// The value that stands here; nil where none does, or it is too deep.
    mutating func value() -> ScriptLiteral? {
        guard depth < ScriptLiteral.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        skipSpace()
        let start = index
        var read: ScriptLiteral?
        switch byte {
        case nil: return nil
        case UInt8(ascii: "{")?: read = object()
        case UInt8(ascii: "[")?: read = list()
        case let quote? where Self.quotes.contains(quote): read = string().map { .text($0) }
        default: break
        }
        // A source that ends within a literal has no other reading, and what goes on behind one makes it a part of an expression.
        guard read != nil || byte != nil else { return nil }
        let end = index
        skipSpace()
        if let read, byte.map(Self.ends) ?? true {
            index = end
            return read
        }
        index = start
        return expression()
    }

    private static func ends(_ byte: UInt8) -> Bool { [",", "}", "]", ")", ";"].contains { UInt8(ascii: $0) == byte } }

    /// Everything up to the comma or bracket that ends it.
    private mutating func expression() -> ScriptLiteral? {
        let start = index
        var open = 0
        while true {
            skipSpace()
            // What ends nowhere is no value.
            guard let byte else { return nil }
            if open == 0, Self.ends(byte) { break }
            if Self.quotes.contains(byte) {
                guard string() != nil || index > start else { return nil }
                continue
            }
            if "([{".utf8.contains(byte) { open += 1 }
            if ")]}".utf8.contains(byte) { open -= 1 }
            index += 1
        }
        let words = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self).trimmingWhitespace()
        switch words {
        case "": return nil
        case "true": return .flag(true)
        case "false": return .flag(false)
        default: return Double(words).map { .number($0) } ?? .code(words)
        }
    }

    private mutating func list() -> ScriptLiteral? {
        guard take(UInt8(ascii: "[")) else { return nil }
        var items: [ScriptLiteral] = []
        while true {
            skipSpace()
            if take(UInt8(ascii: "]")) { return .list(items) }
            guard let item = value() else { return nil }
            items.append(item)
            skipSpace()
            guard take(UInt8(ascii: ",")) || byte == UInt8(ascii: "]") else { return nil }
        }
    }

    private mutating func object() -> ScriptLiteral? {
        guard take(UInt8(ascii: "{")) else { return nil }
        var values: [String: ScriptLiteral] = [:]
        while true {
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(values) }
            let key = key()
            skipSpace()
            if let key, take(UInt8(ascii: ":")) {
                guard let value = value() else { return nil }
                values[key] = value
            } else {
                // What is spread, computed, a method or said by its name alone is code.
                _ = expression()
            }
            skipSpace()
            guard take(UInt8(ascii: ",")) || byte == UInt8(ascii: "}") else { return nil }
        }
    }

    private mutating func key() -> String? {
        guard let byte else { return nil }
        if Self.quotes.contains(byte) { return string() }
        let start = index
        while let byte = self.byte, CodeText.isName(byte) || byte == UInt8(ascii: "$") { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    /// A quoted text; nil where it does not end, or where a template has values in it. The place is behind it in any case.
    private mutating func string() -> String? {
        guard let quote = byte else { return nil }
        index += 1
        var text: [UInt8] = [], isPlain = true
        while let byte, byte != quote {
            if byte == 10, quote != UInt8(ascii: "`") { return nil }
            if byte == UInt8(ascii: "$"), next == UInt8(ascii: "{"), quote == UInt8(ascii: "`") { isPlain = false }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                index += 1
                continue
            }
            index += 1
            text += escape()
        }
        guard take(quote) else { return nil }
        return isPlain ? String(decoding: text, as: UTF8.self) : nil
    }

    /// The characters for the escape sequence behind a backslash.
    private mutating func escape() -> [UInt8] {
        guard let byte else { return [] }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case 10: return []
        case UInt8(ascii: "u") where index + 4 <= bytes.count:
            let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
            guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return [] }
            index += 4
            return Array(String(scalar).utf8)
        default: return [byte]
        }
    }
}
