import Foundation

/// The type that a line of a source extends: of a protocol's extension for the heirs of one class, that class.
enum ExtendedClass {
    /// - Returns: nil where the line is in no extension, or in a type within one.
    static func name(_ file: String, line: Int) -> String? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        for above in lines[..<line].reversed() {
            let words = above.prefix { $0 != "{" && $0 != ":" }.split(separator: " ")
            guard let index = words.firstIndex(where: { ["extension", "class", "struct", "enum", "actor", "protocol"].contains($0) }),
                words.indices.contains(index + 1), !["func", "var", "let"].contains(words[index + 1])
            else { continue }
            guard words[index] == "extension" else { return nil }
            if let clause = above.range(of: "where Self:") {
                return above[clause.upperBound...].split { !($0.isLetter || $0.isNumber || $0 == "_") }.first.map(String.init)
            }
            return words[index + 1].split(separator: ".").last.map(String.init)
        }
        return nil
    }
}
