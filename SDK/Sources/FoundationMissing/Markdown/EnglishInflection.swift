import Foundation

/// Inflects English nouns for `^[3 night](inflect: true)`. Other languages' words are left as they are written.
package enum EnglishInflection {
    /// The words with their last noun in the plural where the number before it asks for it.
    package static func inflected(_ words: String, locale: Locale) -> String {
        guard locale.language.languageCode == .english, let number = number(in: words), number != 1 else { return words }
        var parts = words.components(separatedBy: " ")
        guard let last = parts.lastIndex(where: { $0.contains(where: \.isLetter) }) else { return words }
        parts[last] = plural(parts[last])
        return parts.joined(separator: " ")
    }

    private static func number(in words: String) -> Double? {
        let digits = words.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
        return Double(digits.filter { $0 != "," })
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice",
        "goose": "geese", "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves", "loaf": "loaves", "shelf": "shelves",
        "sheep": "sheep", "fish": "fish", "series": "series", "species": "species", "aircraft": "aircraft", "this": "these",
        "that": "those",
    ]

    private static func plural(_ word: String) -> String {
        let small = word.lowercased()
        if let other = irregular[small] { return word.first?.isUppercase == true ? other.capitalized : other }
        let beforeLast = small.dropLast().last.map { "aeiou".contains($0) } ?? false
        if small.hasSuffix("y"), !beforeLast { return word.dropLast() + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
        return word + "s"
    }
}
