import XcodeProject

/// What a source's declarations mean by Objective-C and have to say in words without it: texts to insert, by the byte they stand before.
struct ObjectiveCDeclarations {
    private(set) var inserted: [Int: String] = [:]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        if code.hold("@objc") { bindProtocols(code) }
        if code.hold("NSNumber") { disfavorOrder(code) }
    }

    /// The methods that extensions in a source give to Objective-C: `extension UIView { @objc func tides() {} }`.
    static func extensionMethods(_ source: String) -> Set<String> {
        let bytes = Array(source.utf8)
        guard bytes.hold("@objc"), bytes.hold("extension ") else { return [] }
        let code = CodeText(source).bytes
        var names: Set<String> = [], depth = 0, isExtension = false
        var head: [String] = []
        var word: [UInt8] = []
        func end() {
            if !word.isEmpty { head.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        for byte in code {
            if SourceCopy.isName(byte) || byte == UInt8(ascii: "@") {
                word.append(byte)
                continue
            }
            end()
            switch byte {
            case UInt8(ascii: "("):
                if depth == 1, isExtension, head.contains("@objc"), head.dropLast().last == "func", let name = head.last {
                    names.insert(name)
                }
            case UInt8(ascii: "{"):
                if depth == 0 { isExtension = head.contains("extension") }
                depth += 1
                head = []
            case UInt8(ascii: "}"):
                depth -= 1
                head = []
            default: break
            }
        }
        return names
    }

    /// Of `@objc protocol Tide` only classes are: `weak var tide: Tide?`.
    private mutating func bindProtocols(_ code: [UInt8]) {
        for place in Self.places(of: "protocol", code) {
            // Its attributes and modifiers, as far as they stand on the line or the one before.
            let start = code[..<place].lastIndex {
                [UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: ")")].contains($0)
            }
            let before = String(decoding: code[(start.map { $0 + 1 } ?? 0)..<place], as: UTF8.self)
            let words = before.split(whereSeparator: { $0.isWhitespace }).suffix(4)
            guard words.contains("@objc") || words.isEmpty && Self.endsNamed(code[..<place]) else { continue }
            guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")) else { continue }
            let head = code[place..<open]
            if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
                inserted[colon + 1] = " AnyObject,"
            } else if let last = head.lastIndex(where: SourceCopy.isName) {
                inserted[last + 1] = ": AnyObject"
            }
        }
    }

    /// Whether a declaration follows `@objc(Name)`, behind access in words.
    private static func endsNamed(_ code: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: code.suffix(120), as: UTF8.self)
        guard let attribute = text.range(of: "@objc(", options: .backwards),
            let close = text[attribute.upperBound...].firstIndex(of: ")")
        else { return false }
        return text[text.index(after: close)...].allSatisfy { $0.isWhitespace || $0.isLetter }
    }

    /// A project that says itself which of two `NSNumber`s is less finds Foundation's own `<` beside it, which Apple's has not.
    private mutating func disfavorOrder(_ code: [UInt8]) {
        for place in Self.places(of: "func", code) {
            let rest = String(decoding: code[(place + 4)..<min(code.count, place + 90)], as: UTF8.self).filter { !$0.isWhitespace }
            guard rest.hasPrefix("<("), let close = rest.firstIndex(of: ")") else { continue }
            let types = rest[..<close].dropFirst(2).split(separator: ",").map { $0.split(separator: ":").last ?? "" }
            guard types == ["NSNumber", "NSNumber"] else { continue }
            var start = place
            while start > 0, code[start - 1] != 10, code[start - 1] != UInt8(ascii: "}"), code[start - 1] != UInt8(ascii: "{") {
                start -= 1
            }
            inserted[start] = "@_disfavoredOverload "
        }
    }

    /// Where a word stands as a name of its own.
    private static func places(of word: String, _ code: [UInt8]) -> [Int] {
        let wanted = Array(word.utf8)
        return code.indices.filter { start in
            code[start] == wanted[0] && start + wanted.count < code.count && code[start..<start + wanted.count].elementsEqual(wanted)
                && !SourceCopy.isName(code[start + wanted.count]) && (start == 0 || !SourceCopy.isName(code[start - 1]))
        }
    }
}
