@_exported import Foundation
import FoundationMissing

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let undetermined = NLLanguage("und")
    public static let amharic = NLLanguage("am"), arabic = NLLanguage("ar"), armenian = NLLanguage("hy"), bengali = NLLanguage("bn")
    public static let bulgarian = NLLanguage("bg"), burmese = NLLanguage("my"), catalan = NLLanguage("ca"), cherokee = NLLanguage("chr")
    public static let croatian = NLLanguage("hr"), czech = NLLanguage("cs"), danish = NLLanguage("da"), dutch = NLLanguage("nl")
    public static let english = NLLanguage("en"), finnish = NLLanguage("fi"), french = NLLanguage("fr"), georgian = NLLanguage("ka")
    public static let german = NLLanguage("de"), greek = NLLanguage("el"), gujarati = NLLanguage("gu"), hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi"), hungarian = NLLanguage("hu"), icelandic = NLLanguage("is"), indonesian = NLLanguage("id")
    public static let italian = NLLanguage("it"), japanese = NLLanguage("ja"), kannada = NLLanguage("kn"), kazakh = NLLanguage("kk")
    public static let khmer = NLLanguage("km"), korean = NLLanguage("ko"), lao = NLLanguage("lo"), malay = NLLanguage("ms")
    public static let malayalam = NLLanguage("ml"), marathi = NLLanguage("mr"), mongolian = NLLanguage("mn"), norwegian = NLLanguage("nb")
    public static let oriya = NLLanguage("or"), persian = NLLanguage("fa"), polish = NLLanguage("pl"), portuguese = NLLanguage("pt")
    public static let punjabi = NLLanguage("pa"), romanian = NLLanguage("ro"), russian = NLLanguage("ru")
    public static let simplifiedChinese = NLLanguage("zh-Hans"), sinhalese = NLLanguage("si"), slovak = NLLanguage("sk")
    public static let spanish = NLLanguage("es"), swedish = NLLanguage("sv"), tamil = NLLanguage("ta"), telugu = NLLanguage("te")
    public static let thai = NLLanguage("th"), tibetan = NLLanguage("bo"), traditionalChinese = NLLanguage("zh-Hant")
    public static let turkish = NLLanguage("tr"), ukrainian = NLLanguage("uk"), urdu = NLLanguage("ur"), vietnamese = NLLanguage("vi")
}

/// A scheme of tags: what words are examined for.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NLTagScheme("TokenType"), lexicalClass = NLTagScheme("LexicalClass"), nameType = NLTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass"), lemma = NLTagScheme("Lemma")
    public static let language = NLTagScheme("Language"), script = NLTagScheme("Script"), sentimentScore = NLTagScheme("SentimentScore")
}

/// A tag: what is found of a word.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = NLTag("Word"), punctuation = NLTag("Punctuation"), whitespace = NLTag("Whitespace"), other = NLTag("Other")
    public static let noun = NLTag("Noun"), verb = NLTag("Verb"), adjective = NLTag("Adjective"), adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun"), determiner = NLTag("Determiner"), particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition"), number = NLTag("Number"), conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection"), classifier = NLTag("Classifier"), idiom = NLTag("Idiom")
    public static let otherWord = NLTag("OtherWord"), sentenceTerminator = NLTag("SentenceTerminator"), openQuote = NLTag("OpenQuote")
    public static let closeQuote = NLTag("CloseQuote"), openParenthesis = NLTag("OpenParenthesis")
    public static let closeParenthesis = NLTag("CloseParenthesis"), wordJoiner = NLTag("WordJoiner"), dash = NLTag("Dash")
    public static let otherPunctuation = NLTag("Punctuation"), paragraphBreak = NLTag("ParagraphBreak")
    public static let otherWhitespace = NLTag("Whitespace")
    public static let personalName = NLTag("PersonalName"), organizationName = NLTag("OrganizationName"), placeName = NLTag("PlaceName")
}

/// The parts into which a text is cut.
public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document

    /// The parts that lie in a range of a text; the whole of a document.
    func parts(of text: String, in range: Range<String.Index>) -> [Range<String.Index>] {
        var parts: [Range<String.Index>] = []
        switch self {
        case .word: text.enumerateSubstrings(in: range, options: _TextParts.byWords) { _, part, _, _ in parts.append(part) }
        case .sentence: text.enumerateSubstrings(in: range, options: _TextParts.bySentences) { _, part, _, _ in parts.append(part) }
        case .paragraph: text.enumerateSubstrings(in: range, options: .byParagraphs) { _, part, _, _ in parts.append(part) }
        case .document: if !text.isEmpty { parts.append(text.startIndex..<text.endIndex) }
        }
        return parts
    }
}
