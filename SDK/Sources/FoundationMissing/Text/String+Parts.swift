import Foundation

// Words and sentences of a text, which Foundation on Linux has the names of and refuses.

/// Options for which parts of a text are enumerated, and how: those of Foundation's that go with words and sentences.
public struct _TextParts: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Word by word, as Unicode has them (UAX 29); what stands between words is none.
    public static let byWords = _TextParts(rawValue: 1)
    /// Sentence by sentence: each ends behind a full stop, a question or an exclamation mark and the blanks after it, or with its line.
    public static let bySentences = _TextParts(rawValue: 2)
    /// The last first.
    public static let reverse = _TextParts(rawValue: 4)
    /// The body needs no texts.
    public static let substringNotRequired = _TextParts(rawValue: 8)
    /// The parts as the user's language has them, of which nothing is known here.
    public static let localized = _TextParts(rawValue: 16)
}

extension String {
    /// Calls for every word or sentence of a range: with its text, where it is, where it is with what belongs to it, and a flag that ends all.
    @_disfavoredOverload public func enumerateSubstrings<R: RangeExpression<Index>>(
        in range: R, options: _TextParts, _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) { self[range].enumerateParts(options, body) }
}

extension Substring {
    /// Enumerates the parts of a substring.
    @_disfavoredOverload public func enumerateSubstrings<R: RangeExpression<Index>>(
        in range: R, options: _TextParts, _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) { self[range].enumerateParts(options, body) }

    fileprivate func enumerateParts(_ options: _TextParts, _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void) {
        var parts = options.contains(.bySentences) ? sentences : words
        if options.contains(.reverse) { parts.reverse() }
        var stops = false
        for part in parts {
            body(options.contains(.substringNotRequired) ? nil : String(self[part]), part, part, &stops)
            if stops { return }
        }
    }

    private var words: [Range<Index>] {
        matches(of: /\b[\p{L}\p{N}].*?\b/.wordBoundaryKind(.default).dotMatchesNewlines()).map(\.range)
    }

    private var sentences: [Range<Index>] {
        matches(of: /\S(?:[^.!?…。！？\n]|[.!?…](?=\S))*[.!?…。！？]*["”’)]*\s*/).map(\.range)
    }
}
