import Foundation

/// An `.xcstrings` file: every language's texts in one.
struct StringCatalog: Decodable {
    struct Unit: Decodable {
        var state: String?
        var value: String?
    }

    /// A text, or several by number or device.
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    final class Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    struct Key: Decodable {
        var shouldTranslate: Bool?
        var localizations: [String: Localization]?
    }

    let sourceLanguage: String
    let strings: [String: Key]

    /// Bytes of a file at the most.
    static let largest = 8 << 20

    /// Every language that some text is translated into, and the one it was written in.
    var languages: [String] {
        var found: Set = [sourceLanguage]
        for key in strings.values { found.formUnion((key.localizations ?? [:]).keys) }
        return found.sorted()
    }

    /// The texts of one language. A text that is new, or to be left as it is, is not there; the language it was written in has it.
    func table(_ language: String) -> [String: LocalizedEntry] {
        let isSource = language == sourceLanguage
        return strings.reduce(into: [:]) { table, pair in
            let (name, key) = pair
            guard isSource || key.shouldTranslate != false else { return }
            if let localization = key.localizations?[language], let entry = Self.entry(localization, isSource) {
                table[name] = entry
            } else if isSource {
                // A key without a text of its own is the text.
                table[name] = .text(name)
            }
        }
    }

    private static func entry(_ localization: Localization, _ isSource: Bool) -> LocalizedEntry? {
        var variables: [String: PluralFormat.Variable] = [:]
        var places: [String: Int] = [:]
        for (name, substitution) in localization.substitutions ?? [:] {
            let place = substitution.argNum.flatMap { (1...99).contains($0) ? $0 : nil }
            places[name] = place
            let specifier = substitution.formatSpecifier ?? "lld"
            guard let forms = forms(substitution.variations, isSource) else { continue }
            // `%arg` is the substitution's own value.
            variables[name] = PluralFormat.Variable(
                forms: forms.mapValues { $0.replacingOccurrences(of: "%arg", with: place.map { "%\($0)$\(specifier)" } ?? "%\(specifier)") }
            )
        }
        if let plural = forms(localization.variations, isSource, depth: 0) {
            let numbered = plural.mapValues(PlaceholderNumbers.numbered)
            // The first number decides.
            let sample = numbered["other"] ?? numbered.values.sorted().first ?? ""
            let place = PlaceholderNumbers.firstNumber(numbered.values.sorted() + [sample]) ?? 1
            variables["vitrine.plural"] = PluralFormat.Variable(forms: numbered)
            return .plural(PluralFormat(format: "%\(place)$#@vitrine.plural@", variables: variables))
        }
        guard let text = text(localization, isSource, depth: 0) else { return nil }
        guard !variables.isEmpty else { return .text(text) }
        func placed(_ format: String) -> String {
            places.reduce(format) { $0.replacingOccurrences(of: "%#@\($1.key)@", with: "%\($1.value)$#@\($1.key)@") }
        }
        return .plural(
            PluralFormat(
                format: placed(text), variables: variables.mapValues { PluralFormat.Variable(forms: $0.forms.mapValues(placed)) }))
    }

    /// The text for this device; nil where none is translated yet.
    private static func text(_ localization: Localization, _ isSource: Bool, depth: Int) -> String? {
        if let devices = localization.variations?.device, depth < 4 {
            return DeviceKind.current.choice(of: devices).flatMap { text($0, isSource, depth: depth + 1) }
        }
        guard let unit = localization.stringUnit, isSource || unit.state != "new" else { return nil }
        return unit.value
    }

    /// Texts by plural category; nil where they do not depend on a number.
    private static func forms(_ variations: Variations?, _ isSource: Bool, depth: Int = 0) -> [String: String]? {
        guard let variations, depth < 4 else { return nil }
        if let devices = variations.device { return forms(DeviceKind.current.choice(of: devices)?.variations, isSource, depth: depth + 1) }
        let forms = variations.plural?.compactMapValues { text($0, isSource, depth: 0) }
        return forms.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The places of values in a format.
enum PlaceholderNumbers {
    /// A format with every placeholder's place written out: `%@ has %lld` becomes `%1$@ has %2$lld`.
    static func numbered(_ format: String) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 1
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
            } else if let match = try? #/%(?:(\d{1,3})\$)?((?:#@[^@%]+@)|(?:[-+ 0#']*\d{0,3}(?:\.\d{1,2})?(?:ll|l|h|q|z)?[@diufFgGeExX]))/#
                .prefixMatch(in: rest)
            {
                let place = match.1.flatMap { Int($0) } ?? next
                if match.1 == nil { next += 1 }
                result += "%\(place)$\(match.2)"
                rest = rest[match.range.upperBound...]
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// The lowest place that a number takes in any of the formats, all written out.
    static func firstNumber(_ formats: [String]) -> Int? {
        formats.flatMap { format in
            format.matches(of: #/%(\d{1,3})\$[-+ 0#']*\d{0,3}(?:\.\d{1,2})?(?:ll|l|h|q|z)?[diufFgGeExX]/#).compactMap { Int($0.1) }
        }.min()
    }
}
