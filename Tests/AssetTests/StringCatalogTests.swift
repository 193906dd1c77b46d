import Foundation
import SwiftUI
import Testing

@Suite("A string catalogue") @MainActor struct StringCatalogTests {
    private func written(_ strings: String, source: String = "en") throws -> WrittenBundle {
        try WrittenBundle(["Localizable.xcstrings": "{\"sourceLanguage\": \"\(source)\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"])
    }

    private nonisolated static func unit(_ value: String, _ state: String = "translated") -> String {
        "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }

    /// A key's JSON, the reader's language, and what is drawn.
    nonisolated static let states: [(String, String, String)] = [
        (#"{"localizations": {"de": \#(unit("Hallo"))}}"#, "de", "Hallo"),
        (#"{"localizations": {"de": \#(unit("Hallo", "needs_review"))}}"#, "de", "Hallo"),
        (#"{"localizations": {"de": \#(unit("", "new"))}}"#, "de", "greeting"),
        (#"{"extractionState": "stale", "localizations": {"de": \#(unit("Alt"))}}"#, "de", "Alt"),
        (#"{"extractionState": "manual", "localizations": {"en": \#(unit("Hello", "new")), "de": \#(unit("", "new"))}}"#, "de", "Hello"),
        (#"{"localizations": {"en": \#(unit("Hello")), "de": \#(unit("Hallo"))}}"#, "en", "Hello"),
        (#"{"localizations": {"en": \#(unit("Hello")), "de": \#(unit("Hallo"))}}"#, "ja", "Hello"),
        (#"{"shouldTranslate": false, "localizations": {"de": \#(unit("Hallo"))}}"#, "de", "greeting"),
        ("{}", "de", "greeting"),
        (#"{"localizations": {"pt-BR": \#(unit("Oi")), "pt-PT": \#(unit("Olá"))}}"#, "pt_PT", "Olá"),
        (
            #"{"localizations": {"de": {"variations": {"device": {"iphone": \#(unit("Tippen")), "mac": \#(unit("Klicken")), "other": \#(unit("Los"))}}}}}"#,
            "de", "Tippen"
        ),
        (#"{"localizations": {"de": {"variations": {"device": {"mac": \#(unit("Klicken")), "other": \#(unit("Los"))}}}}}"#, "de", "Los"),
    ]

    @Test("gives a text by language, state and device", arguments: states)
    func states(key: String, reader: String, drawn: String) throws {
        let written = try written("\"greeting\": \(key)")
        #expect(words(Text("greeting", bundle: written.bundle), locale: reader) == drawn)
    }

    @Test("varies by the first number among its values") func plural() throws {
        let forms = "{\"one\": \(Self.unit("%@ has one room")), \"other\": \(Self.unit("%@ has %lld rooms"))}"
        let written = try written("\"%@ has %lld rooms\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": \(forms)}}}}")
        func said(_ name: String, _ rooms: Int) -> String {
            words(Text("\(name) has \(rooms) rooms", bundle: written.bundle), locale: "en")
        }
        #expect(said("Anna", 1) == "Anna has one room")
        #expect(said("Anna", 1234) == "Anna has 1,234 rooms")
    }

    @Test("puts substitutions in, each by its own number, on the devices it names") func substitutions() throws {
        func forms(_ one: String, _ other: String) -> String {
            "{\"plural\": {\"one\": \(Self.unit(one)), \"other\": \(Self.unit(other))}}"
        }
        let german = """
            {"stringUnit": {"state": "translated", "value": "In %2$#@rooms@ wohnen %#@guests@"}, "substitutions": {
            "guests": {"argNum": 1, "formatSpecifier": "lld", "variations": {"device": {"iphone": {"variations": \
            \(forms("ein Gast", "%arg Gäste"))}, "other": {"variations": \(forms("-", "-"))}}}},
            "rooms": {"argNum": 2, "formatSpecifier": "lld", "variations": \(forms("einem Zimmer", "%arg Zimmern"))}}}
            """
        let written = try written("\"%lld guests in %lld rooms\": {\"localizations\": {\"de\": \(german)}}")
        func said(_ guests: Int, _ rooms: Int, _ locale: String = "de") -> String {
            words(Text("\(guests) guests in \(rooms) rooms", bundle: written.bundle), locale: locale)
        }
        #expect(said(1, 2) == "In 2 Zimmern wohnen ein Gast")
        #expect(said(1234, 1) == "In einem Zimmer wohnen 1.234 Gäste")
        #expect(said(1, 2, "en") == "1 guests in 2 rooms")
    }

    @Test("gives way to what it was compiled to") func compiled() throws {
        let written = try written("\"greeting\": {\"localizations\": {\"de\": \(Self.unit("aus dem Katalog"))}}")
        try written.write(Data("greeting = \"aus der Tabelle\";".utf8), to: "de.lproj/Localizable.strings")
        #expect(words(Text("greeting", bundle: written.bundle), locale: "de") == "aus der Tabelle")
    }

    @Test("of another source language is read in it last") func source() throws {
        let written = try written("\"saluto\": {\"localizations\": {\"it\": \(Self.unit("Ciao"))}}, \"solo\": {}", source: "it")
        #expect(words(Text("saluto", bundle: written.bundle), locale: "ja") == "Ciao")
        #expect(words(Text("solo", bundle: written.bundle), locale: "ja") == "solo")
    }
}
