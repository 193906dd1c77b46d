import AssetSymbols
import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("Symbols of string catalogues", .ownThreads) struct StringSymbolsTests {
    private func source(_ strings: String, table: String = "Localizable") throws -> String {
        let catalog = "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \(strings) } }"
        let scratch = try Scratch(["\(table).xcstrings": catalog])
        defer { scratch.remove() }
        return try StringSymbols(catalog: scratch.folder.appendingPathComponent("\(table).xcstrings")).source(bundle: "B")
    }

    private func string(_ key: String, _ value: String, state: String = "manual") -> String {
        """
        "\(key)": { "extractionState": "\(state)", "localizations": { "en": { "stringUnit": { "state": "new", "value": "\(value)" } } } }
        """
    }

    @Test("are made of strings that were entered by hand, values as parameters in their order (xcode.2)")
    func members() throws {
        let made = try source(
            [
                string("TITLE", "A title"), string("cart.check-out", "100%% of %1$lld, %2$@"), string("named", "%(b)lf and %(a)@, %(b)lf"),
                string("found", "not by hand", state: "extracted_with_value"),
            ].joined(separator: ","))
        #expect(made.contains("static var title: LocalizedStringResource { LocalizedStringResource(\"TITLE\", defaultValue: \"A title\""))
        #expect(made.contains("static func cartCheckOut(_ arg1: Int, _ arg2: String)"))
        #expect(made.contains(#"defaultValue: "100% of \(arg1), \(arg2)""#))
        #expect(made.contains("static func named(b: Double, a: String)") && made.contains(#""\(b) and \(a), \(b)""#))
        #expect(!made.contains("found"))
        #expect(try source(string("a", "b", state: "stale")).isEmpty)
        #expect(try source(string("open", "Open"), table: "Harbour").contains("enum Harbour {\n    nonisolated static var open"))
    }

    @Test("are found in the language of the device, with values by name or by number (xcode.2)")
    func drawn() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out")
        let outcome = try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run([
            "VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path, "render",
            Places.fixtures.appendingPathComponent("Lighthouse").path, "--family", "systemSmall", "--locale", "en_GB", "--format", "json",
            "--out", out.path,
        ])
        #expect(outcome.status == 0, "\(outcome.output)")
        let index = try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8)
        #expect(index.contains("\"Beacon\"") && index.contains("In West: 2 ships"))
    }
}
