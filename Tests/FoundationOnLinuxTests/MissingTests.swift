import Foundation
import FoundationMissing
import OwnThreads
import Testing

@Suite("What Foundation lacks on Linux", .ownThreads)
struct MissingTests {
    private func bundle(_ scratch: Scratch) throws -> Bundle {
        let root = try scratch.folder("Texts.bundle")
        for (language, greeting) in [("en", "Hello %@, %lld rooms"), ("it", "%2$lld camere per %1$@"), ("ja", "%@様、%lld室")] {
            let folder = try scratch.folder("Texts.bundle/\(language).lproj")
            let only = language == "en" ? "\"only\" = \"English only\";\n" : ""
            try "\"Hi %@, %lld rooms\" = \"\(greeting)\";\n\"100%\" = \"100% \(language)\";\n\(only)"
                .write(toFile: "\(folder)/Localizable.strings", atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(path: root))
    }

    @Test(
        "a localized text takes its language from the locale and puts its values where the translator did",
        arguments: [
            ("it_IT", "1234 camere per Ada"), ("ja_JP", "Ada様、1,234室"), ("en_US", "Hello Ada, 1,234 rooms"),
            ("fr_FR", "Hello Ada, 1 234 rooms"),
        ])
    func localized(locale: String, expected: String) throws {
        let scratch = try Scratch()
        let bundle = try bundle(scratch)
        let (name, count) = ("Ada", 1234)
        let resource = LocalizedStringResource(
            "Hi \(name), \(count) rooms", locale: Locale(identifier: locale), bundle: .atURL(bundle.bundleURL))
        #expect(String(localized: resource).replacingOccurrences(of: "\u{202F}", with: " ") == expected)
    }

    @Test("what a language lacks comes from English, and what nobody has is the key with its values")
    func fallbacks() throws {
        let scratch = try Scratch()
        let bundle = try bundle(scratch)
        #expect(LocalizedText.lookUp("only", bundle: bundle, languages: ["ja-JP"]) == "English only")
        #expect(LocalizedText.lookUp("nowhere", bundle: bundle, languages: ["ja-JP"]) == nil)
        #expect(LocalizedText.lookUp("100%", bundle: bundle, languages: ["it-CH"]) == "100% it")
        #expect(String(localized: "50% of \(3)", bundle: bundle) == "50% of 3")
        #expect(String(localized: "100%", bundle: bundle) == "100% en")
    }

    @Test("relative dates speak the locale's language")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        formatter.calendar = Calendar(identifier: .gregorian)
        for (locale, ahead, behind) in [
            ("en_US", "in 2 hours", "1 day ago"), ("it_IT", "tra 2 ore", "1 giorno fa"), ("ja_JP", "2 時間後", "1 日前"),
        ] {
            formatter.locale = Locale(identifier: locale)
            #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == ahead)
            #expect(formatter.localizedString(fromTimeInterval: -86_400) == behind)
        }
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    }

    @Test("R1.32 the key-value form of UserDefaults answers like object(forKey:)")
    func keyValueForm() throws {
        let defaults = try #require(UserDefaults(suiteName: "vitrine-\(UUID().uuidString)"))
        defaults.setValue("text", forKey: "key")
        #expect(defaults.value(forKey: "key") as? String == "text")
        defaults.setValue(nil, forKey: "key")
        #expect(defaults.value(forKey: "key") == nil)
    }

    @Test("containerURL is nil in a process without entitlements")
    func container() {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == nil)
    }
}
