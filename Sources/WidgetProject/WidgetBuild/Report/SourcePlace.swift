import Foundation

/// The place in a widget's source at which a literal of text stands: where a kind or a group is named.
package struct SourcePlace: Hashable, Sendable {
    package var file: String
    package var line: Int

    /// Finds where a widget says its kind: behind `kind:`, as its configuration does, else the first literal that is the same.
    package init?(ofKind kind: String, in files: [URL]) {
        let places = Self.places(of: kind, in: files)
        guard let found = places.first(where: \.isArgument) ?? places.first else { return nil }
        self = found.place
    }

    /// Finds where a text stands first as a whole literal.
    package init?(of text: String, in files: [URL]) {
        guard let found = Self.places(of: text, in: files).first else { return nil }
        self = found.place
    }

    private init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    private static func places(of text: String, in files: [URL]) -> [(place: SourcePlace, isArgument: Bool)] {
        let literal = Array("\"\(text)\"".utf8)
        return files.compactMap(CodeWords.init).flatMap { words in
            var found: [(SourcePlace, Bool)] = [], start = 0
            while let quote = words.source[start...].firstIndex(of: UInt8(ascii: "\"")) {
                start = quote + 1
                // A quote that is code opens or closes a literal; one in a comment is blanked out.
                guard words.source[quote...].starts(with: literal), words.code[quote] == UInt8(ascii: "\""),
                    !words.isInLiteral(quote)
                else { continue }
                let before = words.code[..<quote].reversed().drop { words.isSpace($0) }
                let isArgument = before.starts(with: "kind:".utf8.reversed())
                let line = 1 + words.source[..<quote].count { $0 == UInt8(ascii: "\n") }
                found.append((SourcePlace(file: words.file.path, line: line), isArgument))
            }
            return found
        }
    }
}
