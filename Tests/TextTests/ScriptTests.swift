import Foundation
import Testing
import VitrineDrawing

@Suite("Scripts") struct ScriptTests {
    private func runs(_ string: String, _ change: (inout TextParagraph) -> Void = { _ in }) -> [GlyphRun] {
        Setting.runs(Setting.text(string, change: change))
    }

    private func file(_ run: GlyphRun) -> String { URL(fileURLWithPath: FontCatalog.file(run.face)?.path ?? "").lastPathComponent }

    @Test(
        "every script is drawn by the same font on every machine, without boxes",
        arguments: [
            ("Grüße", "en", "Inter-Regular.otf"), ("Привет", "ru", "Inter-Regular.otf"), ("Καλημέρα", "el", "Inter-Regular.otf"),
            ("مرحبا", "ar", "NotoSansArabic-Regular.ttf"), ("שלום", "he", "NotoSansHebrew-Regular.ttf"),
            ("नमस्ते", "hi", "NotoSansDevanagari-Regular.ttf"), ("สวัสดี", "th", "NotoSansThai-Regular.ttf"),
            ("你好", "zh-Hans", "NotoSansCJK-Regular.ttc"), ("你好", "zh-Hant", "NotoSansCJK-Regular.ttc"),
            ("こんにちは", "ja", "NotoSansCJK-Regular.ttc"), ("안녕하세요", "ko", "NotoSansCJK-Regular.ttc"),
            ("বাংলা", "bn", "NotoSansBengali-Regular.ttf"), ("தமிழ்", "ta", "NotoSansTamil-Regular.ttf"),
            ("ქართული", "ka", "NotoSansGeorgian-Regular.ttf"), ("Հայերեն", "hy", "NotoSansArmenian-Regular.ttf"),
            ("ខ្មែរ", "km", "NotoSansKhmer-Regular.ttf"), ("မြန်မာ", "my", "NotoSansMyanmar-Regular.ttf"),
            ("ລາວ", "lo", "NotoSansLao-Regular.ttf"), ("አማርኛ", "am", "NotoSansEthiopic-Regular.ttf"),
            ("བོད", "bo", "NotoSerifTibetan-Regular.ttf"),
        ])
    func face(_ words: String, _ language: String, _ font: String) {
        let text = Setting.text(words) { $0.language = language }
        #expect(text.diagnostics.isEmpty)
        #expect(Setting.runs(text).map(file) == [font])
        #expect(Setting.runs(text).flatMap(\.glyphs).allSatisfy { $0.id != 0 })
        // Whatever draws it, a line is as high as SF's.
        #expect(text.size.height == 61.0 / 3)
    }

    @Test("bold and the serif design have fonts of their own in each script")
    func looks() {
        #expect(runs("שלום") { $0.spans[0].font.weight = .bold }.map(file) == ["NotoSansHebrew-Bold.ttf"])
        #expect(runs("नमस्ते") { $0.spans[0].font.design = .serif }.map(file) == ["NotoSerifDevanagari-Regular.ttf"])
        let serif = runs("Serif 東京") { $0.spans[0].font.design = .serif }
        #expect(serif.map(file) == ["NotoSerif-Regular.ttf", "NotoSerifCJK-Regular.ttc"])
        #expect(runs("Serif") { ($0.spans[0].font.design, $0.spans[0].font.italic) = (.serif, true) }.map(file) == ["NotoSerif-Italic.ttf"])
        let fixed = runs("fixed") {
            ($0.spans[0].font.design, $0.spans[0].font.italic, $0.spans[0].font.weight) = (.monospaced, true, .medium)
        }
        #expect(fixed.map(file) == ["JetBrainsMono-MediumItalic.ttf"])
        for weight in FontWeight.allCases {
            #expect(runs("fixed") { ($0.spans[0].font.design, $0.spans[0].font.weight) = (.monospaced, weight) }.count == 1)
        }
    }

    @Test("Chinese, Japanese and Korean each write shared characters their own way")
    func regions() {
        let glyphs = ["ja", "ko", "zh-Hans", "zh-Hant"].map { language in runs("直") { $0.language = language }[0] }
        #expect(Set(glyphs.map(\.face)).count == 4)
        let bitmaps = ["ja", "zh-Hans"].map { language -> Bitmap in
            let items = Setting.text("直", size: 40) { $0.language = language }.items(at: .zero, width: 60)
            return Rasterizer(fonts: FontCatalog.file).draw(DisplayList(size: CGSize(width: 60, height: 60), items: items), scale: 2)
        }
        #expect(bitmaps[0] != bitmaps[1])
    }

    @Test("Devanagari puts the short i before its consonant, and joins consonants")
    func devanagari() throws {
        let (ki, ka) = (try #require(runs("कि").first), try #require(runs("क").first))
        // The vowel is written first though it is spoken and stored last.
        #expect(ki.glyphs.count == 2 && ki.glyphs[1].id == ka.glyphs[0].id && ki.glyphs[0].x < ki.glyphs[1].x)
        #expect(runs("क्ष")[0].glyphs.count == 1)
    }

    @Test("Thai marks stand over their consonant and take no room")
    func thai() throws {
        let run = try #require(runs("ที่").first)
        #expect(run.glyphs.count == 3)
        let bare = Double(Setting.text("ท", scale: 1000).size.width), marked = Double(Setting.text("ที่", scale: 1000).size.width)
        #expect(abs(bare - marked) < 0.01)
    }

    @Test("Arabic letters take the form of their place, and lam-alef is one sign")
    func arabic() {
        func ids(_ string: String) -> [UInt32] { runs(string).flatMap(\.glyphs).map(\.id) }
        #expect(Set(ids("ببب")).count == 3)
        #expect(ids("لا").count == 1)
    }

    @Test("figures in a right-to-left text run from left to right")
    func figures() {
        #expect(runs("מחיר 123 שקל").map(\.text) == ["שקל", " ", "123", "מחיר "])
        #expect(runs("السعر 45").map(\.text) == ["45", "السعر "])
    }
}
