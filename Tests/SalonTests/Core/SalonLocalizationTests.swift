import Foundation
import Testing

@Suite("Words of Salon") struct SalonLocalizationTests {
    private static let system = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Systems/Salon").standardizedFileURL

    private static func strings(_ target: String, _ language: String) throws -> [String: String] {
        let file = system.appendingPathComponent("\(target)/Resources/\(language).lproj/Localizable.strings")
        let text = try String(contentsOf: file, encoding: .utf8)
        return Dictionary(
            uniqueKeysWithValues: text.matches(of: #/(?m)^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/#).map {
                (String($0.1), String($0.2))
            })
    }

    @Test("every language has every word", arguments: ["Core", "AppCore"], ["de", "it", "ja"])
    func complete(_ target: String, _ language: String) throws {
        let english = try Self.strings(target, "en"), other = try Self.strings(target, language)
        #expect(english.count > 5)
        #expect(Set(english.keys) == Set(other.keys))
        #expect(other.values.allSatisfy { !$0.isEmpty })
        let places = #/%(\d\$)?@/#
        for (key, word) in other {
            #expect(word.matches(of: places).count == english[key]?.matches(of: places).count, "\(key)")
        }
    }
}
