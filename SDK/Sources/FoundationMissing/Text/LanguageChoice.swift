import Foundation
import Synchronization

/// Chooses which of a bundle's languages are read for a wanted one, best first.
package enum LanguageChoice {
    private struct Tag: Hashable {
        var language: String
        var script: String?
        var region: String?

        /// `zh_Hant_TW`, `zh-Hant-TW` and `zh-hant-tw` are one.
        init(_ name: String) {
            let parts = name.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
            let first = (parts.first ?? "").lowercased()
            language = Self.older[first] ?? first
            for part in parts.dropFirst() {
                if part.count == 4, script == nil, region == nil {
                    script = part.capitalized
                } else if (part.count == 2 || part.count == 3), region == nil {
                    region = part.uppercased()
                }
            }
        }

        var name: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

        /// Names of folders from before there were codes, and codes that have others now.
        private static let older = [
            "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl", "iw": "he",
            "in": "id", "no": "nb", "tl": "fil",
        ]
    }

    /// The identifier of the language that a folder is named for: `en` for `English`, `zh-Hant` for `zh_hant`.
    package static func identifier(of name: String) -> String { Tag(name).name }

    /// The tag with the script and region that are likely where they are not told.
    private static func whole(_ tag: Tag) -> Tag {
        if tag.script != nil, tag.region != nil { return tag }
        if let known = known.withLock({ $0[tag] }) { return known }
        let likely = Tag(Locale.Language(identifier: tag.name).maximalIdentifier)
        var made = tag
        made.script = tag.script ?? likely.script
        made.region = tag.region ?? likely.region
        known.withLock { known in
            if known.count > 1000 { known.removeAll() }
            known[tag] = made
        }
        return made
    }

    private static let known = Mutex<[Tag: Tag]>([:])

    /// Languages of several countries that are nearer to a country's than the language alone (CLDR's parent locales).
    private static func isParent(_ tag: Tag, of wanted: Tag) -> Bool {
        guard let region = wanted.region, tag.script == nil else { return false }
        switch (tag.language, tag.region) {
        case ("es", "419"?): return latinAmerica.contains(region)
        case ("pt", "PT"?): return ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"].contains(region)
        case ("en", "001"?), ("en", "GB"?): return !["US", "AS", "GU", "MH", "MP", "PR", "UM", "VI", "001"].contains(region)
        default: return false
        }
    }

    private static let latinAmerica: Set = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV", "US", "UY", "VE",
    ]

    /// The distance of a bundle's language from the wanted one; nil for another language.
    private static func distance(_ tag: Tag, from wanted: Tag) -> Int? {
        guard tag.language == wanted.language, !tag.language.isEmpty else { return nil }
        if tag == wanted { return 0 }
        let (has, wants) = (whole(tag), whole(wanted))
        guard has.script == wants.script else { return tag.script == nil ? 8 : nil }
        if has.region == wants.region { return tag.region == nil ? 2 : 1 }
        if isParent(tag, of: wanted) { return tag.region == "GB" ? 4 : 3 }
        if tag.region == nil { return 5 }
        // Another country's: the one where most speak it first.
        return has.region == whole(Tag(tag.language)).region ? 6 : 7
    }

    /// - Parameters:
    ///   - available: the bundle's languages, by the names of their folders.
    ///   - wanted: best first.
    ///   - development: the language in which the texts were first written; it is read last, after `Base`.
    /// - Returns: names among `available`.
    package static func order(_ available: [String], wanted: [String], development: String?) -> [String] {
        let tags = available.sorted().map { ($0, Tag($0)) }
        var order: [String] = []
        func add(_ name: String) { if !order.contains(name) { order.append(name) } }
        for language in wanted.map(Tag.init) {
            let near = tags.compactMap { name, tag in distance(tag, from: language).map { (name, $0) } }
            for (name, _) in near.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) { add(name) }
        }
        if let base = available.first(where: { $0.lowercased() == "base" }) { add(base) }
        for last in [development, "en"] {
            guard let tag = last.map(Tag.init) else { continue }
            let near = tags.compactMap { name, other in distance(other, from: tag).map { (name, $0) } }
            if let first = near.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) { add(first.0) }
        }
        // A bundle without the reader's language and the development language is read in what it has.
        if order.isEmpty, let first = tags.first { add(first.0) }
        return order
    }
}
