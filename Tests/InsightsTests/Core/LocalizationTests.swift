import SystemWords
import Testing

@Suite("Words of Insights") struct LocalizationTests {
    @Test("every language has every word", arguments: ["Core", "Widgets", "AppCore"], ["de", "it", "ja"])
    func complete(_ part: String, _ language: String) throws {
        #expect(try SystemWords("Insights", part).faults(language, least: 6) == [])
    }
}
