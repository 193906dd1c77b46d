import Foundation

/// A device's language and region as people type them: `it`, `it_IT`, `zh-Hant-TW`.
package enum LocaleWords {
    /// The words with “_” between their parts, as iOS writes it; nil where they name no language, or a region that is none (ISO 639,
    /// ISO 3166).
    package static func identifier(_ words: String) -> String? {
        guard words.utf8.count <= 40, words.wholeMatch(of: /[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}/) != nil else { return nil }
        let parts = words.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard Locale.LanguageCode(parts[0].lowercased()).isISOLanguage else { return nil }
        // A script has four letters, a region two or the three figures of a part of the world.
        let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
        if let region, !Locale.Region(region.uppercased()).isISORegion { return nil }
        return parts.joined(separator: "_")
    }
}
