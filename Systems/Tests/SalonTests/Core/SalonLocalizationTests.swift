import SystemWords
import Testing

@Suite("Words of Salon") struct SalonLocalizationTests {
    @Test("every language has every word", arguments: ["Core", "AppCore"], ["de", "it", "ja"])
    func complete(_ part: String, _ language: String) throws {
        #expect(try SystemWords("Salon", part).faults(language, least: 6) == [])
    }
}
