/// `@Parameter` of intents in a file that sees TipKit too, whose macro of that name would be taken for it: there it is called as the type
/// is, `@IntentParameter`. A hint's parameters are static, and an intent's never are.
struct IntentParameters {
    /// Texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("import TipKit"), code.hold("@Parameter") else { return }
        for place in ObjectiveCDeclarations.places(of: "Parameter", code) where place > 0 && code[place - 1] == UInt8(ascii: "@") {
            // The words between the attribute and its variable, without what it is told in brackets.
            var depth = 0, head: [UInt8] = []
            for byte in code[(place + "Parameter".utf8.count)...] {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if depth == 0 {
                    guard byte != UInt8(ascii: ":"), byte != UInt8(ascii: "=") else { break }
                    head.append(byte)
                }
                if byte == UInt8(ascii: ")") { depth -= 1 }
            }
            let words = String(decoding: head, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if !words.contains("static") { inserted[place] = "Intent" }
        }
    }
}
