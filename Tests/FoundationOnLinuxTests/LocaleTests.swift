import Foundation
import OwnThreads
import Testing

@Suite("The locale of a process", .ownThreads)
struct LocaleTests {
    @Test(
        "VITRINE_LOCALE reaches locale, calendar, formatters and preferred languages",
        arguments: [
            ("ja_JP", "ja_JP|ja_JP|ja-JP|1|1|2026年9月21日 月曜日|1,234.5|2026年9月21日|1,234.5|ja-JP|Europe/Rome"),
            ("it_IT", "it_IT|it_IT|it-IT|2|2|lunedì 21 settembre 2026|1234,5|21 settembre 2026|1234,5|it-IT|Europe/Rome"),
        ])
    func formats(locale: String, expected: String) throws {
        let scratch = try Scratch()
        #expect(try Child(scratch, ["VITRINE_LOCALE": locale]).ask("locale") == expected)
    }

    /// A staged child whose bundle has these languages.
    private func child(_ scratch: Scratch, _ locale: String, declared: [String]? = nil, folders: [String] = [], development: String? = nil)
        throws -> Child
    {
        let app = try scratch.bundle("Staged.app", groups: [])
        for language in folders {
            let folder = try scratch.folder("Staged.app/\(language).lproj")
            try "\"greeting\" = \"hello\";".write(toFile: "\(folder)/Localizable.strings", atomically: false, encoding: .utf8)
        }
        var info: [String: Any] = ["CFBundleExecutable": "Staged", "CFBundleIdentifier": "com.example.staged"]
        info["CFBundleLocalizations"] = declared
        info["CFBundleDevelopmentRegion"] = development
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: "\(app)/Info.plist"))
        try FileManager.default.copyItem(atPath: Child.product("defaults-child"), toPath: "\(app)/Staged")
        return try Child(
            [
                "VITRINE_ROLE": "extension", "VITRINE_HOME": scratch.path, "VITRINE_BUNDLE": app, "HOME": try scratch.folder("container"),
                "VITRINE_LOCALE": locale, "TZ": "Europe/Rome",
            ],
            executable: "\(app)/Staged")
    }

    @Test(
        "true.8: where the bundle has not the device's language, the locale is the bundle's language with the device's region",
        arguments: [
            ("fr_FR", "en_FR|en_FR|fr-FR|2|2|Monday"), ("ar_EG", "en_EG|en_EG|ar-EG|7|7|Monday"), ("de_AT", "de_AT|de_AT|de-AT|2|2|Montag"),
            ("en_US", "en_US|en_US|en-US|1|1|Monday"),
        ])
    func mixed(locale: String, expected: String) throws {
        let scratch = try Scratch()
        let answer = try child(scratch, locale, declared: ["en", "it", "de"], development: "en").ask("locale")
        #expect(answer.hasPrefix(expected), "\(answer)")
    }

    @Test(
        "true.8: a bundle's languages are those it names, those it has folders for, or the one it was written in",
        arguments: [
            (["fr"], [], nil, "fr_FR"), (nil, ["fr", "en"], nil, "fr_FR"), (nil, ["Base", "English"], nil, "en_FR"),
            (nil, [], "it", "it_FR"),
            (nil, [], nil, "fr_FR"),
        ] as [([String]?, [String], String?, String)])
    func languages(declared: [String]?, folders: [String], development: String?, expected: String) throws {
        let scratch = try Scratch()
        let answer = try child(scratch, "fr_FR", declared: declared, folders: folders, development: development).ask("locale")
        #expect(answer.hasPrefix(expected + "|"), "\(answer)")
    }

    @Test("without it, Foundation's own answers stay")
    func none() throws {
        let scratch = try Scratch()
        #expect(try Child(scratch).ask("locale").hasPrefix("en_001|en_001|en-001|2|2|Monday"))
        #expect(Locale.current.identifier == "en_001")
    }

    @Test(
        "NSLocalizedString finds the bundle's text in the process's language, and English where it has none",
        arguments: [("it_IT", "ciao|ciao"), ("it_CH", "ciao|ciao"), ("ja_JP", "hello|hello")])
    func texts(locale: String, expected: String) throws {
        let scratch = try Scratch()
        let app = try scratch.bundle("Staged.app", groups: [])
        for (language, text) in [("en", "hello"), ("it", "ciao")] {
            let folder = try scratch.folder("Staged.app/\(language).lproj")
            try "\"greeting\" = \"\(text)\";".write(toFile: "\(folder)/Localizable.strings", atomically: false, encoding: .utf8)
        }
        try FileManager.default.copyItem(atPath: Child.product("defaults-child"), toPath: "\(app)/Staged")
        let child = try Child(
            [
                "VITRINE_ROLE": "extension", "VITRINE_HOME": scratch.path, "VITRINE_BUNDLE": app, "HOME": try scratch.folder("container"),
                "VITRINE_LOCALE": locale,
            ],
            executable: "\(app)/Staged")
        #expect(try child.ask("text greeting") == expected)
        #expect(try child.ask("text unknown") == "unknown|unknown")
        // One language's folder as a bundle of its own, as apps open it that speak another language than the process.
        #expect(try child.ask("text-in it greeting") == "ciao" && child.ask("text-in en greeting") == "hello")
        #expect(try child.ask("text-in it unknown") == "unknown" && child.ask("text-in fr greeting") == "no such language")
    }

    @Test(
        "a bundle whose own texts are in a language too says of itself what its property list says, in that language (xcode.1)",
        arguments: [(nil, "Tides"), ("de_DE", "Gezeiten"), ("en_GB", "Tides"), ("ja_JP", "Tides")] as [(String?, String)])
    func information(locale: String?, name: String) throws {
        let scratch = try Scratch()
        let app = try scratch.bundle("Staged.app", groups: [])
        let folder = try scratch.folder("Staged.app/en.lproj")
        try "\"CFBundleDisplayName\" = \"Tides\";".write(toFile: "\(folder)/InfoPlist.strings", atomically: false, encoding: .utf8)
        let german = try scratch.folder("Staged.app/de.lproj")
        try "\"CFBundleDisplayName\" = \"Gezeiten\";".write(toFile: "\(german)/InfoPlist.strings", atomically: false, encoding: .utf8)
        let info = [
            "CFBundleExecutable": "Staged", "CFBundleIdentifier": "com.example.staged", "CFBundleDisplayName": "?", "GROUP": "group.x",
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: "\(app)/Info.plist"))
        try FileManager.default.copyItem(atPath: Child.product("defaults-child"), toPath: "\(app)/Staged")
        var environment = [
            "VITRINE_ROLE": "extension", "VITRINE_HOME": scratch.path, "VITRINE_BUNDLE": app, "HOME": try scratch.folder("container"),
        ]
        environment["VITRINE_LOCALE"] = locale
        let child = try Child(environment, executable: "\(app)/Staged")
        #expect(try child.ask("information GROUP") == "group.x" && child.ask("information CFBundleIdentifier") == "com.example.staged")
        #expect(try child.ask("information CFBundleDisplayName") == name && child.ask("information NONE") == "nil")
    }
}
