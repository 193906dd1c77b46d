import Foundation
import Testing
import VitrineDrawing

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

    @Test("a right-to-left word stands reversed between left-to-right ones; the first strong character decides how a line runs")
    func bidi() {
        func order(_ string: String, mirrored: Bool = false) -> [String] {
            Setting.runs(Setting.text(string) { $0.rightToLeft = mirrored }).map(\.text)
        }
        #expect(order("abc אבג xyz") == ["abc ", "אבג", " xyz"])
        #expect(order("abc אבג xyz", mirrored: true) == ["abc ", "אבג", " xyz"])
        #expect(order("אבג xyz") == ["xyz", "אבג "])
        // Each line as written decides for itself.
        #expect(order("אבג xyz\nabc אבג") == ["xyz", "אבג ", "abc ", "אבג"])
        let cut = Setting.text("אבגדהוזחטיכלמ", width: 50) { $0.lineLimit = 1 }
        let runs = Setting.runs(cut)
        #expect(cut.isTruncated && runs.first?.text == "…" && runs.last?.text.hasPrefix("אב") == true)
    }

    @Test(
        "signs beside figures and capitals are those beside small letters, as in seven pictures of iOS 18.5 and 26",
        arguments: [("-14%", "-a"), ("+12%", "+a"), ("(IAQ)", "(a)"), ("–4", "–a"), ("[3]", "[a]"), ("@3", "@a")])
    func plainSigns(_ high: String, _ low: String) {
        func first(_ text: String) -> UInt32? { Setting.runs(Setting.text(text))[0].glyphs.first?.id }
        #expect(first(high) == first(low))
        // The colon of a time stands higher than another, as SF's does.
        let colons = ["2:3", "a:a"].map { Setting.runs(Setting.text($0))[0].glyphs[1].id }
        #expect(colons[0] != colons[1])
    }

    @Test("large figures are drawn wider and take no more room; their neighbours are not")
    func swelling() {
        let runs = Setting.runs(Setting.text("7a5", size: 42, weight: .light))
        #expect(runs.map(\.text) == ["7", "a", "5"])
        // A time is read as one word.
        #expect(Setting.runs(Setting.text("07:15", size: 42, weight: .light)).map(\.text) == ["07:15"])
        #expect(runs.map { ($0.stretch * 100).rounded() / 100 } == [1.12, 1, 1.12])
        #expect(Setting.runs(Setting.text("7:5", size: 24)).map(\.stretch) == [1])
        #expect(Setting.runs(Setting.text("75", size: 36, weight: .medium)).map { ($0.stretch * 100).rounded() / 100 } == [1.08])
        // Centres of “6” and “5” in a picture of iOS 26 are 25 points apart, of “5” and “8” 24.3.
        func pitch(_ words: String) -> Double { Double(Setting.text(words, size: 42, weight: .light).size.width) / 2 }
        #expect(abs(pitch("65") - 25) < 0.7)
    }

    @Test("Arabic letters join, and run from right to left")
    func arabic() throws {
        let run = try #require(Setting.runs(Setting.text("بيت")).first)
        #expect(FontCatalog.file(run.face)?.path.hasSuffix("NotoSansArabic-Regular.ttf") == true)
        let alone = "بيت".flatMap { Setting.runs(Setting.text(String($0))).first?.glyphs.map(\.id) ?? [] }
        #expect(run.glyphs.count == 3 && Set(run.glyphs.map(\.id)).isDisjoint(with: alone))
        #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
    }

    @Test("what no font has is a box, named once")
    func missing() {
        let text = Setting.text("ok \u{13000}\u{13000}")
        #expect(text.diagnostics == ["No font has “\u{13000}” (U+13000); a box stands for it."])
        #expect(Setting.text("plain").diagnostics.isEmpty)
        let custom = Setting.text("x") { $0.spans[0].font.family = .custom("Ubuntu-Regular") }
        #expect(custom.diagnostics == ["The font “Ubuntu-Regular” is not there; the system font stands for it."])
        // A letter with its marks gets one box.
        let square = Setting.runs(Setting.text("□")).flatMap(\.glyphs).map(\.id)
        #expect(Setting.runs(Setting.text("\u{13000}\u{301}\u{302}")).flatMap(\.glyphs).filter { square.contains($0.id) }.count == 1)
        let many = String(String.UnicodeScalarView((0x13000..<0x13200).compactMap { Unicode.Scalar($0) }))
        #expect(Setting.text(many).diagnostics.count <= 20)
    }

    @Test("a font file that is not there is reported with the package that brings it")
    func missingFile() {
        let setter = TextSetter { face in
            FontCatalog.file(face).flatMap { $0.path.contains("Inter") ? FontFile(path: "/nowhere/Inter.otf") : $0 }
        }
        let text = setter.set(Setting.paragraph("Tokyo"), width: nil, height: nil, scale: 3)
        #expect(
            text.diagnostics == [
                "The font /usr/share/fonts/opentype/inter/Inter-Regular.otf is missing; install the Debian package fonts-inter."
            ])
        #expect(text.size.width > 20)
        let none = TextSetter { _ in nil }.set(Setting.paragraph("Tokyo 東京"), width: 30, height: 100, scale: 3)
        #expect(none.size.height > 20 && none.diagnostics.contains { $0.contains("fonts-noto-cjk") })
    }

    @Test(
        "designs are drawn in fonts that stand for Apple's, and say so",
        arguments: [(FontDescription.Design.serif, "Serif"), (.monospaced, "Mono")])
    func designs(_ design: FontDescription.Design, _ name: String) {
        let text = Setting.text("im…", scale: 1000) { $0.spans[0].font.design = design }
        #expect(Setting.runs(text).allSatisfy { FontCatalog.file($0.face)?.path.contains(name) == true })
        #expect(text.diagnostics.count == 1 && text.diagnostics[0].contains(name))
        let widths = ["i", "m"].map { letter in
            Setting.text(letter, scale: 1000) { $0.spans[0].font.design = design }.size.width
        }
        #expect((widths[0] == widths[1]) == (design == .monospaced))
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
        #expect(FontCatalog.faces.count > 100)
        for file in FontCatalog.faces { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
        let widths = FontWeight.allCases.map { Setting.text("Hamburg", weight: $0, scale: 100).size.width }
        #expect(Set(widths).count == widths.count)
        #expect(FontCatalog.file(FontFace(rawValue: 999)) == nil)
    }
}
