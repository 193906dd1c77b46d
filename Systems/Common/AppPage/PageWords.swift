import Foundation

/// An app's words in the language of its device, from `Localizable.strings` in the bundle's folders, `it.lproj` and the like.
public struct PageWords: Sendable {
    /// The words by their names for programs.
    public let all: [String: String]
    /// The language that they are in, as in `de`.
    public let language: String

    /// The words of the locale's language; English for a language that there is not, and for a word that it lacks.
    public init(in bundle: Bundle, locale: Locale) {
        let wanted = locale.language.languageCode?.identifier ?? "en"
        let own = wanted == "en" ? [:] : Self.read(bundle, wanted)
        all = Self.read(bundle, "en").merging(own) { $1 }
        language = own.isEmpty ? "en" : wanted
    }

    /// Returns the text of a name; the name itself where there is none.
    public subscript(name: String) -> String { all[name] ?? name }

    /// A sentence with values in the place of `%1$@`, `%2$@` and so on.
    public func callAsFunction(_ name: String, _ values: String...) -> String {
        var text = self[name]
        for (index, value) in values.enumerated() { text = text.replacing("%\(index + 1)$@", with: value) }
        return text
    }

    /// The word for a number: `name.one` for 1, `name.other` otherwise, with the number in the place of `%1$@`.
    public func count(_ name: String, _ number: Int) -> String { self("\(name).\(number == 1 ? "one" : "other")", String(number)) }

    /// A language's own words, without those of English that it lacks.
    public static func read(_ bundle: Bundle, _ language: String) -> [String: String] {
        guard let folder = bundle.resourceURL?.appendingPathComponent("\(language).lproj/Localizable.strings"),
            let data = try? Data(contentsOf: folder),
            let words = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        else { return [:] }
        return words
    }
}
