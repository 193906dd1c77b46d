import Foundation
import SwiftUI
import Testing

@Suite("A table of texts") @MainActor struct StringTableTests {
    /// The bundle's languages, the reader's, and the one that is read.
    nonisolated static let choices: [([String], String, String)] = [
        (["en", "de"], "de_DE", "de"), (["en", "de", "de-CH"], "de_CH", "de-CH"), (["en", "de", "de-CH"], "de_AT", "de"),
        (["en", "zh-Hans", "zh-Hant"], "zh_TW", "zh-Hant"), (["en", "zh-Hans", "zh-Hant"], "zh_CN", "zh-Hans"),
        (["en", "zh-Hans", "zh-Hant", "zh-HK"], "zh_HK", "zh-HK"), (["en", "zh-Hans", "zh-Hant"], "zh_Hant_HK", "zh-Hant"),
        (["en", "zh"], "zh_Hant_TW", "zh"), (["en", "pt-BR", "pt-PT"], "pt_AO", "pt-PT"), (["en", "pt-BR", "pt-PT"], "pt", "pt-BR"),
        (["en", "pt-PT"], "pt_BR", "pt-PT"), (["en", "es", "es-419"], "es_MX", "es-419"), (["en", "es", "es-419"], "es_ES", "es"),
        (["en", "en-GB"], "en_AU", "en-GB"), (["en", "en-GB"], "en_US", "en"), (["en", "nb"], "no_NO", "nb"),
        (["en", "no"], "nb_NO", "no"),
        (["en", "sr-Latn"], "sr_Latn_RS", "sr-Latn"), (["en", "sr-Latn"], "sr_RS", "en"), (["en", "he"], "iw_IL", "he"),
        (["en", "zh_TW"], "zh_Hant_TW", "zh_TW"), (["English", "German"], "de_DE", "German"), (["de", "Base"], "it_IT", "Base"),
        (["en", "fr"], "ja_JP", "en"), (["de-DE", "en"], "de", "de-DE"), (["en", "ja"], "ja_JP@calendar=japanese", "ja"),
    ]

    @Test("is read in the language nearest to the reader's, the development language last", arguments: choices)
    func choice(available: [String], reader: String, read: String) throws {
        let written = try WrittenBundle()
        for language in available {
            try written.write(Data("\"key\" = \"\(language)\";".utf8), to: "\(language).lproj/Localizable.strings")
        }
        #expect(words(Text("key", bundle: written.bundle), locale: reader) == read)
    }

