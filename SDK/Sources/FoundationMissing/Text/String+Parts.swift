import Foundation

// Words, sentences and lines of a text, which Foundation on Linux does not tell apart.

extension NSString.EnumerationOptions {
    /// Word by word, as Unicode has them (UAX 29); what stands between words is none.
    public static var byWords: Self { Self(rawValue: 3) }
    /// Sentence by sentence: each ends behind a full stop, a question or an exclamation mark and the blanks after it, or with its line.
    public static var bySentences: Self { Self(rawValue: 4) }
}

extension String {
    /// Calls for every part of a range: with its text, where it is, where it is with what stands after it, and a flag that ends all.
    public func enumerateSubstrings<R: RangeExpression<Index>>(
        in range: R, options: NSString.EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let range = range.relative(to: self)
        var parts: [(own: Range<Index>, whole: Range<Index>)]
        switch options.rawValue & 0xFF {
        case NSString.EnumerationOptions.byWords.rawValue: parts = words(in: range)
        case NSString.EnumerationOptions.bySentences.rawValue: parts = sentences(in: range)
        case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue:
            parts = self[range].indices.map { ($0..<index(after: $0), $0..<index(after: $0)) }
        // Lines and paragraphs.
        default: parts = lines(in: range)
        }
        if options.contains(.reverse) { parts.reverse() }
        let isNeeded = !options.contains(.substringNotRequired)
        var stops = false
        for part in parts {
            body(isNeeded ? String(self[part.own]) : nil, part.own, part.whole, &stops)
            if stops { return }
        }
    }

    private func words(in range: Range<Index>) -> [(own: Range<Index>, whole: Range<Index>)] {
        self[range].matches(of: /\b[\p{L}\p{N}].*?\b/.wordBoundaryKind(.default).dotMatchesNewlines()).map { ($0.range, $0.range) }
    }

    private func sentences(in range: Range<Index>) -> [(own: Range<Index>, whole: Range<Index>)] {
        self[range].matches(of: /\S(?:[^.!?…。！？\n]|[.!?…](?=\S))*[.!?…。！？]*["”’)]*\s*/).map { ($0.range, $0.range) }
    }

    private func lines(in range: Range<Index>) -> [(own: Range<Index>, whole: Range<Index>)] {
        var found: [(own: Range<Index>, whole: Range<Index>)] = [], start = range.lowerBound
        while start < range.upperBound {
            let end = self[start..<range.upperBound].firstIndex(where: \.isNewline) ?? range.upperBound
            let next = end < range.upperBound ? index(after: end) : end
            found.append((start..<end, start..<next))
            start = next
        }
        return found
    }
}
