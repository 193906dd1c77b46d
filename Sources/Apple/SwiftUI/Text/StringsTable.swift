import Foundation
import FoundationMissing

/// Strings tables of bundles, read once per bundle, table and language.
enum StringsTable {
    private struct Key: Hashable {
        let bundle: String
        let table: String
        let locale: String
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var tables: [Key: [String: String]] = [:]

    /// The string for a key in the locale's language, else in the bundle's own, else the key.
    static func string(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let bundle = bundle ?? .main
        let name = table ?? "Localizable"
        let found = lock.withLock { () -> [String: String] in
            let cacheKey = Key(bundle: bundle.bundlePath, table: name, locale: locale.identifier)
            if let known = tables[cacheKey] { return known }
            let loaded = load(name, bundle, locale)
            tables[cacheKey] = loaded
            return loaded
        }
        return found[key] ?? key
    }

    private nonisolated(unsafe) static var plurals: [Key: [String: PluralFormat]] = [:]

    /// The format for a key and its values: a plural form where the bundle has a `.stringsdict` with the key.
    static func format(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) -> String {
        guard !key.arguments.isEmpty else { return string(key.key, table: table, bundle: bundle, locale: locale) }
        let place = bundle ?? .main
        let name = table ?? "Localizable"
        let found = lock.withLock { () -> [String: PluralFormat] in
            let cacheKey = Key(bundle: place.bundlePath, table: name, locale: locale.identifier)
            if let known = plurals[cacheKey] { return known }
            let loaded = read(name, "stringsdict", place, locale, PluralFormat.table) ?? [:]
            plurals[cacheKey] = loaded
            return loaded
        }
        guard let plural = found[key.key] else { return string(key.key, table: table, bundle: bundle, locale: locale) }
        return plural.expanded(locale: locale) { index in
            guard key.arguments.indices.contains(index) else { return nil }
            switch key.arguments[index] {
            case .integer(let number): return Double(number)
            case .unsigned(let number): return Double(number)
            case .double(let number, _): return number
            default: return nil
            }
        }
    }

    private static func load(_ table: String, _ bundle: Bundle, _ locale: Locale) -> [String: String] {
        read(table, "strings", bundle, locale, parse) ?? [:]
    }

    /// The first table there is in the locale's language, then in the bundle's own.
    private static func read<Table>(
        _ table: String, _ type: String, _ bundle: Bundle, _ locale: Locale, _ parse: (Data) -> Table?
    ) -> Table? {
        // Not `developmentLocalization`, which traps on Linux for a bundle without an Info.plist.
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        for language in languages(of: locale) + [own, "en", "Base"] {
            for name in [language, language.lowercased()] {
                let path = bundle.path(forResource: table, ofType: type, inDirectory: name + ".lproj")
                if let path, let data = FileManager.default.contents(atPath: path) {
                    if let read = parse(data) { return read }
                    RenderContext.current?.report("\(name).lproj/\(table).\(type) cannot be read as a strings file")
                }
            }
        }
        return nil
    }

    /// `zh_Hans_CN` gives `zh-Hans-CN`, `zh-Hans`, `zh`; a region alone comes before the language.
    static func languages(of locale: Locale) -> [String] {
        let parts = locale.identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard !parts.isEmpty else { return [] }
        var names = (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
        if parts.count == 3 { names.insert(parts[0] + "-" + parts[2], at: 2) }
        return names
    }

    private static func parse(_ data: Data) -> [String: String]? {
        let parsed = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return parsed as? [String: String]
    }
}
