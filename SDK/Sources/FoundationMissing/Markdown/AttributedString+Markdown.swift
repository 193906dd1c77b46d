import Foundation

extension AttributedString {
    /// Options for how Markdown is read. Blocks (headings, lists) are left as they are written: a line of text has none.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Int, Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Int, Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads the inline part of Markdown: emphasis, code, strikethrough, links.
    /// - Parameter baseURL: what relative links are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        for part in InlineMarkdown.parts(of: markdown) {
            // Elsewhere a line end in the source is a space of the text.
            let text = keepsLines ? part.text : part.text.replacingOccurrences(of: "\n", with: " ")
            append(AttributedString(text, attributes: part.attributes(baseURL: baseURL) { $0 }))
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(validating: markdown, as: UTF8.self) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// The translation of a text, its Markdown read.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            readingMarkdown: String(
                localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment),
            locale: locale ?? .current)
    }

    public init(localized resource: LocalizedStringResource) {
        self.init(readingMarkdown: String(localized: resource), locale: resource.locale)
    }

    /// Options for how values are put into a localized text.
    public struct FormattingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    private init(readingMarkdown text: String, locale: Locale) {
        self.init()
        for part in InlineMarkdown.parts(of: text) {
            let words = part.inflects ? EnglishInflection.inflected(part.text, locale: locale) : part.text
            append(AttributedString(words, attributes: part.attributes { $0 }))
        }
    }
}

extension InlineMarkdown.Part {
    /// The part's intents and link.
    /// - Parameter fill: what becomes of the placeholders of a link's address.
    package func attributes(baseURL: URL? = nil, fill: (String) -> String) -> AttributeContainer {
        var attributes = AttributeContainer()
        if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
        if let link { attributes.link = URL(string: fill(link), relativeTo: baseURL) }
        return attributes
    }
}
