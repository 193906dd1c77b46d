import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Modifiers of text") struct TextModifierTests {
    private static let words = "Platform 9 and three quarters, the train to Leeds leaves at noon"

    private func items<V: View>(_ view: V) -> DisplayList { Render.tile(view.frame(width: 140), 158, 158).content }

    /// A view around a text, so that its modifiers are the view's.
    private static func inGroup(_ text: Text) -> some View { Group { text } }

    /// Each with the text it is compared with, by default the same text without it.
    nonisolated private static let changes: [(name: String, make: @MainActor @Sendable (Text) -> AnyView)] = [
        ("font", { AnyView($0.font(.title)) }), ("fontWeight", { AnyView($0.fontWeight(.black)) }),
        ("fontDesign", { AnyView($0.fontDesign(.serif)) }), ("fontWidth", { AnyView($0.fontWidth(.condensed)) }),
        ("fontWidth of a number", { AnyView($0.fontWidth(0.2)) }), ("bold", { AnyView($0.bold()) }),
        ("italic", { AnyView($0.italic()) }), ("monospaced", { AnyView($0.monospaced()) }),
        ("tracking", { AnyView($0.tracking(2)) }), ("kerning", { AnyView($0.kerning(2)) }),
        ("baselineOffset", { AnyView($0.baselineOffset(5)) }), ("underline", { AnyView($0.underline()) }),
        ("strikethrough", { AnyView($0.strikethrough()) }), ("foregroundStyle", { AnyView($0.foregroundStyle(.red)) }),
        ("foregroundColor", { AnyView($0.foregroundColor(.red)) }), ("textScale", { AnyView($0.textScale(.secondary)) }),
        ("smallCaps", { AnyView($0.font(.body.smallCaps())) }), ("font width", { AnyView($0.font(.body.width(.compressed))) }),
        ("font leading", { AnyView($0.font(.body.leading(.tight))) }), ("font weight", { AnyView($0.font(.body.weight(.heavy))) }),
        ("view fontWeight", { AnyView(inGroup($0).fontWeight(.black)) }),
        ("view fontDesign", { AnyView(inGroup($0).fontDesign(.rounded)) }),
        ("view fontWidth", { AnyView(inGroup($0).fontWidth(.expanded)) }), ("view bold", { AnyView(inGroup($0).bold()) }),
        ("view italic", { AnyView(inGroup($0).italic()) }), ("view monospaced", { AnyView(inGroup($0).monospaced()) }),
        ("view tracking", { AnyView(inGroup($0).tracking(3)) }), ("view kerning", { AnyView(inGroup($0).kerning(3)) }),
        ("view underline", { AnyView(inGroup($0).underline(pattern: .dot)) }),
        ("view strikethrough", { AnyView(inGroup($0).strikethrough(color: .red)) }),
        ("view baselineOffset", { AnyView(inGroup($0).baselineOffset(5)) }),
        ("view textScale", { AnyView(inGroup($0).textScale(.secondary)) }),
        ("textCase", { AnyView($0.textCase(.uppercase)) }), ("lineLimit", { AnyView($0.lineLimit(2)) }),
        ("lineSpacing", { AnyView($0.lineSpacing(7)) }), ("multilineTextAlignment", { AnyView($0.multilineTextAlignment(.trailing)) }),
        ("dynamicTypeSize", { AnyView($0.dynamicTypeSize(.accessibility1)) }), ("redacted", { AnyView($0.redacted(reason: .placeholder)) }),
    ]

    @Test("each changes what is drawn", arguments: changes.map(\.name))
    func change(name: String) throws {
        let change = try #require(Self.changes.first { $0.name == name })
        let plain = Text(verbatim: Self.words)
        #expect(items(change.make(plain)) != items(plain))
    }

    @Test("what ends a line differs: where it is cut, how small and how tight it may become")
    func ends() {
        let line = Text(verbatim: Self.words).lineLimit(1)
        let all: [AnyView] = [
            AnyView(line), AnyView(line.truncationMode(.head)), AnyView(line.truncationMode(.middle)),
            AnyView(line.minimumScaleFactor(0.2)), AnyView(Text(verbatim: Self.words).lineLimit(5, reservesSpace: true)),
        ]
        #expect(Set(all.map { items($0) }).count == all.count)
        let barely = Text(verbatim: "Barely too wide for it").lineLimit(1)
        let width = Render.fitting(barely).contentSize.width - 3
        let loose = Render.tile(barely.frame(width: width), 300, 50).content
        #expect(loose != Render.tile(barely.allowsTightening(true).frame(width: width), 300, 50).content)
    }

    @Test("a range of line limits is as high as its lower bound and ends at its upper one")
    func lineRange() {
        func height<V: View>(_ view: V) -> CGFloat { Render.fitting(view, 140).contentSize.height }
        let short = Text(verbatim: "One line")
        #expect(abs(height(short.lineLimit(2...4)) - (22 + 20.333)) < 0.34)
        #expect(height(short.lineLimit(3...)) == height(short.lineLimit(3, reservesSpace: true)))
        #expect(height(short.lineLimit(...3)) == height(short))
        let long = Text(verbatim: Self.words)
        #expect(height(long.lineLimit(1...2)) == height(long.lineLimit(2)))
    }

    @Test("lines under and through words take their pattern and colour")
    func lines() {
        let view = Text(verbatim: "a").underline(pattern: .dash, color: .red).strikethrough(pattern: .dashDot, color: .green)
        let span = view.spans(in: EnvironmentValues())[0]
        #expect(span.underlinePattern == .dash)
        #expect(span.strikethroughPattern == .dashDot)
        #expect(span.underline != span.strikethrough)
        #expect(Text(verbatim: "a").underline().underline(false).spans(in: EnvironmentValues())[0].underline != nil)
        #expect(Text(verbatim: "a").underline(false).spans(in: EnvironmentValues())[0].underline == nil)
        let style = Text.LineStyle(pattern: .dot, color: .blue)
        #expect(style != .single)
    }

    @Test("fonts of every kind have their size, weight, width and design")
    func fonts() {
        func drawn(_ font: Font) -> FontDescription { font.description(in: Render.environment()) }
        #expect(drawn(.system(.title2, design: .rounded, weight: .bold)).design == .rounded)
        #expect(drawn(.system(size: 12, weight: .heavy, design: .monospaced)).weight == .heavy)
        #expect(drawn(.system(.largeTitle)).size == 34)
        #expect(drawn(.system(.body, design: .serif)).design == .serif)
        #expect(drawn(.body.width(.condensed)).width == -0.2)
        #expect(drawn(.body.width(0.1)).width == 0.1)
        #expect(drawn(.body.lowercaseSmallCaps()).smallCaps == .lowercase)
        #expect(drawn(.body.lowercaseSmallCaps().uppercaseSmallCaps()).smallCaps == .all)
        #expect(drawn(.extraLargeTitle).size == 36)
        #expect(drawn(.extraLargeTitle2).weight == .bold)
        #expect(drawn(.body.leading(.loose)).leading > drawn(.body).leading)
        #expect(drawn(.custom("Papyrus", size: 20, relativeTo: .title)).size == 20)
        #expect(drawn(Font(UIFont.systemFont(ofSize: 13, weight: .bold))).weight == .bold)
        #expect(drawn(Font(UIFont.preferredFont(forTextStyle: .caption1))).size == 12)
        #expect(Font.TextStyle.allCases.count == 13)
    }

    @Test(
        "a metric is whole pixels of its screen: 16 and 17 points at the medium size",
        arguments: [(2.0, 15.5, 16), (3, 46.0 / 3, 49.0 / 3)])
    func metricPixels(_ scale: Double, _ sixteen: Double, _ seventeen: Double) {
        struct Metric: View {
            @ScaledMetric var width = 16.0
            @ScaledMetric var height = 17.0
            var body: some View { Color.red.frame(width: width, height: height) }
        }
        let size = Render.fitting(Metric(), environment: Render.environment(scale: CGFloat(scale), size: .medium)).contentSize
        #expect(abs(Double(size.width) - sixteen) < 0.001 && abs(Double(size.height) - seventeen) < 0.001, "\(size)")
    }

    @Test("a metric grows as its text style does, to a third of a point")
    func scaledMetric() {
        struct Metric: View {
            @ScaledMetric var side = 10.0
            @ScaledMetric(relativeTo: .largeTitle) var large: CGFloat = 10
            var body: some View { Color.red.frame(width: side, height: large) }
        }
        let frame = Render.fitting(Metric(), environment: Render.environment(size: .accessibility5)).contentSize
        #expect(abs(frame.width - 10 * 62.0 / 22) < 0.17)
        #expect(abs(frame.height - 10 * 70.0 / 41) < 0.17)
        #expect(Render.fitting(Metric()).contentSize == CGSize(width: 10, height: 10))
    }

    @Test("a picture stands in a line, in the line's font and colour, and is read by its name")
    func pictures() throws {
        let view = Text("\(Image(systemName: "star.fill")) Rated").font(.title).foregroundStyle(.red)
        let resolved = view.resolvedForTests
        let attachment = try #require(resolved[0].attachment)
        #expect(attachment.width > 10 && attachment.ascent > 10)
        #expect(resolved.count == 2)
        let small = try #require(Text(Image(systemName: "star.fill")).font(.caption).resolvedForTests[0].attachment)
        #expect(small.width < attachment.width)
        let tile = Render.tile(view)
        #expect(tile.accessibility.first?.label.contains("Rated") == true)
        #expect(tile.accessibility.first?.label.contains("\u{FFFC}") == false)
        #expect(tile.content != Render.tile(Text(" Rated").font(.title).foregroundStyle(.red)).content)
        #expect(tile.diagnostics.isEmpty)
        let bitmap = Text("a") + Text(Image(uiImage: Self.square)) + Text("b")
        let picture = Render.tile(bitmap)
        #expect(picture.content.images.count == 1)
    }

    @Test("a text says aloud what it is told to")
    func spoken() {
        #expect(
            Render.tile(Text("5 km/h").accessibilityLabel("5 kilometres an hour")).accessibility.map(\.label) == ["5 kilometres an hour"])
        let joined = Text("Wind ") + Text("5 km/h").accessibilityLabel(Text("5 kilometres an hour"))
        #expect(Render.tile(joined).accessibility.map(\.label) == ["Wind 5 kilometres an hour"])
    }

    private static let square: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
}

extension Text {
    fileprivate var resolvedForTests: [TextSpan] { spans(in: Render.environment()) }
}
