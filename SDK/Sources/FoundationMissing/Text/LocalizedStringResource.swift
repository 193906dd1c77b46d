import Foundation

/// A text that is looked up later, maybe by another process, where it is shown.
public struct LocalizedStringResource: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle that the tables are in.
    public enum BundleDescription: Codable, Equatable, Sendable {
        case main
        case atURL(URL)

        fileprivate init(_ bundle: Bundle?) { self = bundle.flatMap { $0 == .main ? nil : .atURL($0.bundleURL) } ?? .main }

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: .main
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Makes a resource of a text in the tables of a bundle.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }

    /// Makes a resource of a text in the tables of a bundle.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in a locale's language; the default value where no table has the key.
    func text(for locale: Locale) -> String {
        let found = bundle.bundle.flatMap {
            LocalizedText.format(
                key, defaultValue.arguments, table: table ?? "Localizable", bundle: $0, languages: [locale.identifier(.bcp47)],
                locale: locale)
        }
        return LocalizedFormat.fill(
            found ?? defaultValue.key, defaultValue.arguments, plain: defaultValue.arguments.isEmpty, locale: locale)
    }
}

extension String {
    /// The translation of a text in the process's language, with its values formatted for `locale`.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localizedKey: keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// The translation under `key`, or `defaultValue` where no table has it.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localizedKey: "\(key)", defaultValue, table, bundle, locale)
    }

    public init(localized resource: LocalizedStringResource) { self = resource.text(for: resource.locale) }

    private init(localizedKey key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
        let found = LocalizedText.format(
            key, value.arguments, table: table ?? "Localizable", bundle: bundle ?? .main, languages: Locale.preferredLanguages,
            locale: locale)
        self = LocalizedFormat.fill(found ?? value.key, value.arguments, plain: value.arguments.isEmpty, locale: locale)
    }
}

extension LocalizedFormat {
    /// A text without values is no format: its percent signs are its own, except doubled ones of an interpolation.
    fileprivate static func fill(_ format: String, _ arguments: [LocalizationArgument], plain: Bool, locale: Locale) -> String {
        plain ? format : fill(format, arguments, locale: locale)
    }
}

extension LocalizedText {
    /// The format under `key`: the plural form for the values where there is one, else the text.
    fileprivate static func format(
        _ key: String, _ arguments: [LocalizationArgument], table: String, bundle: Bundle, languages: [String], locale: Locale
    ) -> String? {
        guard let found = find(key, table: table, bundle: bundle, languages: languages) else { return nil }
        guard !arguments.isEmpty else { return found.entry.text }
        return found.format(locale: locale) { index in
            guard arguments.indices.contains(index) else { return nil }
            switch arguments[index] {
            case .integer(let number): return Double(number)
            case .unsigned(let number): return Double(number)
            case .real(let number): return number
            case .text, .deferred: return nil
            }
        }
    }
}

/// A type whose values can be shown as a text in the language of whoever shows it.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text, looked up where it is shown.
    var localizedStringResource: LocalizedStringResource { get }
}
