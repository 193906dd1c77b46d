import XcodeProject

/// Texts to insert where a source's declarations rely on Objective-C and have to be explicit without it, by the byte they stand before.
struct ObjectiveCDeclarations {
    private(set) var inserted: [Int: String] = [:]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        if code.hold("@objc") { bindProtocols(code) }
        if code.hold("NSNumber") { disfavorOrder(code) }
    }

    /// The methods that a source declares.
    struct Methods {
        /// The names of methods that an extension gives to Objective-C: `extension UIView { @objc func tides() {} }`.
        var ofExtensions: Set<String> = []
        /// The names of methods that override none: a subclass may declare these anew without Objective-C.
        var others: Set<String> = []

        init(_ source: String) {
            var depth = 0, isExtension = false, head: [String] = [], word: [UInt8] = []
            for byte in CodeText(source).bytes {
                if SourceCopy.isName(byte) || byte == UInt8(ascii: "@") {
                    word.append(byte)
                    continue
                }
                if !word.isEmpty { head.append(String(decoding: word, as: UTF8.self)) }
                word = []
                switch byte {
                case UInt8(ascii: "("):
                    guard depth > 0, head.dropLast().last == "func", let name = head.last else { break }
                    // The method's attributes and modifiers are among the few words before it.
                    let modifiers = head.suffix(7)
                    if depth == 1, isExtension, modifiers.contains("@objc") {
                        ofExtensions.insert(name)
                    } else if !modifiers.contains("override") {
                        others.insert(name)
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
        }
    }

    /// The methods of a module's extensions that its classes may have anew by Objective-C alone.
    /// - Parameter sources: the bytes of its files.
    static func extensionMethods(_ sources: [[UInt8]]) -> Set<String> {
        guard sources.contains(where: { $0.hold("override func ") }) else { return [] }
        func methods(_ source: [UInt8]) -> Methods { Methods(String(decoding: source, as: UTF8.self)) }
        var names: Set<String> = []
        for source in sources where source.hold("@objc") && source.hold("extension ") { names.formUnion(methods(source).ofExtensions) }
        names = names.filter { name in sources.contains { $0.hold("override func \(name)(") } }
        for source in sources where names.contains(where: { source.hold("func \($0)(") }) { names.subtract(methods(source).others) }
        return names
    }

    /// Binds `@objc protocol Tide` to classes, for only these are of it: `weak var tide: Tide?`.
    private mutating func bindProtocols(_ code: [UInt8]) {
        for place in Self.places(of: "protocol", code) {
            // The protocol's attributes and modifiers stand before it, as far back as the end of the declaration above.
            let ends = Array("{};)".utf8)
            let start = code[..<place].lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
            let words = String(decoding: code[start..<place], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            let modifiers = words.reversed().prefix { $0.hasPrefix("@") || Self.access.contains(String($0)) }
            guard modifiers.contains("@objc") || modifiers.count == words.count && Self.endsNamed(code[..<place]) else { continue }
            guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")) else { continue }
            let head = code[place..<open]
            // The protocol may be bound to classes by its own declaration.
            guard Self.places(of: "AnyObject", Array(head) + [0x20]).isEmpty else { continue }
            if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
                inserted[colon + 1] = " AnyObject,"
            } else if let last = head.lastIndex(where: SourceCopy.isName) {
                inserted[last + 1] = ": AnyObject"
            }
        }
    }

    private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

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

    /// The places at which a word stands as a name of its own.
    static func places(of word: String, _ code: [UInt8]) -> [Int] {
        let wanted = Array(word.utf8)
        return code.indices.filter { start in
            code[start] == wanted[0] && start + wanted.count < code.count && code[start..<start + wanted.count].elementsEqual(wanted)
                && !SourceCopy.isName(code[start + wanted.count]) && (start == 0 || !SourceCopy.isName(code[start - 1]))
        }
    }
}
