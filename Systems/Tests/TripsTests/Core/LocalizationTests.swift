import SystemWords
import Testing

struct LocalizationTests {
    @Test("every language has every word of the widget", arguments: ["it", "ja", "de"])
    func complete(_ language: String) throws {
        #expect(try SystemWords("Trips", "Core").faults(language, least: 16) == [])
    }
}
