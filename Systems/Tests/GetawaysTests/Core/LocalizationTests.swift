import SystemWords
import Testing

@Suite("Words of Getaways") struct LocalizationTests {
    @Test("every language has every word", arguments: ["Core", "Widgets"], ["de", "it"])
    func complete(_ part: String, _ language: String) throws {
        #expect(try SystemWords("Getaways", part).faults(language, least: 11) == [])
    }
}
