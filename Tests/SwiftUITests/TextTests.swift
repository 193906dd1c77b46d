import SwiftUI
import Testing

@MainActor @Suite("Text") struct TextTests {
    private func words<V: View>(_ view: V, _ locale: String = "en_GB") -> [String] {
        Render.tile(view, environment: Render.environment(locale: locale)).nodes.compactMap(\.text)
    }

    private var bundle: Bundle {
        // The folder of strings is a resource of the test bundle.
        Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Resources"))!
    }

    @Test(
        "keys are looked up in the bundle's table by the environment's locale",
        arguments: [
            ("en_GB", "Hello"), ("ja_JP", "こんにちは"), ("ja", "こんにちは"), ("it_IT", "Ciao"), ("de_DE", "Hello"),
        ])
    func strings(locale: String, expected: String) { #expect(words(Text("greeting", bundle: bundle), locale) == [expected]) }

    @Test("a language without a key falls back to nothing but the key, as iOS")
    func missingKey() {
        #expect(words(Text("not in any table", bundle: bundle)) == ["not in any table"])
        #expect(words(Text("only english", bundle: bundle), "en_US") == ["Only in English"])
    }

    @Test("placeholders are filled in the order of the translation")
    func placeholders() {
        let text = Text("stay \(1234) nights at \("Ion")", bundle: bundle)
        #expect(words(text, "en_GB") == ["1,234 nights at Ion"])
        #expect(words(text, "ja_JP") == ["Ionに1,234泊"])
    }

    @Test("numbers in a key are written as the locale does, percent signs stay")
    func numbers() {
        #expect(words(Text("\(12345)"), "de_DE") == ["12.345"])
        #expect(words(Text("\(1.5)")) == ["1.500000"])
        #expect(words(Text("\(1.256, specifier: "%.2f")")) == ["1.26"])
        #expect(words(Text("\(7, specifier: "%02d")")) == ["07"])
        #expect(words(Text("100 % sure")) == ["100 % sure"])
        #expect(words(Text("\(50)% off")) == ["50% off"])
        #expect(words(Text(verbatim: "%@ %lld")) == ["%@ %lld"])
        let name = "greeting"
        #expect(words(Text(name)) == ["greeting"])
    }

    @Test("texts in a text keep their look, and pieces joined are one text")
    func joined() {
        let picture = Render.fitting(Text("a \(Text("b").bold()) c") + Text(verbatim: "d").foregroundColor(.red))
        #expect(picture.nodes.compactMap(\.text) == ["a b cd"])
        let spans = (Text("a").bold() + Text("b")).font(.title).spans(in: EnvironmentValues())
        #expect(spans.map(\.font.size) == [28, 28])
        #expect(spans.map(\.font.weight) == [.bold, .regular])
    }

    @Test("the modifier nearest to the words wins, and a text's own wins over the view's")
    func nearest() {
        let spans = Text("a").font(.title).font(.caption).spans(in: EnvironmentValues())
        #expect(spans[0].font.size == 28)
        let picture = Render.fitting(VStack { Text("a").font(.largeTitle) }.font(.caption))
        #expect(abs(picture.contentSize.height - 40.667) < 0.01)
    }

    @Test("text styles grow with the size of type, sizes do not", arguments: DynamicTypeSize.allCases)
    func dynamicType(size: DynamicTypeSize) {
        let environment = Render.environment(size: size)
        let body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][size.rawValue]
        #expect(Font.body.description(in: environment).size == Double(body))
        #expect(Font.headline.description(in: environment).weight == .semibold)
        #expect(Font.system(size: 13).description(in: environment).size == 13)
        #expect(Font.custom("X", fixedSize: 13).description(in: environment).size == 13)
        // Custom fonts grow as the style's lines do.
        let lines = [19.0, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62][size.rawValue]
        #expect(abs(Font.custom("X", size: 17).description(in: environment).size - 17 * lines / 22) < 0.17)
    }

    @Test("bold makes a style as heavy as its emphasized form")
    func bold() {
        #expect(Font.body.bold().description(in: EnvironmentValues()).weight == .semibold)
        #expect(Font.title.bold().description(in: EnvironmentValues()).weight == .bold)
        #expect(Font.title.weight(.light).description(in: EnvironmentValues()).weight == .light)
        #expect(Text("a").bold().spans(in: EnvironmentValues())[0].font.weight == .semibold)
        #expect(Text("a").fontWeight(.bold).spans(in: EnvironmentValues())[0].font.weight == .bold)
        #expect(Text("a").font(.system(size: 9)).bold().spans(in: EnvironmentValues())[0].font.weight == .bold)
    }

    @Test("a range of type sizes holds the size inside it")
    func typeSizeRange() {
        let view = Text("a").dynamicTypeSize(...DynamicTypeSize.large)
        let picture = Render.fitting(view, environment: Render.environment(size: .accessibility5))
        #expect(abs(picture.contentSize.height - 20.333) < 0.01)
    }

    @Test("letter case, dates and formats follow the environment")
    func formats() {
        #expect(words(Text("istanbul").textCase(.uppercase), "tr_TR") == ["İSTANBUL"])
        var environment = Render.environment(locale: "en_GB")
        environment.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
        let noon = Date(timeIntervalSince1970: 12 * 3600)
        let picture = Render.tile(Text(noon, style: .time), environment: environment)
        #expect(picture.nodes.compactMap(\.text) == ["21:00"])
        #expect(words(Text(1234.5, format: .number), "de_DE") == ["1.234,5"])
    }
}
