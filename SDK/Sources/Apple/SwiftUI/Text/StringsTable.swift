import Foundation
import FoundationMissing

/// Texts of a bundle's tables in the environment's language.
enum StringsTable {
    /// The string for a key in the locale's language, else in the bundle's own, else the key.
    static func string(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        find(key, table, bundle, locale)?.entry.text ?? key
    }

    /// The format for a key and its values: the form for their numbers where the table has several.
    static func format(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) -> String {
        guard let found = find(key.key, table, bundle, locale) else { return key.key }
        guard !key.arguments.isEmpty else { return found.entry.text }
        return found.format(locale: locale) { index in
            guard key.arguments.indices.contains(index) else { return nil }
            switch key.arguments[index] {
            case .integer(let number): return Double(number)
            case .unsigned(let number): return Double(number)
            case .double(let number, _): return number
            default: return nil
            }
        }
    }

    private static func find(_ key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> FoundText? {
        LocalizedText.find(key, table: table ?? "Localizable", bundle: bundle ?? .main, languages: [locale.identifier])
    }

    /// `zh_Hans_CN` gives `zh-Hans-CN`, `zh-Hans`, `zh`; a region alone comes before the language.
    static func languages(of locale: Locale) -> [String] {
        let parts = locale.identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard !parts.isEmpty else { return [] }
        var names = (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
        if parts.count == 3 { names.insert(parts[0] + "-" + parts[2], at: 2) }
        return names
    }
}
