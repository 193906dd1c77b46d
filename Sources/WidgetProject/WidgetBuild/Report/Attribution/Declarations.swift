import Foundation
import XcodeProject

/// Names that follow a word that declares them.
enum Declarations {
    private static let all: Set = ["struct", "class", "enum", "protocol", "actor", "func", "var", "let", "typealias", "case", "macro"]

    static func names(in files: [URL], by keywords: Set<String> = all) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let bytes = CodeText(text).bytes
            var last = ""
            for word in bytes.split(whereSeparator: { !CodeText.isName($0) }) {
                let name = String(decoding: word, as: UTF8.self)
                if keywords.contains(last), last != "case" || !isPattern(bytes, word.startIndex) { names.insert(name) }
                last = name
            }
        }
        return names
    }

    /// Whether what follows `case` is compared with and not declared: `case TIDE_HIGH:` or `case .high:` of a `switch`.
    private static func isPattern(_ bytes: [UInt8], _ start: Int) -> Bool {
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") { return true }
        var depth = 0
        for byte in bytes[start...] {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 0: return true
            case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return false
            default: break
            }
        }
        return false
    }
}
