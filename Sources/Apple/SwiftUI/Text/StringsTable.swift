import Foundation

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

    private static func load(_ table: String, _ bundle: Bundle, _ locale: Locale) -> [String: String] {
        // Not `developmentLocalization`, which traps on Linux for a bundle without an Info.plist.
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        for language in languages(of: locale) + [own, "en", "Base"] {
            for name in [language, language.lowercased()] {
                let path = bundle.path(forResource: table, ofType: "strings", inDirectory: name + ".lproj")
                if let path, let data = FileManager.default.contents(atPath: path) {
                    if let strings = parse(data) { return strings }
                    RenderContext.current?.report("\(name).lproj/\(table).strings cannot be read as a strings file")
                }
            }
        }
        return [:]
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
