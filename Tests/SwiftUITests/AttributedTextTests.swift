import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Markdown and attributed strings") struct AttributedTextTests {
    private func spans(_ text: Text, _ locale: String = "en_US") -> [TextSpan] { text.spans(in: Render.environment(locale: locale)) }

    @Test("emphasis, code, strikethrough and links of a literal are set")
    func literals() {
        let set = spans(Text("Take the **second** _left_, then `make` ~~or not~~ [here](https://example.com)"))
        #expect(set.map(\.string) == ["Take the ", "second", " ", "left", ", then ", "make", " ", "or not", " ", "here"])
        #expect(set[1].font.weight == .semibold)
        #expect(set[3].font.italic)
        #expect(set[5].font.design == .monospaced)
        #expect(set[7].strikethrough != nil)
        #expect(set[9].paint != set[0].paint)
        #expect(set[0].font.weight == .regular)
    }

    @Test("values are not read as Markdown, and stand inside it")
    func values() {
        let name = "**Ion**"
        let set = spans(Text("For **\(name)** at \(5)"))
        #expect(set.map(\.string).joined() == "For **Ion** at 5")
        #expect(set[1].string == "**Ion**")
        #expect(set[1].font.weight == .semibold)
        let plain = "**not bold**"
        #expect(spans(Text(plain)).map(\.string) == ["**not bold**"])
        #expect(spans(Text(verbatim: "*a*")).map(\.string) == ["*a*"])
    }

    @Test(
        "what only looks like Markdown stays",
        arguments: [
            ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("5 < 6", "5 < 6"), ("a [b] c", "a [b] c"),
            ("\\*stars\\*", "*stars*"), ("**open", "**open"), ("`tick", "`tick"), ("~ 5 km", "~ 5 km"), ("***all***", "all"),
            ("**a *b* c**", "a b c"), ("Q&amp;A", "Q&A"), ("R&D", "R&D"), ("<https://a.example>", "https://a.example"),
            ("[a](b", "[a](b"), ("![alt](x.png)", "alt"), ("", ""),
        ])
    func looks(key: String, expected: String) {
        #expect(spans(Text(LocalizedStringKey(key))).map(\.string).joined() == expected)
    }

    @Test("hostile Markdown is read in time that grows with its length")
    func hostile() {
        for unit in ["*", "_a", "`", "[", "![", "](", "~~", "<", "&", "**a*", "\\"] {
            let text = String(repeating: unit, count: 3000)
            #expect(!spans(Text(LocalizedStringKey(text))).isEmpty)
        }
    }

    @Test("an attributed string type-checks and is drawn as it says")
    func attributed() {
        var string = AttributedString("Gate 42")
        string.font = .headline
        string.foregroundColor = .red
        var rest = AttributedString(" closes")
        rest.backgroundColor = .yellow
        rest.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        rest.strikethroughStyle = .single
        rest.kern = 1
        rest.tracking = 2
        rest.baselineOffset = 3
        rest.swiftUI.font = .body.italic()
        let set = spans(Text(string + rest))
        #expect(set.map(\.string) == ["Gate 42", " closes"])
        #expect(set[0].font.weight == .semibold)
        #expect(set[0].paint == Text("x").foregroundColor(.red).spans(in: Render.environment())[0].paint)
        #expect(set[1].background != nil)
        #expect(set[1].underlinePattern == .dash)
        #expect(set[1].strikethrough != nil)
        #expect([set[1].kern, set[1].tracking, set[1].baselineOffset] == [1, 2, 3])
        #expect(set[1].font.italic)
        #expect(string.runs.first?.font == .headline)
        var container = AttributeContainer()
        container.foregroundColor = .green
        string.mergeAttributes(container)
        #expect(string.foregroundColor == .green)
        if let range = string.range(of: "42") { string[range].font = .title }
        #expect(spans(Text(string)).map(\.font.size) == [17, 28])
        #expect(Render.tile(Text(string + rest)).content != Render.tile(Text(verbatim: "Gate 42 closes")).content)
    }

    @Test("an attributed string in a literal keeps its look")
    func interpolated() {
        var name = AttributedString("Ion")
        name.foregroundColor = .red
        let set = spans(Text("By \(name)!"))
        #expect(set.map(\.string) == ["By ", "Ion", "!"])
        #expect(set[1].paint != set[0].paint)
    }

    @Test("Markdown becomes an attributed string")
    func markdown() throws {
        let string = try AttributedString(markdown: "**Now** [book](https://example.com/a b) or *wait*")
        #expect(String(string.characters) == "Now [book](https://example.com/a b) or wait")
        let linked = try AttributedString(
            markdown: "Go [there](there.html)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://example.com/x/"))
        #expect(linked.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com/x/there.html"])
        #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        let localized = AttributedString(localized: "**Hi**")
        #expect(String(localized.characters) == "Hi")
    }

    @Test("an English noun follows its number")
    func inflection() {
        func words(_ count: Int, _ locale: String = "en_US") -> String {
            spans(Text("^[\(count) night](inflect: true) left"), locale).map(\.string).joined()
        }
        #expect(words(1) == "1 night left")
        #expect(words(2) == "2 nights left")
        #expect(spans(Text("^[\(3) city](inflect: true)")).map(\.string).joined() == "3 cities")
        #expect(spans(Text("^[\(3) person](inflect: true)")).map(\.string).joined() == "3 people")
        #expect(words(2, "de_DE") == "2 night left")
    }

    @Test("plural forms of a table are taken by the language's rules")
    func plurals() throws {
        let bundle = try #require(Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Resources")))
        func words(_ count: Int, _ locale: String) -> String {
            spans(Text("\(count) nights left", bundle: bundle), locale).map(\.string).joined()
        }
        #expect(words(0, "en_US") == "No nights left")
        #expect(words(1, "en_US") == "1 night left")
        #expect(words(1234, "en_US") == "1,234 nights left")
        #expect(words(1, "ja_JP") == "あと1泊")
        #expect(words(3, "it_IT") == "Ancora 3 notti")
        #expect(words(1, "it_IT") == "Ancora una notte")
    }

    @Test("texts from resources, formatters and styles of AttributedString")
    func others() {
        #expect(spans(Text(LocalizedStringResource("Plain"))).map(\.string) == ["Plain"])
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        #expect(spans(Text(Date(timeIntervalSince1970: 0) as NSDate, formatter: DateFormatter())).count == 1)
        #expect(spans(Text(1234.5, format: .currency(code: "EUR")), "de_DE")[0].string.hasPrefix("1.234,50"))
        #expect(spans(Text(["a", "b"], format: .list(type: .and)), "de_DE").map(\.string) == ["a und b"])
        #expect(
            spans(Text(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .wide)), "de_DE")[0].string
                == "5 Kilometer")
    }
}