    @Test("falls back to Info.plist's development region, text by text") func development() throws {
        let info = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>it</string></dict></plist>
            """
        let written = try WrittenBundle([
            "Info.plist": info, "it.lproj/Localizable.strings": "a = \"uno\"; b = \"due\";",
            "de.lproj/Localizable.strings": "a = \"eins\";",
            "en.lproj/Localizable.strings": "a = \"one\"; b = \"two\";",
        ])
        #expect(words(Text("a", bundle: written.bundle), locale: "de") == "eins")
        #expect(words(Text("b", bundle: written.bundle), locale: "de") == "due")
        #expect(words(Text("c", bundle: written.bundle), locale: "de") == "c")
        #expect(words(Text("a", bundle: written.bundle), locale: "ja") == "uno")
    }

    /// A file as written, and what stands under `key`.
    nonisolated static let written: [(String, String)] = [
        (#""key" = "plain";"#, "plain"), (#"key = word;"#, "word"), (#"/* a "note" */ "key" = "x"; // and } another"#, "x"),
        (#""key" = "line\nend \"q\" \\ \U00e9 \u00E9";"#, "line\nend \"q\" \\ é é"), (#""key" = "\U0001 \ud83d\ude00";"#, "\u{1} 😀"),
        (#""key";"#, "key"), (#""key" = "first"; "key" = "last";"#, "last"), (#""a" = "((({{{";"key"="b";"#, "b"),
        (#""key" = "100% sure";"#, "100% sure"), ("\u{FEFF}\"key\" = \"mark\";", "mark"), (#"'key' = 'it is "so"';"#, "it is \"so\""),
        (#""key" = "\101\60";"#, "A0"),
    ]

    @Test("is read as Xcode writes it", arguments: written)
    func syntax(file: String, text: String) throws {
        let bundle = try WrittenBundle(["en.lproj/Localizable.strings": file])
        #expect(String(localized: "key", bundle: bundle.bundle) == text)
        let wide = try WrittenBundle()
        try wide.write(try #require(file.data(using: .utf16)), to: "en.lproj/Localizable.strings")
        #expect(String(localized: "key", bundle: wide.bundle) == text)
    }

    @Test("may have another name, and be compiled") func otherTable() throws {
        let written = try WrittenBundle(["en.lproj/Other.strings": "\"key\" = \"other\";"])
        let binary = try PropertyListSerialization.data(fromPropertyList: ["key": "compiled"], format: .binary, options: 0)
        try written.write(binary, to: "en.lproj/Compiled.strings")
        #expect(words(Text("key", tableName: "Other", bundle: written.bundle), locale: "en") == "other")
        #expect(String(localized: "key", table: "Compiled", bundle: written.bundle) == "compiled")
        #expect(String(localized: "key", table: "../en.lproj/Other", bundle: written.bundle) == "key")
    }

    @Test("that lies beside the folders of languages, as one that was never localized, comes before them") func global() throws {
        let written = try WrittenBundle([
            "Localizable.strings": "\"key\" = \"global\";", "en.lproj/Localizable.strings": "\"key\" = \"en\"; \"own\" = \"en\";",
        ])
        #expect(words(Text("key", bundle: written.bundle), locale: "en") == "global")
        #expect(String(localized: "key", bundle: written.bundle) == "global")
        #expect(String(localized: "own", bundle: written.bundle) == "en")
    }

    @Test("with widths gives its widest text, and the one that fits") func widths() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>greeting</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>5</key><string>Hi</string><key>20</key><string>Good morning</string></dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict></dict></plist>
            """
        let written = try WrittenBundle(["en.lproj/Localizable.stringsdict": dictionary])
        let greeting = String(localized: "greeting", bundle: written.bundle)
        #expect(greeting == "Good morning")
        #expect((greeting as NSString).variantFittingPresentationWidth(10) == "Hi")
        #expect((greeting as NSString).variantFittingPresentationWidth(20) == "Good morning")
        #expect((greeting as NSString).variantFittingPresentationWidth(1) == "Hi")
        #expect(("Else" as NSString).variantFittingPresentationWidth(1) == "Else")
        #expect(words(Text("tap", bundle: written.bundle), locale: "en") == "Tap")
    }

    /// A file, what it holds, and what is told of it.
    nonisolated static let broken: [(String, String, String)] = [
        (
            "en.lproj/Localizable.strings", "\"key\" = ",
            "en.lproj/Localizable.strings cannot be read as a strings file: a text expected in line 1"
        ),
        (
            "en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"key\"\n\"c\"",
            "en.lproj/Localizable.strings cannot be read as a strings file: “;” expected in line 3"
        ),
        ("en.lproj/Localizable.stringsdict", "<plist>", "en.lproj/Localizable.stringsdict cannot be read as a property list"),
        ("en.lproj/Localizable.stringsdict", "((((((", "en.lproj/Localizable.stringsdict cannot be read as a property list"),
        (
            "en.lproj/Localizable.stringsdict",
            "<plist>" + String(repeating: "<array>", count: 5000), "en.lproj/Localizable.stringsdict cannot be read as a property list"
        ),
        (
            "en.lproj/Localizable.stringsdict", "<plist version=\"1.0\"><dict><key>k</key><dict></dict></dict></plist>",
            "en.lproj/Localizable.stringsdict: \"k\" has neither a format with plural rules nor widths"
        ),
    ]

    @Test("that cannot be read leaves the keys, and is told", arguments: broken)
    func broken(file: String, contents: String, sentence: String) throws {
        let written = try WrittenBundle([file: contents])
        let picture = Picture(Text("key", bundle: written.bundle))
        #expect(picture.diagnostics == [sentence])
        let catalog = try WrittenBundle(["Localizable.xcstrings": String(repeating: "{\"a\":", count: 10_000)])
        let name = catalog.bundle.bundleURL.lastPathComponent
        #expect(
            Picture(Text("key", bundle: catalog.bundle)).diagnostics
                == ["\(name)/Localizable.xcstrings cannot be read as a string catalogue"])
    }
}
