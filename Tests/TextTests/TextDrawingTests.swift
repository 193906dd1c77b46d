import Drawing
import Foundation
import Testing

@Suite("Text drawing") struct TextDrawingTests {
    @Test("lines are aligned in the box they are given; right-to-left layout mirrors them")
    func alignment() {
        func x(_ alignment: TextParagraph.Alignment, _ rightToLeft: Bool = false) -> Double {
            let text = Setting.text("ab") {
                $0.alignment = alignment
                $0.rightToLeft = rightToLeft
            }
            return Double(Setting.runs(text, width: 200)[0].origin.x)
        }
        #expect(x(.leading) == 0)
        #expect(x(.center) > 80 && x(.center) < 100)
        #expect(x(.trailing) > 170)
        #expect(x(.leading, true) == x(.trailing))
        #expect(x(.trailing, true) == 0)
    }

    @Test("Japanese falls back to Noto, Latin between it stays Inter; a language chooses its own forms")
    func fallback() {
        let runs = Setting.runs(Setting.text("HND 羽田 OK"))
        #expect(runs.map(\.text) == ["HND ", "羽田 ", "OK"])
        let files = runs.map { FontCatalog.file($0.face)?.path ?? "" }
        #expect(files[0].hasSuffix("Inter-Regular.otf") && files[1].hasSuffix("NotoSansCJK-Regular.ttc") && files[2] == files[0])
        func index(_ language: String) -> Int? {
            FontCatalog.file(Setting.runs(Setting.text("直") { $0.language = language })[0].face)?.index
        }
        #expect(index("ja") == 0 && index("ko_KR") == 1 && index("zh-Hans") == 2 && index("zh_TW") == 3 && index("en") == 0)
        let bold = Setting.runs(Setting.text("羽田", weight: .bold))[0]
        #expect(FontCatalog.file(bold.face)?.path.hasSuffix("Bold.ttc") == true)
    }

    @Test("a right-to-left word stands reversed between left-to-right ones")
    func bidi() {
        // Hebrew has no glyphs in these fonts: the order of the boxes is what counts.
        let text = Setting.text("abc אבג xyz")
        #expect(Setting.runs(text).map(\.text) == ["abc ", "אבג", " xyz"])
        let mirrored = Setting.text("abc אבג xyz") { $0.rightToLeft = true }
        #expect(Setting.runs(mirrored).map(\.text) == ["xyz", " אבג ", "abc"])
        #expect(mirrored.size == text.size)
    }

    @Test("what no font has is a box, named once")
    func missing() {
        let text = Setting.text("ok \u{13000}\u{13000}")
        #expect(text.diagnostics == ["No font has “\u{13000}” (U+13000); a box stands for it."])
        #expect(Setting.text("plain").diagnostics.isEmpty)
        let custom = Setting.text("x") { $0.spans[0].font.family = .custom("Ubuntu-Regular") }
        #expect(custom.diagnostics == ["The font “Ubuntu-Regular” is not there; the system font stands for it."])
    }

    @Test("underline and strikethrough run along the words, at least a pixel thick")
    func rules() {
        let text = Setting.text("words", scale: 2) {
            $0.spans[0].underline = .black
            $0.spans[0].strikethrough = .black
        }
        let fills = text.items(at: .zero, width: text.size.width).compactMap { item -> CGRect? in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(fills.count == 2)
        #expect(fills.allSatisfy { $0.height >= 0.5 && abs($0.width - text.size.width) < 1 })
        #expect(fills[0].minY > text.firstBaseline && fills[1].maxY < text.firstBaseline)
    }

    @Test("every weight has a file, and the catalogue's files are there")
    func catalogue() {
        #expect(FontCatalog.faces.count == 28)
        for file in FontCatalog.faces { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
        let widths = FontWeight.allCases.map { Setting.text("Hamburg", weight: $0, scale: 100).size.width }
        #expect(Set(widths).count == widths.count)
        #expect(FontCatalog.file(FontFace(rawValue: 999)) == nil)
    }

    @Test(
        "no string is too strange",
        arguments: [
            "\u{301}\u{302}", "\u{0}\u{1}\u{7F}", "\u{200D}\u{200D}", "\u{202E}abc\u{202C}", "\u{FEFF}", "\r\n\r\n", "\u{2028}", "👍🏽🇯🇵",
            "\t\t", String(repeating: "\u{202B}", count: 300) + "x", "a" + String(repeating: "\u{300}", count: 2000), "\u{10FFFF}",
            String(repeating: "word ", count: 4000), String(repeating: "長", count: 20_000), "ﷺ", "\u{E0001}",
        ])
    func hostile(_ string: String) {
        for width in [nil, 0, 1, 100, .infinity, .nan, -5] as [Double?] {
            for limit in [nil, 1] as [Int?] {
                let text = Setting.text(string, width: width) { $0.lineLimit = limit }
                #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height > 0)
                #expect(text.items(at: .zero, width: 100).count < 40_000)
            }
        }
    }
}
