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
    /// The locale's identifier, as "en_CA".
    public var localeIdentifier: String { own.identifier }
    /// The code of the locale's language, as "en"; empty where it has none.
    public var languageCode: String { own.language.languageCode?.identifier ?? "" }
    /// The code of the locale's country or region, as "CA"; nil where it has none.
    public var countryCode: String? { own.region?.identifier }
    /// The code of the locale's script, as "Hant"; nil where it has none.
    public var scriptCode: String? { own.language.script?.identifier }
    /// The code of the money that is used there, as "CAD"; nil where none is known.
    public var currencyCode: String? { own.currency?.identifier }
    /// The sign of the money that is used there, as "$"; empty where none is known.
    public var currencySymbol: String { own.currencySymbol ?? "" }
    /// The decimal separator; a full stop where none is known.
    public var decimalSeparator: String { own.decimalSeparator ?? "." }
    /// The separator of a number's thousands; empty where none is known.
    public var groupingSeparator: String { own.groupingSeparator ?? "" }
    /// Whether measures are metric throughout there, which they are neither in the United States nor in Britain.
    public var usesMetricSystem: Bool { own.measurementSystem == .metric }
}
