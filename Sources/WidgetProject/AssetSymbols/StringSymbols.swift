import Foundation

/// The Swift source of a string catalogue's symbols, as Xcode 26 generates them: `Text(.tideTitle)`, `String(localized: .shipCount(3))`.
///
/// Xcode makes one for each string that was entered by hand, for which the catalogue says `manual`. Those of a catalogue other than
/// `Localizable` stand in a type of its name: `Text(.Harbour.tideTitle)`. A placeholder is a parameter: `%(ships)lld` one with the label
/// `ships`, `%lld` one without.
package struct StringSymbols: Sendable {
    /// A symbol of a string.
    private struct Symbol {
        var key: String
        var format: String
    }

    private let table: String
    private let symbols: [Symbol]

    /// - Throws: where the file is no catalogue.
    package init(catalog: URL) throws {
        table = catalog.deletingPathExtension().lastPathComponent
        let file = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: catalog))
        symbols = file.strings.sorted { $0.key < $1.key }.compactMap { key, string in
            guard string.extractionState == "manual" else { return nil }
            return Symbol(key: key, format: string.localizations?[file.sourceLanguage]?.format ?? key)
        }
    }

    /// - Parameter bundle: the expression for the bundle that has the catalogue.
    /// - Returns: empty where no string gets a symbol.
    package func source(bundle: String) -> String {
        var known: Set<String> = []
        let members = symbols.compactMap { symbol -> String? in
            let placeholders = Placeholder.all(in: symbol.format), name = SymbolNames.text(symbol.key)
            guard known.insert(name).inserted else { return nil }
            let resource =
                "LocalizedStringResource(\(Self.literal(symbol.key)), defaultValue: \"\(Placeholder.interpolated(symbol.format))\", "
                + "table: \(Self.literal(table)), bundle: .atURL(\(bundle).bundleURL))"
            guard !placeholders.isEmpty else {
                return "    nonisolated static var \(name): LocalizedStringResource { \(resource) }"
            }
            let parameters = placeholders.map { "\($0.label.map { "\($0)" } ?? "_ \($0.name)"): \($0.type)" }.joined(separator: ", ")
            return "    nonisolated static func \(name)(\(parameters)) -> LocalizedStringResource { \(resource) }"
        }
        guard !members.isEmpty else { return "" }
        let body = members.joined(separator: "\n")
        let isMain = table == "Localizable", type = SymbolNames.type(table)
        return """
            import Foundation

            extension LocalizedStringResource {
            \(isMain ? body : "    enum \(type) {\n\(body)\n    }")
            }

            """
    }

    /// A place in a text for a value.
    private struct Placeholder {
        var name: String
        /// The name that the catalogue has for it.
        var label: String?
        var type: String

        /// Matches a placeholder: its number, its name, and the conversion, which says what kind of value it takes.
        private static var pattern: Regex<(Substring, Substring?, Substring?, Substring)> {
            /%(?:(\d{1,3})\$)?(?:\(([A-Za-z_][A-Za-z0-9_]*)\))?[-+ 0#']*\d{0,3}(?:\.\d{1,2})?((?:ll|l|h|q|z)?[@diufFgGeExX])/
        }

        /// The placeholders of a format, in the order of their values; `%%` is a sign.
        static func all(in format: String) -> [Placeholder] {
            var found: [Int: Placeholder] = [:], next = 1
            for match in plain(format).matches(of: pattern) {
                let place = match.1.flatMap { Int($0) } ?? next
                if match.1 == nil {
                    // A placeholder with a name that came before stands for the same value.
                    if let label = match.2, found.values.contains(where: { $0.label == String(label) }) { continue }
                    next += 1
                }
                found[place] = Placeholder(
                    name: match.2.map(String.init) ?? "arg\(place)", label: match.2.map(String.init), type: type(match.3))
            }
            return found.sorted { $0.key < $1.key }.map(\.value)
        }

        /// The inside of a literal that has the values in their places.
        static func interpolated(_ format: String) -> String {
            let all = all(in: format)
            var text = "", rest = plain(format)[...], next = 0
            while let match = rest.firstMatch(of: pattern) {
                text += escaped(rest[..<match.range.lowerBound])
                var name = match.2.map(String.init)
                if name == nil, let place = match.1.flatMap({ Int($0) }) { name = "arg\(place)" }
                if name == nil, all.indices.contains(next) { name = all[next].name }
                if match.1 == nil { next += 1 }
                text += "\\(\(name ?? "arg1"))"
                rest = rest[match.range.upperBound...]
            }
            return text + escaped(rest)
        }

        private static func plain(_ format: String) -> String { format.replacingOccurrences(of: "%%", with: "\u{FFFE}") }

        private static func escaped(_ text: Substring) -> String {
            String(StringSymbols.literal(String(text)).dropFirst().dropLast()).replacingOccurrences(of: "\u{FFFE}", with: "%")
        }

        private static func type(_ specifier: Substring) -> String {
            switch specifier.last {
            case "@": "String"
            case "f", "F", "g", "G", "e", "E": "Double"
            case "u": "UInt"
            default: "Int"
            }
        }
    }

    fileprivate static func literal(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\": "\\\(scalar)"
                case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }.joined() + "\""
    }
}

/// The part of a catalogue that its symbols need.
private struct Catalog: Decodable {
    struct Unit: Decodable { var value: String? }
    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }
    final class Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?

        /// The format; of a text that varies, the form that is nobody's in particular.
        var format: String? { stringUnit?.value ?? (variations?.plural?["other"] ?? variations?.device?["other"])?.format }
    }
    struct Entry: Decodable {
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    var sourceLanguage: String
    var strings: [String: Entry]
}
