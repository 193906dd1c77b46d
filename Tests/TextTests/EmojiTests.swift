import Foundation
import Testing
import VitrineDrawing

@Suite("Emoji") struct EmojiTests {
    private let emoji = "NotoColorEmoji.ttf"

    private func files(_ string: String) -> [String] {
        Setting.runs(Setting.text(string)).map { URL(fileURLWithPath: FontCatalog.file($0.face)?.path ?? "").lastPathComponent }
    }

    @Test(
        "a sequence is one picture",
        arguments: ["😀", "👨‍👩‍👧", "👍🏽", "🧑🏿‍🚀", "🇯🇵", "1️⃣", "#️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "☝🏽", "🏳️‍🌈"])
    func sequences(_ string: String) {
        let text = Setting.text(string)
        #expect(files(string) == [emoji])
        #expect(Setting.runs(text).flatMap(\.glyphs).count == 1)
        #expect(text.diagnostics.isEmpty)
        #expect(text.size.height == 61.0 / 3)
        #expect(text.size.width > 17 && text.size.width < 26)
    }

    @Test("skin tones and flags are told from each other")
    func variants() {
        let ids = ["👍", "👍🏻", "👍🏿", "🇯🇵", "🇮🇹"].map { Setting.runs(Setting.text($0))[0].glyphs[0].id }
        #expect(Set(ids).count == ids.count)
    }

    @Test("a variation selector decides between a picture and a sign; without one, what the text's own font has is a sign")
    func selectors() {
        #expect(files("☎\u{FE0F}") == [emoji] && files("☎") == [emoji])
        #expect(files("☎\u{FE0E}") != [emoji])
        #expect(files("©") == ["Inter-Regular.otf"] && files("©\u{FE0F}") == [emoji])
        #expect(files("😀\u{FE0E}").count == 1)
        // In letters of one width "☢" is a sign in Apple's picture (meshtastic/Meshtastic-Apple).
        let fixed = Setting.runs(Setting.text("☢") { $0.spans[0].font.design = .monospaced })
        #expect(fixed.count == 1 && fixed[0].face != Setting.runs(Setting.text("☢"))[0].face && files("☢") == [emoji])
        #expect(files("12") == ["Inter-Regular.otf"] && files("1\u{FE0F}") == ["Inter-Regular.otf"])
    }

    @Test("a space after emoji is as wide as any other")
    func space() {
        func width(_ string: String) -> Double { Double(Setting.text(string, scale: 1000).size.width) }
        #expect(abs(width("😀 a") - width("😀") - width(" a")) < 0.01)
        #expect(files("😀 😀") == [emoji, "Inter-Regular.otf", emoji])
    }

    private func bitmap(_ string: String, paint: Paint = .color(.black), transform: CGAffineTransform = .identity) -> Bitmap {
        var layer = Layer(items: Setting.text(string, size: 24) { $0.spans[0].paint = paint }.items(at: CGPoint(x: 4, y: 4), width: 40))
        layer.transform = transform
        let list = DisplayList(size: CGSize(width: 40, height: 40), items: [.layer(layer)])
        return Rasterizer(fonts: FontCatalog.file).draw(list, scale: 2, background: .white)
    }

    /// The share of pixels that are clearly yellow.
    private func yellow(_ bitmap: Bitmap) -> Double {
        var count = 0
        for place in stride(from: 0, to: bitmap.pixels.count, by: 4)
        where bitmap.pixels[place] > 200 && bitmap.pixels[place + 1] > 150 && bitmap.pixels[place + 2] < 120 { count += 1 }
        return Double(count) / Double(bitmap.width * bitmap.height)
    }

    @Test("emoji keep their colours in any paint, and fade with it")
    func colors() {
        #expect(yellow(bitmap("😀")) > 0.15)
        #expect(bitmap("😀", paint: .color(RGBA(1, 0, 0))) == bitmap("😀"))
        let gradient = Paint.linear(
            stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)], start: .zero,
            end: CGPoint(x: 40, y: 0))
        #expect(bitmap("😀", paint: gradient) == bitmap("😀"))
        #expect(yellow(bitmap("😀", paint: .color(RGBA(0, 0, 0, 0.4)))) == 0)
        #expect(bitmap("😀", paint: .color(.clear)) == bitmap(""))
    }

    @Test("emoji are drawn under any transform")
    func transforms() {
        let turned = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 14, ty: -4)
        #expect(yellow(bitmap("😀", transform: turned)) > 0.1)
        let large = CGAffineTransform(a: 6, b: 0, c: 0, d: 6, tx: -60, ty: -60)
        #expect(yellow(bitmap("😀", transform: large)) > 0.5)
        let tiny = CGAffineTransform(a: 0.01, b: 0, c: 0, d: 0.01, tx: 0, ty: 0)
        #expect(yellow(bitmap("😀", transform: tiny)) < 0.01)
    }

    @Test("an archive holds an emoji by its number; SVG holds each picture once")
    func archive() throws {
        let items = Setting.text("😀😀😀🇯🇵").items(at: .zero, width: 200)
        let list = DisplayList(size: CGSize(width: 200, height: 30), items: items)
        #expect(list.images.isEmpty && list.wireBytes().count < 250)
        #expect(try DisplayList(wireBytes: list.wireBytes()) == list)
        let svg = SVG.write(list, fonts: FontCatalog.file)
        #expect(svg.components(separatedBy: "data:image/png").count - 1 == 2)
        #expect(svg.components(separatedBy: "<use ").count - 1 == 4)
        #expect(svg.contains("aria-label=\"😀😀😀🇯🇵\""))
    }

    @Test("without the package, emoji are looked for elsewhere and the package is named")
    func missingPackage() {
        let setter = TextSetter { face in
            FontCatalog.file(face).flatMap { $0.path.contains("ColorEmoji") ? FontFile(path: "/nowhere/NotoColorEmoji.ttf") : $0 }
        }
        let text = setter.set(Setting.paragraph("Nice 😀"), width: nil, height: nil, scale: 3)
        #expect(text.diagnostics.contains { $0.hasSuffix("install the Debian package fonts-noto-color-emoji.") })
        #expect(text.size.height == 61.0 / 3)
    }
}
