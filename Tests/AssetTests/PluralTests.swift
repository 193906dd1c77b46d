import Foundation
import SwiftUI
import Testing

/// The words a view draws.
@MainActor func words(_ text: Text, locale: String) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let rendered = ViewRenderer().render(text, size: CGSize(width: 600, height: 40), environment: environment)
    return rendered.nodes.compactMap(\.text).joined(separator: " ")
}

@Suite("Plural forms") @MainActor struct PluralTests {
    /// CLDR 46, Language Plural Rules, cardinal: the categories of a language, and numbers with theirs.
    nonisolated static let rules: [(String, [(Int, String)])] = [
        ("en", [(0, "other"), (1, "one"), (2, "other"), (11, "other"), (21, "other"), (101, "other"), (1_000_000, "other")]),
        ("de", [(0, "other"), (1, "one"), (2, "other"), (21, "other"), (1_000_000, "other")]),
        ("fr", [(0, "one"), (1, "one"), (2, "other"), (17, "other"), (100, "other"), (1_000_000, "many"), (2_000_000, "many")]),
        (
            "pl",
            [
                (0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (11, "many"), (12, "many"), (14, "many"), (21, "many"),
                (22, "few"), (24, "few"), (25, "many"), (101, "many"), (112, "many"), (122, "few"),
            ]
        ),
        (
            "ru",
            [
                (0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (11, "many"), (12, "many"), (14, "many"), (21, "one"),
                (22, "few"), (25, "many"), (101, "one"), (111, "many"), (112, "many"), (122, "few"),
            ]
        ),
        (
            "ar",
            [
                (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"), (99, "many"), (100, "other"), (102, "other"),
                (103, "few"), (110, "few"), (111, "many"), (199, "many"), (200, "other"), (1000, "other"),
            ]
        ),
        ("ja", [(0, "other"), (1, "other"), (2, "other"), (100, "other")]),
    ]

    private static let categories = ["one", "two", "few", "many", "other"]

    private static func stringsdict(_ language: String) -> String {
        // A form for nought alone would be taken for nought in every language.
        let forms = (language == "ar" ? ["zero"] : []) + categories
        let rows = forms.map { "<key>\($0)</key><string>\($0)</string>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld rooms</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@rooms@</string>
            <key>rooms</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>\(rows)</dict></dict></dict></plist>
            """
    }

    private static func catalog() -> String {
        let languages = rules.map { language, _ in
            let forms = ((language == "ar" ? ["zero"] : []) + categories).map {
                "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}"
            }
            return "\"\(language)\": {\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}}"
        }
        return
            "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"%lld rooms\": {\"localizations\": {\(languages.joined(separator: ", "))}}}}"
    }

    @Test("of a .stringsdict follow CLDR's rules", arguments: rules)
    func stringsdict(language: String, numbers: [(Int, String)]) throws {
        let written = try WrittenBundle(["\(language).lproj/Localizable.stringsdict": Self.stringsdict(language)])
        for (number, category) in numbers {
            #expect(words(Text("\(number) rooms", bundle: written.bundle), locale: language) == category, "\(number)")
            let string = String(localized: "\(number) rooms", bundle: written.bundle, locale: Locale(identifier: language))
            // The process reads the only language that there is.
            #expect(string == category, "\(number)")
        }
    }

    @Test("of an .xcstrings follow CLDR's rules", arguments: rules)
    func catalog(language: String, numbers: [(Int, String)]) throws {
        let written = try WrittenBundle(["Localizable.xcstrings": Self.catalog()])
        for (number, category) in numbers {
            #expect(words(Text("\(number) rooms", bundle: written.bundle), locale: language) == category, "\(number)")
            let resource = LocalizedStringResource(
                "\(number) rooms", locale: Locale(identifier: language), bundle: .atURL(written.bundle.bundleURL))
            #expect(String(localized: resource) == category, "\(number)")
            #expect(String(AttributedString(localized: resource).characters) == category, "\(number)")
        }
    }

    @Test("are those of the language a text is found in, not of the reader's") func foundLanguage() throws {
        let written = try WrittenBundle(["en.lproj/Localizable.stringsdict": Self.stringsdict("en")])
        #expect(words(Text("\(21) rooms", bundle: written.bundle), locale: "ru") == "other")
        #expect(words(Text("\(1) rooms", bundle: written.bundle), locale: "ja") == "one")
    }

    @Test("of several numbers nest, and nought may have its own in every language") func nested() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld guests in %lld rooms</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@guests@</string>
            <key>guests</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>Nobody in %2$#@rooms@</string><key>one</key><string>One guest in %2$#@rooms@</string>
            <key>other</key><string>%1$lld guests in %2$#@rooms@</string></dict>
            <key>rooms</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>a room</string><key>other</key><string>%2$lld rooms</string></dict></dict></dict></plist>
            """
        let written = try WrittenBundle(["en.lproj/Localizable.stringsdict": dictionary])
        func said(_ guests: Int, _ rooms: Int) -> String {
            words(Text("\(guests) guests in \(rooms) rooms", bundle: written.bundle), locale: "en")
        }
        #expect(said(0, 1) == "Nobody in a room")
        #expect(said(1, 2) == "One guest in 2 rooms")
        #expect(said(1234, 1) == "1,234 guests in a room")
    }
}
