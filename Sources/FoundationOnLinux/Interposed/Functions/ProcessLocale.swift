import Foundation
import FoundationMissing

/// The locale that the host gave this process by `VITRINE_LOCALE`.
struct ProcessLocale: Sendable {
    static let current = ProcessInfo.processInfo.environment["VITRINE_LOCALE"].flatMap(ProcessLocale.init)
    private static let chosen = current.map { locale(of: $0.device, Bundle.main.spokenLanguages) }

    /// The locale to which the device is set.
    let device: Locale
    let languages: [String]

    /// Makes the locale of an identifier; nil for one without a language.
    init?(identifier: String) {
        let device = Locale(identifier: identifier)
        guard let language = device.language.languageCode?.identifier, !language.isEmpty else { return nil }
        self.device = device
        languages = [device.identifier(.bcp47)]
    }

    /// The locale for `Locale.current`: in a language that the process's bundle has, with the device's region.
    var locale: Locale {
        // The check runs before this image's types are known to the runtime: no bundle can be read yet.
        StartCheck.isUnderWay ? device : Self.chosen ?? device
    }

    /// The device's own where the bundle has its language; else the language that the bundle is read in, with everything else of the
    /// device's: `en_FR` for a bundle in English on a device in France.
    static func locale(of device: Locale, _ spoken: (languages: [String], development: String?)) -> Locale {
        let order = LanguageChoice.order(spoken.languages, wanted: [device.identifier(.bcp47)], development: spoken.development)
        guard let best = order.first(where: { $0.lowercased() != "base" }) ?? spoken.development else { return device }
        let own = Locale.Components(identifier: LanguageChoice.identifier(of: best)).languageComponents
        guard let code = own.languageCode, code != device.language.languageCode else {
            return device
        }
        var components = Locale.Components(locale: device)
        components.languageComponents = Locale.Language.Components(languageCode: code, script: own.script, region: device.region)
        // Digits of the device's script belong to its language.
        components.numberingSystem = nil
        return Locale(components: components)
    }

    /// The device's values for the two preferences that name its languages and region.
    func preference(forKey key: String) -> NSObject? {
        switch key {
        case "AppleLanguages": languages.map { $0 as NSString } as NSArray
        case "AppleLocale": device.identifier as NSString
        default: nil
        }
    }
}
