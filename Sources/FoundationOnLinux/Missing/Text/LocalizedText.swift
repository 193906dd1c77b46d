import Foundation
import Synchronization

/// Looks a bundle's `.strings` tables up in the language that fits best, one folder `<language>.lproj` for each.
public enum LocalizedText {
    /// The text under `key`, or nil when no table of the bundle has it.
    /// - Parameters:
    ///   - table: the file's name without its extension.
    ///   - languages: wanted languages, best first, such as `["it-IT"]`.
    public static func lookUp(_ key: String, table: String = "Localizable", bundle: Bundle = .main, languages: [String]) -> String? {
        guard let folder = bundle.resourceURL else { return nil }
        // `developmentLocalization` traps for a bundle without an Info.plist.
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        return lookUp(key, table: table, folder: folder, development: development, languages: languages)
    }

    /// The same in a folder of `.lproj` folders; `development` is the language in which the texts were first written.
    package static func lookUp(_ key: String, table: String, folder: URL, development: String?, languages: [String]) -> String? {
        let existing = localizations(in: folder)
        for wanted in languages.flatMap(candidates) + ["Base", development ?? "en", "en"] {
            guard let name = existing[wanted.lowercased()] else { continue }
            if let text = strings(at: folder.appendingPathComponent("\(name)/\(table).strings"))[key] { return text }
        }
        return nil
    }

    /// `zh-Hant-TW` may be found as itself, as `zh-Hant` or as `zh`.
    package static func candidates(for language: String) -> [String] {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "@")[0...].first?.split(separator: "-") ?? []
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// The plural format under `key`, from a `.stringsdict`.
    package static func plural(_ key: String, table: String, bundle: Bundle, languages: [String]) -> PluralFormat? {
        guard let folder = bundle.resourceURL else { return nil }
        let existing = localizations(in: folder)
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        for wanted in languages.flatMap(candidates) + ["Base", development ?? "en", "en"] {
            guard let name = existing[wanted.lowercased()] else { continue }
            if let plural = plurals(at: folder.appendingPathComponent("\(name)/\(table).stringsdict"))[key] { return plural }
        }
        return nil
    }

    private static func plurals(at file: URL) -> [String: PluralFormat] {
        if let known = pluralTables.withLock({ $0[file] }) { return known }
        let found = FileManager.default.contents(atPath: file.path).flatMap(PluralFormat.table) ?? [:]
        pluralTables.withLock { $0[file] = found }
        return found
    }

    private static let pluralTables = Mutex<[URL: [String: PluralFormat]]>([:])
    private static let folders = Mutex<[URL: [String: String]]>([:])
    private static let tables = Mutex<[URL: [String: String]]>([:])

    /// Folder names by language in lower case: build tools write some of them so.
    private static func localizations(in folder: URL) -> [String: String] {
        if let known = folders.withLock({ $0[folder] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var found: [String: String] = [:]
        for name in names where name.hasSuffix(".lproj") {
            found[name.dropLast(6).lowercased().replacingOccurrences(of: "_", with: "-")] = name
        }
        folders.withLock { $0[folder] = found }
        return found
    }

    private static func strings(at file: URL) -> [String: String] {
        if let known = tables.withLock({ $0[file] }) { return known }
        let data = FileManager.default.contents(atPath: file.path)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        let found = (list ?? [:]).compactMapValues { $0 as? String }
        tables.withLock { $0[file] = found }
        return found
    }
}
