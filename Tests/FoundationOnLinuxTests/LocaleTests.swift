import Foundation
import Testing

@Suite("The locale of a process")
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
}
