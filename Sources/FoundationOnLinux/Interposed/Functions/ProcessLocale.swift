import Foundation

/// The locale that the host gave this process by `VITRINE_LOCALE`.
struct ProcessLocale: Sendable {
    static let current = ProcessInfo.processInfo.environment["VITRINE_LOCALE"].flatMap(ProcessLocale.init)

    let locale: Locale
    let languages: [String]

    /// Nil for an identifier without a language.
    init?(identifier: String) {
        let locale = Locale(identifier: identifier)
        guard let language = locale.language.languageCode?.identifier, !language.isEmpty else { return nil }
        self.locale = locale
        languages = [locale.identifier(.bcp47)]
    }

    /// What a device answers for the two preferences that name its languages and region.
    func preference(forKey key: String) -> NSObject? {
        switch key {
        case "AppleLanguages": languages.map { $0 as NSString } as NSArray
        case "AppleLocale": locale.identifier as NSString
        default: nil
        }
    }
}
