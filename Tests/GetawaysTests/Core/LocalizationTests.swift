import Foundation
import Testing

@Suite("Words of Getaways") struct LocalizationTests {
    private static let system = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Systems/Getaways").standardizedFileURL

    private static func strings(_ target: String, _ language: String) throws -> [String: String] {
        let file = system.appendingPathComponent("\(target)/Resources/\(language).lproj/Localizable.strings")
        let text = try String(contentsOf: file, encoding: .utf8)
        return Dictionary(
            uniqueKeysWithValues: text.matches(of: #/(?m)^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/#).map {
                (String($0.1), String($0.2))
            })
    }

    @Test("every language has every word", arguments: ["Core", "Widgets"], ["de", "it"])
    func complete(_ target: String, _ language: String) throws {
        let english = try Self.strings(target, "en"), other = try Self.strings(target, language)
        #expect(english.count > 10)
        #expect(Set(english.keys) == Set(other.keys))
        #expect(other.values.allSatisfy { !$0.isEmpty })
        for (key, word) in other {
            #expect(word.matches(of: #/%(\d\$)?@/#).count == key.matches(of: #/%@/#).count, "\(key)")
        }
    }

    @Test("the core knows nothing of the app, of the service's code or of intents (R2.5)")
    func boundary() throws {
        let files = try #require(
            FileManager.default.enumerator(at: Self.system.appendingPathComponent("Core"), includingPropertiesForKeys: nil)
        ).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 25)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in ["GetawaysAppCore", "GetawaysServiceCore", "import AppIntents", "import Intents", "import Hummingbird", "Vitrine"] {
                #expect(!text.contains(word), "\(file.lastPathComponent) has \(word)")
            }
        }
    }
}
