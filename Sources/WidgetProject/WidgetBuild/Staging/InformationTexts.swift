import Foundation

/// The localized information of a bundle, out of a catalogue `InfoPlist.xcstrings`: Xcode compiles it to an `InfoPlist.strings`
/// for each, which is where Foundation looks.
enum InformationTexts {
    /// The texts of each language by their keys; none of what is no catalogue.
    static func byLanguage(_ catalog: Data) -> [String: [String: String]] {
        let root = (try? JSONSerialization.jsonObject(with: catalog)) as? [String: Any]
        var texts: [String: [String: String]] = [:]
        for (key, entry) in root?["strings"] as? [String: Any] ?? [:] {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations {
                let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any]
                if let value = unit?["value"] as? String { texts[language, default: [:]][key] = value }
            }
        }
        return texts
    }

    /// Writes the texts into a bundle, beside what is there.
    static func write(_ catalog: Data, to bundle: URL) throws {
        // A language's name becomes a folder's: it may not lead out of the bundle.
        for (language, texts) in byLanguage(catalog) where language.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil {
            let folder = bundle.appendingPathComponent("\(language).lproj", isDirectory: true)
            let file = folder.appendingPathComponent("InfoPlist.strings")
            guard !FileManager.default.fileExists(atPath: file.path) else { continue }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0).write(to: file)
        }
    }
}
