import Foundation

/// A header of C as far as its lines tell: what it takes in, and whether it has Objective-C in it.
struct HeaderText {
    struct Include: Hashable {
        enum Kind: Hashable { case quoted, angled, module }

        /// The line, counted from 0.
        var line: Int
        /// The path as it is written between the marks; of `@import`, the module.
        var path: String
        var kind: Kind

        /// The framework that `<Framework/Header.h>` or `@import` names.
        var framework: String? {
            switch kind {
            case .module: path
            case .angled: path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil
            case .quoted: nil
            }
        }
    }

    /// Whether a condition's branch is compiled as C; only those on Objective-C are decided here.
    private enum Branch { case open, taken, left }

    /// The lines as they are written.
    var lines: [String]
    private(set) var includes: [Include] = []
    private(set) var hasObjectiveC = false

    private static let objectiveC = ["@interface", "@protocol", "@class", "@implementation", "@property"]

    init(_ text: String) {
        // A carriage return and a line feed are one character.
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        let code = String(decoding: Self.code(of: Array(lines.joined(separator: "\n").utf8)), as: UTF8.self)
        var branches: [Branch] = []
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where index < lines.count {
            let words = line.drop { $0 == " " || $0 == "\t" }
            if Self.follow(words, &branches) || branches.contains(.left) { continue }
            if let include = Self.include(words, lines[index], line: index) { includes.append(include) }
            hasObjectiveC = hasObjectiveC || Self.objectiveC.contains { words.contains($0) }
        }
    }

    /// Keeps count of conditions.
    /// - Returns: whether the line is one.
    private static func follow(_ words: Substring, _ branches: inout [Branch]) -> Bool {
        guard words.first == "#" else { return false }
        let directive = words.dropFirst().drop { $0 == " " || $0 == "\t" }
        if directive.hasPrefix("if") {
            let isNegated = directive.hasPrefix("ifndef") || directive.contains("!")
            branches.append(directive.contains("__OBJC__") ? isNegated ? .taken : .left : .open)
        } else if directive.hasPrefix("el"), let last = branches.popLast() {
            branches.append(last == .left ? .taken : last == .taken ? .left : .open)
        } else if directive.hasPrefix("endif") {
            _ = branches.popLast()
        } else {
            return false
        }
        return true
    }

    private static func include(_ words: Substring, _ line: String, line index: Int) -> Include? {
        if words.hasPrefix("@import ") {
            let name = words.dropFirst("@import ".count).drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty ? nil : Include(line: index, path: String(name), kind: .module)
        }
        guard words.first == "#" else { return nil }
        let directive = words.dropFirst().drop { $0 == " " || $0 == "\t" }
        guard directive.hasPrefix("import") || directive.hasPrefix("include") else { return nil }
        let written = line.drop { $0 != "\"" && $0 != "<" }
        guard let mark = written.first, let end = written.dropFirst().firstIndex(of: mark == "<" ? ">" : "\"") else { return nil }
        let path = String(written[written.index(after: written.startIndex)..<end])
        guard !path.isEmpty, !path.contains("\0") else { return nil }
        return Include(line: index, path: path, kind: mark == "<" ? .angled : .quoted)
    }

    /// A header's code: comments and the insides of literals are blanked out.
    static func code(_ text: String) -> String { String(decoding: code(of: Array(text.utf8)), as: UTF8.self) }

    /// Comments and the insides of literals are blanked out, every byte at its place.
    private static func code(of source: [UInt8]) -> [UInt8] {
        var bytes = source, index = 0
        func at(_ offset: Int) -> UInt8 { index + offset < source.count ? source[index + offset] : 0 }
        func blank() {
            if source[index] != 10 { bytes[index] = 0x20 }
            index += 1
        }
        while index < source.count {
            switch (source[index], at(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < source.count, source[index] != 10 { blank() }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                while index < source.count, !(source[index] == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) { blank() }
                for _ in 0..<2 where index < source.count { blank() }
            case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
                let mark = source[index]
                index += 1
                while index < source.count, source[index] != mark, source[index] != 10 {
                    if source[index] == UInt8(ascii: "\\"), at(1) != 10, index + 1 < source.count { blank() }
                    blank()
                }
                index += 1
            default: index += 1
            }
        }
        return bytes
    }
}
