import XcodeProject

/// The types in which a declaration stands.
struct EnclosingTypes {
    /// Their names, the outermost first.
    let path: [String]
    /// The byte behind the brace of the outermost; nil where there is none.
    let end: Int?

    /// - Parameters:
    ///   - place: the declaration's.
    ///   - code: a source without its comments and strings.
    /// - Returns: nil where it stands in something else, such as a function.
    init?(of place: Int, _ code: [UInt8]) {
        var open: [Int] = []
        for index in code[..<place].indices {
            if code[index] == UInt8(ascii: "{") { open.append(index) }
            if code[index] == UInt8(ascii: "}") { _ = open.popLast() }
        }
        var path: [String] = []
        for brace in open {
            let ends = Array("{};)".utf8)
            let start = code[..<brace].lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
            let words = String(decoding: code[start..<brace], as: UTF8.self).split {
                !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".")
            }
            guard let kind = words.lastIndex(where: Self.kinds.contains), kind + 1 < words.count else { return nil }
            path.append(String(words[kind + 1]))
        }
        self.path = path
        end = open.first.flatMap { OptionalMethods.closing($0, code) }.map { $0 + 1 }
    }

    private static let kinds: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]
}
