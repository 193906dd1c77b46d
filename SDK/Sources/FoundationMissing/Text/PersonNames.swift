import Foundation

// Foundation on Linux has the parts of a name and nothing that writes them: its formatter cannot be made. A module whose source names
// `PersonNameComponentsFormatter` is given this one under that name.

extension PersonNameComponents {
    /// The name of moderate length, in the order of the process's language.
    public func formatted() -> String { formatted(.name(style: .medium)) }
    /// The name as a style writes it.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }

    /// The parts of a name as it is written.
    /// - Throws: `CocoaError.formatting` where there is no name in it.
    public init(_ value: String) throws {
        guard let parts = PersonNameText.parts(of: value) else { throw CocoaError(.formatting) }
        self = parts
    }

    /// A format of names.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The style: how much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the first name.
            case short
            /// First and family name.
            case medium
            /// The whole name.
            case long
            /// The first letters of both.
            case abbreviated
        }

        /// The style: how much of the name is written.
        public var style: Style
        /// The locale whose order of first and family name is taken.
        public var locale: Locale

        /// Makes a style of a length and a locale.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        /// The name in words.
        public func format(_ value: PersonNameComponents) -> String { PersonNameText(value, locale).text(style) }
        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Names as a style writes them.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// A formatter of names: Foundation's `PersonNameComponentsFormatter`, which Linux lacks.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style: how much of a name is written.
    public enum Style: Int, Sendable {
        /// The style of moderate length.
        case `default`
        /// The nickname, or else the first name.
        case short
        /// First and family name.
        case medium
        /// The whole name.
        case long
        /// The first letters of both.
        case abbreviated
    }
    /// Further options of the formatter.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The parts are written by how the name sounds.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The style: how much of a name is written.
    open var style = Style.default
    /// Whether the phonetic form of the name is written.
    open var isPhonetic = false
    /// The locale whose order of first and family name is taken.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name in words.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameText(name, locale ?? .autoupdatingCurrent).text(style.written)
    }

    /// The parts of a name as it is written; nil where there is none in it.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameText.parts(of: string) }

    /// The name in words, in the process's language.
    open class func localizedString(from components: PersonNameComponents, style: Style, options: Options = []) -> String {
        let formatter = _PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }
}

extension _PersonNameComponentsFormatter.Style {
    fileprivate var written: PersonNameComponents.FormatStyle.Style {
        switch self {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}

/// A name as it is written in a language. The styles are those that Apple's documentation shows: “Johnny”, “Johnathan Appleseed”,
/// “Dr. Johnathan Maple Appleseed Esq.”, “JA”.
private struct PersonNameText {
    private let name: PersonNameComponents
    /// The family name stands first, without a space between names of Chinese and Japanese characters.
    private let isFamilyFirst: Bool
    private let isSpaced: Bool

    private static let prefixes: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "rev", "fr", "hr"]
    private static let suffixes: Set = ["jr", "sr", "esq", "phd", "md", "ii", "iii", "iv"]

    init(_ name: PersonNameComponents, _ locale: Locale) {
        self.name = name
        let letters = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
        let isEastern = letters.contains(where: Self.isEastern)
        isSpaced = !isEastern
        // A name in letters of the west is written as in the west, whoever reads it; Hungarian alone has the family name first there.
        isFamilyFirst = isEastern || locale.language.languageCode == .hungarian
    }

    private static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x2FFFF: true
        default: false
        }
    }

    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
        let given = part(name.givenName), family = part(name.familyName), nickname = part(name.nickname)
        switch style {
        case .short: return nickname ?? given ?? family ?? text(.long)
        case .medium:
            return given == nil && family == nil ? nickname ?? "" : joined([given, family])
        case .long: return joined([part(name.namePrefix), given, part(name.middleName), family, part(name.nameSuffix)])
        case .abbreviated:
            // Chinese, Japanese and Korean names are not told by first letters.
            guard isSpaced else { return family ?? given ?? "" }
            let letters = (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0?.first.map { String($0).uppercased() } }
            return letters.joined()
        }
    }

    private func part(_ text: String?) -> String? {
        let text = text?.trimmingCharacters(in: .whitespaces) ?? ""
        return text.isEmpty ? nil : text
    }

    private func joined(_ parts: [String?]) -> String {
        var parts = parts
        if isFamilyFirst {
            if parts.count == 2 { parts.swapAt(0, 1) } else { parts = [parts[0], parts[3], parts[1], parts[2], parts[4]] }
        }
        return parts.compactMap { $0 }.joined(separator: isSpaced ? " " : "")
    }

    /// First and family name with what stands before, between and behind them; `Lovelace, Ada` too.
    static func parts(of text: String) -> PersonNameComponents? {
        var name = PersonNameComponents()
        let halves = text.split(separator: ",", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        guard var words = halves.first, !words.isEmpty else { return nil }
        func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
        if halves.count == 2 {
            if halves[1].allSatisfy({ suffixes.contains(plain($0)) }) {
                name.nameSuffix = halves[1].joined(separator: " ")
            } else {
                name.familyName = words.joined(separator: " ")
                words = halves[1]
            }
        }
        if words.count > 1, prefixes.contains(plain(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 1, suffixes.contains(plain(words[words.count - 1])) { name.nameSuffix = words.removeLast() }
        if name.familyName == nil, words.count > 1 {
            let isEastern = words.joined().unicodeScalars.contains(where: Self.isEastern)
            name.familyName = isEastern ? words.removeFirst() : words.removeLast()
        }
        name.givenName = words.first
        if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
        return name
    }
}
