import Foundation

/// The words of a bundle in a reader's language, which need not be the process's. English where the bundle has no such language.
public struct LocalizedWords: @unchecked Sendable {
    /// The language's code, as in `de`.
    public let language: String
    // Read only, and a bundle is made to be read from everywhere.
    private let bundle: Bundle
    private let locale: Locale

    public init(_ bundle: Bundle, for locale: Locale) {
        let wanted = locale.language.languageCode?.identifier ?? "en"
        let folder = bundle.path(forResource: wanted, ofType: "lproj").flatMap { Bundle(path: $0) }
        language = folder == nil ? "en" : wanted
        self.bundle = folder ?? bundle.path(forResource: "en", ofType: "lproj").flatMap { Bundle(path: $0) } ?? bundle
        self.locale = locale
    }

    /// The core's own.
    public static func core(for locale: Locale) -> LocalizedWords { LocalizedWords(.module, for: locale) }

    /// A word by its key; the key itself where there is none.
    public func callAsFunction(_ key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }

    /// A sentence with words put in its places.
    public func callAsFunction(_ key: String, _ parts: String...) -> String {
        String(format: self(key), locale: locale, arguments: parts.map { $0 as NSString })
    }

    /// A metric's name in full.
    public func title(_ metric: MetricType) -> String { self("metric.\(metric.id)") }

    /// “Last 7 days”.
    public func title(_ range: DateRange) -> String { self("range.\(range.rawValue)") }

    /// “vs yesterday”.
    public func comparedWith(_ range: DateRange) -> String { self("range.\(range.rawValue).before") }
}
