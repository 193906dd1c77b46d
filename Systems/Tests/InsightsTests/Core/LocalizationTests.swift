import Foundation
import SystemWords
import Testing

@testable import InsightsCore

@Suite("Words of Insights") struct LocalizationTests {
    @Test("every language has every word", arguments: ["Core", "Widgets", "AppCore"], ["de", "it", "fr", "ja"])
    func complete(_ part: String, _ language: String) throws {
        #expect(try SystemWords("Insights", part).faults(language, least: 6) == [])
    }

    @Test("true.21: the languages there are are those with words; any other is English throughout, figures and times too")
    func whole() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: InsightsWords.bundle.bundlePath)
            .filter { $0.hasSuffix(".lproj") }.map { $0.replacingOccurrences(of: ".lproj", with: "") }
        #expect(Set(folders) == Set(InsightsWords.languages))
        func locale(_ reader: String) -> String { InsightsWords.locale(for: Locale(identifier: reader)).identifier }
        #expect(locale("ar_AE") == "en_AE" && locale("pt") == "en" && locale("zh-Hant_TW") == "en_TW")
        for own in ["fr_CA", "de_CH", "ja_JP", "it_IT", "en_GB"] { #expect(locale(own) == own) }
    }
}
