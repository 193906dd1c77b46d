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

    @Test("every language has every word", arguments: ["de", "it", "ja"])
    func complete(_ language: String) throws {
        let english = try Self.strings("Core", "en"), other = try Self.strings("Core", language)
        #expect(english.count > 5)
        #expect(Set(english.keys) == Set(other.keys))
        #expect(other.values.allSatisfy { !$0.isEmpty })
        for (key, word) in other {
            #expect(word.matches(of: #/%(\d\$)?@/#).count == key.matches(of: #/%@/#).count, "\(key)")
        }
    }
}
