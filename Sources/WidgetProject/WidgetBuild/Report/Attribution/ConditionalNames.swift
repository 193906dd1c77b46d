import Foundation

/// Names that a file declares only where a module is there: those between `#if canImport(MODULE)` and its end.
enum ConditionalNames {
    /// The module without which a file does not declare a name; nil where it declares it anyway, or nowhere.
    static func module(of name: String, in file: String) -> String? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("canImport(") else { return nil }
        // The condition of each open `#if`, of which only `canImport` counts here.
        var open: [String?] = [], found: String?
        for line in text.split(separator: "\n") {
            let words = line.drop { $0.isWhitespace }
            if words.hasPrefix("#if") {
                open.append(asked(words))
            } else if words.hasPrefix("#else") {
                if !open.isEmpty { open[open.count - 1] = words.hasPrefix("#elseif") ? asked(words) : nil }
            } else if words.hasPrefix("#endif") {
                _ = open.popLast()
            } else if declares(words, name) {
                guard let module = open.compactMap({ $0 }).last else { return nil }
                found = found ?? module
            }
        }
        return found
    }

    private static func asked(_ line: Substring) -> String? {
        guard let match = line.firstMatch(of: /^#(?:else)?if\s+canImport\(\s*(\w+)/) else { return nil }
        return String(match.1)
    }

    private static func declares(_ line: Substring, _ name: String) -> Bool {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).contains { kinds.contains(String($0)) && $1 == name }
    }

    private static let kinds: Set = ["var", "let", "func", "struct", "class", "enum", "actor", "protocol", "typealias"]
}
