/// Names and texts from a file, as Swift source may have them.
enum SwiftName {
    private static let reserved: Set<String> = [
        "Any", "Self", "Type", "Protocol", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]

    /// ASCII letters, digits and `_`, no digit first, at most 100.
    static func isOne(_ text: String) -> Bool {
        guard (1...100).contains(text.utf8.count), let first = text.utf8.first, !(48...57).contains(first), text != "_" else {
            return false
        }
        return text.utf8.allSatisfy {
            (65...90).contains($0) || (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "_")
        }
    }

    static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// A case of an enumeration: `Small` is `small`, and `USD` is `uSD`, as Xcode writes them.
    static func enumerationCase(_ name: String) -> String { escaped(name.prefix(1).lowercased() + name.dropFirst()) }

    /// A name with a capital first, as it is inside of a longer one.
    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// A string literal that means `text` and nothing else.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case "\r": literal += "\\r"
            // Marks of direction too: source must read as it runs.
            case _
            where scalar.value < 32 || scalar.value == 127 || scalar.properties.generalCategory == .format
                || scalar.properties.generalCategory == .lineSeparator || scalar.properties.generalCategory == .paragraphSeparator:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
