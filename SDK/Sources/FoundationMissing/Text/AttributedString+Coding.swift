import Foundation

/// Text with attributes is coded as its words where it has none, else as a list of its parts, each a text and its attributes in turn, as
/// Apple's systems do. Coded are the attributes that Foundation itself has: links, languages, and what Markdown says of words; those of
/// fonts and colours are left out.
extension AttributedString: @retroactive Codable {
    private struct Attributes: Codable {
        private enum CodingKeys: String, CodingKey {
            case link = "NSLink"
            case language = "NSLanguage"
            case intent = "NSInlinePresentationIntent"
        }

        var link: URL?
        var language: String?
        var intent: UInt?

        var isEmpty: Bool { link == nil && language == nil && intent == nil }
    }

    public init(from decoder: any Decoder) throws {
        if let words = try? decoder.singleValueContainer().decode(String.self) {
            self.init(words)
            return
        }
        var parts = try decoder.unkeyedContainer()
        self.init()
        while !parts.isAtEnd {
            var part = AttributedString(try parts.decode(String.self))
            let attributes = try parts.decode(Attributes.self)
            part.link = attributes.link
            part.languageIdentifier = attributes.language
            part.inlinePresentationIntent = attributes.intent.map(InlinePresentationIntent.init)
            append(part)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        let parts = runs.map { run in
            let attributes = Attributes(
                link: run.link, language: run.languageIdentifier, intent: run.inlinePresentationIntent?.rawValue)
            return (words: String(characters[run.range]), attributes: attributes)
        }
        guard parts.contains(where: { !$0.attributes.isEmpty }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        var container = encoder.unkeyedContainer()
        for part in parts {
            try container.encode(part.words)
            try container.encode(part.attributes)
        }
    }
}
