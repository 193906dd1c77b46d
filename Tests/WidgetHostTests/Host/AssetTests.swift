import Foundation
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@testable import WidgetHost

/// What an Xcode target keeps beside its source, read by the extension's process and drawn in this one.
@Suite("Assets of an extension", .serialized, .timeLimit(.minutes(2)))
struct AssetTests {
    private static func color(_ light: String, _ dark: String) -> Data {
        func entry(_ byte: String, _ more: String) -> String {
            #"{"idiom": "universal"\#(more), "color": {"color-space": "srgb", "components": {"red": "\#(byte)", "green": "0", "blue": "0", "alpha": "1.0"}}}"#
        }
        let inTheDark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        return Data(#"{"colors": [\#(entry(light, "")), \#(entry(dark, inTheDark))]}"#.utf8)
    }

    private static func resources() throws -> [String: Data] {
        let mark =
            #"{"images": [{"idiom": "universal", "filename": "mark.png", "scale": "1x"}], "properties": {"template-rendering-intent": "template"}}"#
        let words = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "%lld rooms": {"localizations": {"pl": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "%lld pokoje"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld pokoju"}}}}}}},
            "beds": {"localizations": {"pl": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "%lld łóżka"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld łóżek"}}}}}}},
            "greeting": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "Dzień dobry"}}}}}}
            """
        return [
            "Assets.xcassets/Ink.colorset/Contents.json": color("0xCC", "0x66"),
            "Assets.xcassets/AccentColor.colorset/Contents.json": color("0x77", "0x88"),
            "Assets.xcassets/Paper.colorset/Contents.json": color("0x22", "0x11"),
            "Assets.xcassets/Mark.imageset/Contents.json": Data(mark.utf8),
            "Assets.xcassets/Mark.imageset/mark.png": Data(
                PNG.encode(Bitmap(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256)) ?? Bitmap(width: 1, height: 1))),
            "Localizable.xcstrings": Data(words.utf8),
            "DejaVuSerif.ttf": try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")),
        ]
    }

    private func view(_ probe: Probe) async throws -> ArchivedView {
        let process = try probe.process(locale: "pl_PL")
        guard case .timeline(var request) = try probe.request("Assets") else { throw Failure() }
        request.environments = [RenderEnvironment.Scheme.light, .dark].map { scheme in
            var environment = RenderEnvironment()
            environment.scheme = scheme
            environment.locale = "pl_PL"
            return environment
        }
        let answer = try await process.ask(.timeline(request))
        await process.stop()
        guard case .timeline(let timeline) = answer.body, let view = timeline.entries.first?.variants.first else { throw Failure() }
        return view
    }

    private struct Failure: Error {}

    @Test("colours, pictures, plural texts and fonts of its own reach the host's picture")
    func drawn() async throws {
        let view = try await view(try Probe(resources: Self.resources()))
        #expect(view.diagnostics == [])
        #expect(view.nodes.compactMap(\.text).filter { !$0.contains(":") } == ["3 pokoje", "Dzień dobry", "3 łóżka"])
        let bitmap = Rasterizer(fonts: FontCatalog.file).draw(view.picture(cornerRadius: nil), scale: 1)
        let colors = Set(stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] })
        #expect(colors.isSuperset(of: [0xCC, 0x22, 0x77]))
        let own = view.content.fonts.flatMap(\.facts).map(\.postScriptName)
        #expect(own == ["DejaVuSerif"])
        // Set anew by the host, which knows no font of that name.
        let setter = TextSetter()
        let later = view.shown(at: Date(timeIntervalSince1970: 9_999_999_999), setter: setter)
        #expect(later.content != view.content)
        let runs = later.content.letterFaces
        #expect(runs.contains { CustomFonts.facts($0)?.postScriptName == "DejaVuSerif" })
    }

    @Test("a font that Info.plist names and the bundle has not is told, and so is each asset")
    func missing() async throws {
        let view = try await view(try Probe())
        #expect(view.diagnostics.contains("UIAppFonts: There is no font file Fonts/DejaVuSerif.ttf."))
        #expect(view.diagnostics.contains("The font “DejaVu Serif” is not there; the system font stands for it."))
        #expect(view.diagnostics.contains { $0.hasPrefix("Color(\"Ink\"): no colour named \"Ink\"") })
        #expect(view.diagnostics.contains { $0.hasPrefix("Image(\"Mark\"): no image named \"Mark\"") })
    }
}

extension DisplayList {
    /// The faces of its letters, those of texts that follow the time among them.
    fileprivate var letterFaces: [FontFace] {
        func faces(_ items: [DisplayItem]) -> [FontFace] {
            items.flatMap { item -> [FontFace] in
                switch item {
                case .glyphs(let run): [run.face]
                case .layer(let layer): faces(layer.items)
                case .liveText(let text): faces(text.items)
                default: []
                }
            }
        }
        return faces(items)
    }
}
