import Foundation

/// Cuts a text into words, sentences or paragraphs.
open class NLTokenizer: NSObject, @unchecked Sendable {
    /// The attributes of a token.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1), symbolic = Attributes(rawValue: 2), emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?

    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Texts are cut by one rule in all languages.
    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { string.map { unit.parts(of: $0, in: range) } ?? [] }

    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }

    /// - Parameter block: whether to go on.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for part in tokens(for: range) {
            let scalars = string[part].unicodeScalars
            var attributes: Attributes = []
            if scalars.allSatisfy({ $0.properties.numericType != nil }) { attributes.insert(.numeric) }
            if scalars.contains(where: { $0.properties.isEmojiPresentation }) { attributes.insert(.emoji) }
            guard block(part, attributes) else { return }
        }
    }
}

/// Says of words what they are. A text is cut into its parts; of what they are nothing is known here beside where words, signs and spaces
/// are (`tokenType`): for that a model would be needed, and nil is given as Apple's gives it of a language without one.
open class NLTagger: NSObject, @unchecked Sendable {
    /// Options for what is left out and how names are taken.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1), omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4), omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16), joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    open var dominantLanguage: NLLanguage? { nil }
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [.tokenType] }

    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string else { return (nil, index..<index) }
        let part = parts(of: string, in: string.startIndex..<string.endIndex, unit).first { $0.range.contains(index) }
        return part.map { (scheme == .tokenType ? $0.type : nil, $0.range) } ?? (nil, index..<index)
    }

    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        return parts(of: string, in: range, unit).filter { !Self.omits($0.type, options) }.map {
            (scheme == .tokenType ? $0.type : nil, $0.range)
        }
    }

    /// - Parameter block: whether to go on.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) { guard block(tag, part) else { return } }
    }

    private static func omits(_ type: NLTag, _ options: Options) -> Bool {
        switch type {
        case .word: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        default: options.contains(.omitOther)
        }
    }

    /// Words, and what lies between them; of larger units only those.
    private func parts(
        of text: String, in range: Range<String.Index>, _ unit: NLTokenUnit
    ) -> [(range: Range<String.Index>, type: NLTag)] {
        let units = unit.parts(of: text, in: range)
        guard unit == .word else { return units.map { ($0, .word) } }
        var parts: [(range: Range<String.Index>, type: NLTag)] = []
        func fill(from start: String.Index, to end: String.Index) {
            var place = start
            while place < end {
                let next = text.index(after: place), character = text[place]
                let type: NLTag = character.isWhitespace ? .whitespace : character.isPunctuation ? .punctuation : .other
                if type == .whitespace, let last = parts.last, last.type == .whitespace, last.range.upperBound == place {
                    parts[parts.count - 1].range = last.range.lowerBound..<next
                } else {
                    parts.append((place..<next, type))
                }
                place = next
            }
        }
        var place = range.lowerBound
        for word in units {
            fill(from: place, to: word.lowerBound)
            parts.append((word, .word))
            place = word.upperBound
        }
        fill(from: place, to: range.upperBound)
        return parts
    }
}

/// Says in which language a text is. For that a model would be needed: nothing is recognised here.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []
    public override init() {}
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open func processString(_ string: String) {}
    open func reset() {}
    open var dominantLanguage: NLLanguage? { nil }
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

/// The measure of distance between two words.
public enum NLDistanceType: Int, Sendable { case cosine }

public typealias NLDistance = Double

/// Words as vectors. There are none here: nil, as of a language that has none.
open class NLEmbedding: NSObject, @unchecked Sendable {
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }
    open func contains(_ string: String) -> Bool { false }
    open func vector(for string: String) -> [Double]? { nil }
    open func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine) -> NLDistance { 2 }
    open func neighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
}
