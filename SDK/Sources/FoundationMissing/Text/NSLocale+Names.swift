import Foundation

// What Foundation on Linux has of these and shows nobody.

extension NSLocale {
    private var own: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// The name of a locale, as "English (Canada)"; nil where it is none.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        own.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    /// The name of a language, by its code.
    public func localizedString(forLanguageCode languageCode: String) -> String? { own.localizedString(forLanguageCode: languageCode) }
    /// The name of a country or a region, by its code.
    public func localizedString(forCountryCode countryCode: String) -> String? { own.localizedString(forRegionCode: countryCode) }
    /// The name of a script, by its code.
    public func localizedString(forScriptCode scriptCode: String) -> String? { own.localizedString(forScriptCode: scriptCode) }
    /// The name of a currency, by its code.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { own.localizedString(forCurrencyCode: currencyCode) }
}

extension NSLocale {
    public var localeIdentifier: String { own.identifier }
    public var languageCode: String { own.language.languageCode?.identifier ?? "" }
    public var countryCode: String? { own.region?.identifier }
    public var scriptCode: String? { own.language.script?.identifier }
    public var currencyCode: String? { own.currency?.identifier }
    public var currencySymbol: String { own.currencySymbol ?? "" }
    public var decimalSeparator: String { own.decimalSeparator ?? "." }
    public var groupingSeparator: String { own.groupingSeparator ?? "" }
    public var usesMetricSystem: Bool { own.measurementSystem == .metric }
}
