import Foundation
import Synchronization

/// Looks texts up in a bundle's tables, in the language that fits best: `<language>.lproj/<table>.stringsdict` and `.strings`, and
/// `<table>.xcstrings`, as Xcode keeps them and as it compiles them. A table beside the `.lproj` folders, as it lies until a developer
/// localizes it, comes before them (Bundle Programming Guide, “The Bundle Search Pattern”: global resources first).
public enum LocalizedText {
    /// The text under `key`, or nil when no table of the bundle has it.
    /// - Parameters:
    ///   - table: the file's name without its extension.
    ///   - languages: wanted languages, best first, such as `["it-IT"]`.
    public static func lookUp(_ key: String, table: String = "Localizable", bundle: Bundle = .main, languages: [String]) -> String? {
        find(key, table: table, bundle: bundle, languages: languages)?.entry.text
    }

    /// The text under `key` in the best language that has it.
    package static func find(_ key: String, table: String, bundle: Bundle, languages: [String]) -> FoundText? {
        let wanted = Wanted(place: bundle.bundlePath, table: table, languages: languages)
        let tables = tables(wanted) {
            // `developmentLocalization` traps for a bundle without an Info.plist.
            (bundle.resourceFolders, bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String)
        }
        return first(key, tables)
    }

    /// The same in folders of `.lproj` folders; `development` is the language in which the texts were first written.
    package static func find(
        _ key: String, table: String, folders: [URL], development: String?, languages: [String]
    ) -> FoundText? {
        let place = folders.map(\.path).joined(separator: "\n")
        return first(key, tables(Wanted(place: place, table: table, languages: languages)) { (folders, development) })
    }

    private static func first(_ key: String, _ tables: [LanguageTable]) -> FoundText? {
        for table in tables {
            if let entry = table.entries[key] { return FoundText(entry: entry, language: table.language) }
        }
        return nil
    }

    // MARK: Tables, read once

    private struct Wanted: Hashable {
        let place: String
        let table: String
        let languages: [String]
    }

    private struct LanguageTable {
        let language: String
        let entries: [String: LocalizedEntry]
    }

    private static let known = Mutex<[Wanted: [LanguageTable]]>([:])

    private static func tables(_ wanted: Wanted, _ place: () -> ([URL], String?)) -> [LanguageTable] {
        if let known = known.withLock({ $0[wanted] }) { return known }
        let (folders, development) = place()
        let made = read(wanted, folders, development)
        known.withLock { known in
            // A process asks for a handful.
            if known.count > 200 { known.removeAll() }
            known[wanted] = made
        }
        return made
    }

    /// The languages that the folders have a table in, best first, with what Xcode has compiled before what it compiles from.
    private static func read(_ wanted: Wanted, _ folders: [URL], _ development: String?) -> [LanguageTable] {
        guard !wanted.table.contains("/"), !wanted.table.contains("\0") else { return [] }
        var projects: [String: [URL]] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".lproj") {
                projects[String(name.dropLast(6)), default: []].append(folder.appendingPathComponent(name, isDirectory: true))
            }
        }
        let catalogs = folders.compactMap { TableFile.catalog($0.appendingPathComponent("\(wanted.table).xcstrings")) }
        let available = Set(projects.keys).union(catalogs.flatMap(\.languages))
        let source = catalogs.first?.sourceLanguage
        var order = LanguageChoice.order(
            Array(available), wanted: wanted.languages.map { String($0.prefix { $0 != "@" }) }, development: development ?? source)
        if let source, !order.contains(source) { order.append(source) }
        let global = compiled(wanted.table, in: folders)
        let tables = order.map { language in
            var entries = compiled(wanted.table, in: projects[language] ?? [])
            for catalog in catalogs { entries.merge(catalog.table(language)) { compiled, _ in compiled } }
            return LanguageTable(language: language, entries: entries)
        }
        return global.isEmpty ? tables : [LanguageTable(language: development ?? "en", entries: global)] + tables
    }

    /// What the compiled files of a table say in folders: a later folder's word over an earlier one's, and plurals over plain texts.
    private static func compiled(_ table: String, in folders: [URL]) -> [String: LocalizedEntry] {
        var entries: [String: LocalizedEntry] = [:]
        for folder in folders {
            entries.merge(TableFile.strings(folder.appendingPathComponent("\(table).strings"))) { _, later in later }
            entries.merge(TableFile.plurals(folder.appendingPathComponent("\(table).stringsdict"))) { _, plural in plural }
        }
        return entries
    }
}
