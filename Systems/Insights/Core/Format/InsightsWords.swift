import Foundation

/// The core's words, for a page whose reader's language need not be the process's.
public enum InsightsWords {
    /// The bundle that the words are in.
    public static var bundle: Bundle { .module }

    /// The languages that have every word; anything else is English.
    static let languages = ["en", "it", "de", "fr", "ja"]

    /// The locale for figures and times beside the words: the reader's, where the words are in their language; else English as it is
    /// written in their region, so that no tile mixes two languages.
    public static func locale(for reader: Locale = .current) -> Locale {
        guard let language = reader.language.languageCode?.identifier, !languages.contains(language) else { return reader }
        return Locale(identifier: reader.region.map { "en_\($0.identifier)" } ?? "en")
    }
}
