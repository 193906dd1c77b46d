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
}
