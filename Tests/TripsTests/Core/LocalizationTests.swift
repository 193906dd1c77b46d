import Foundation
import Testing

struct LocalizationTests {
    private static func strings(_ language: String) throws -> [String: String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Systems/Trips/Core/Resources/\(language).lproj/Localizable.strings")
        let text = try String(contentsOf: file, encoding: .utf8)
        return Dictionary(
            uniqueKeysWithValues: text.matches(of: #/(?m)^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/#).map {
                (String($0.1), String($0.2))
            })
    }

    @Test("every language has every word of the widget", arguments: ["it", "ja", "de"])
    func complete(_ language: String) throws {
        let english = try Self.strings("en"), other = try Self.strings(language)
        #expect(english.count > 15)
        #expect(Set(english.keys) == Set(other.keys))
        #expect(other.values.allSatisfy { !$0.isEmpty })
        for (key, word) in other {
            #expect(word.matches(of: #/%(\d\$)?@/#).count == key.matches(of: #/%@/#).count, "\(key)")
        }
    }
}
