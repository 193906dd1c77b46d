import Foundation
import Testing

@testable import WidgetBuild

@Suite("What a bundle says of itself") struct InformationTextsTests {
    private let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"CFBundleDisplayName": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Harbour"}}, "de": {"stringUnit": {"state": "translated", "value": "Hafen"}}
        }}, "CFBundleName": {}}}
        """

    @Test("stays within the bundle, whatever a catalogue calls a language") func kept() throws {
        let scratch = try Scratch(["bundle/x": ""])
        defer { scratch.remove() }
        let catalog =
            #"{"strings": {"a": {"localizations": {"../out": {"stringUnit": {"value": "b"}}, "": {"stringUnit": {"value": "c"}}}}}}"#
        try InformationTexts.write(Data(catalog.utf8), to: scratch.folder.appendingPathComponent("bundle"))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path).sorted() == ["bundle", "bundle/x"])
    }

    @Test("is written for each language of its catalogue, and replaces nothing") func written() throws {
        let scratch = try Scratch(["en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Own\";"])
        defer { scratch.remove() }
        try InformationTexts.write(Data(catalog.utf8), to: scratch.folder)
        func text(_ language: String) -> String? {
            let file = scratch.folder.appendingPathComponent("\(language).lproj/InfoPlist.strings")
            let texts = (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
            return (texts as? [String: String])?["CFBundleDisplayName"]
        }
        #expect(text("de") == "Hafen")
        let own = scratch.folder.appendingPathComponent("en.lproj/InfoPlist.strings")
        #expect(try String(contentsOf: own, encoding: .utf8).contains("Own"))
        #expect(InformationTexts.byLanguage(Data("[]".utf8)).isEmpty)
    }
}
