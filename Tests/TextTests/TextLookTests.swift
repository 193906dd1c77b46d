@testable import VitrineDrawing
import Foundation
import Testing

@Suite("Looks of letters") struct TextLookTests {
    private func width(_ string: String, _ change: (inout TextParagraph) -> Void = { _ in }) -> Double {
        Double(Setting.text(string, scale: 1000, change: change).size.width)
    }

    @Test("widths stretch the letters and nothing else")
    func widths() {
        let plain = width("Hamburg")
        for (value, low, high) in [(-0.3, 0.65, 0.78), (-0.2, 0.76, 0.87), (0.2, 1.15, 1.25)] {
            let ratio = width("Hamburg") { $0.spans[0].font.width = value } / plain
            #expect(ratio > low && ratio < high, "\(value): \(ratio)")
        }
        let runs = Setting.runs(Setting.text("Ham 東京 😀…") { $0.spans[0].font.width = 0.2 })
        #expect(runs.map(\.text) == ["Ham ", "東京 ", "😀", "…"] && runs.map(\.stretch) == [1.2, 1, 1, 1.2])
        #expect(Setting.text("Ham") { $0.spans[0].font.width = 0.2 }.diagnostics.count == 1)
        let tall = Setting.text("Ham") { $0.spans[0].font.width = -0.3 }
        #expect(tall.size.height == 61.0 / 3)
        let cut = Setting.text("Hamburg Hamburg", width: 60) { ($0.lineLimit, $0.spans[0].font.width) = (1, 0.2) }
        #expect(cut.isTruncated && cut.size.width <= 60.34 && Setting.runs(cut).last?.stretch == 1.2)
    }

    @Test("a percent sign is as wide as SF's by its own form, and what stands around it is not (picture.13)") func percentSign() {
        let runs = Setting.runs(Setting.text("5% a"))
        #expect(runs.map(\.text) == ["5", "%", " a"])
        #expect(runs[0].stretch == 1 && runs[1].stretch > 1.15 && runs[1].stretch < 1.25 && runs[2].stretch == 1)
        // Marks that nobody sees, as locales put them around the sign, stand with it and are missed in no font.
        for mark in ["\u{200B}", "\u{200E}", "\u{2060}"] {
            let text = Setting.text("5%\(mark)a")
            #expect(text.diagnostics.isEmpty && abs(text.size.width - Setting.text("5%a").size.width) < 0.4, "\(mark.unicodeScalars)")
        }
        #expect(Setting.runs(Setting.text("5%") { $0.spans[0].font.design = .monospaced }).map(\.stretch) == [1])
    }

    @Test("a stretched or leaning letter covers other pixels, in a picture and in SVG")
    func form() {
        func list(_ change: (inout GlyphRun) -> Void) -> DisplayList {
            let items = Setting.text("H", size: 40).items(at: CGPoint(x: 8, y: 0), width: 60).map { item in
                guard case .glyphs(var run) = item else { return item }
                change(&run)
                return .glyphs(run)
            }
            return DisplayList(size: CGSize(width: 70, height: 50), items: items)
        }
        /// The columns that hold ink, by the picture.
        func inked(_ list: DisplayList, scale: Double) -> ClosedRange<Double> {
            let bitmap = Rasterizer(fonts: FontCatalog.file).draw(list, scale: scale)
            let columns = (0..<bitmap.width).filter { x in
                (0..<bitmap.height).contains { bitmap.pixels[($0 * bitmap.width + x) * 4 + 3] > 127 }
            }
            return Double(columns.first ?? 0) / scale...Double(columns.last ?? 0) / scale
        }
        // The second scale is beyond what is drawn from masks.
        for scale in [2.0, 8.0] {
            let plain = inked(list { _ in }, scale: scale)
            let wide = inked(list { $0.stretch = 1.5 }, scale: scale)
            let leaning = inked(list { $0.slant = 0.25 }, scale: scale)
            let ratio = (wide.upperBound - wide.lowerBound) / (plain.upperBound - plain.lowerBound)
            #expect(abs(ratio - 1.5) < 0.05)
            #expect(abs(leaning.upperBound - plain.upperBound - 40 * 0.727 * 0.25) < 0.8)
            #expect(abs(leaning.lowerBound - plain.lowerBound) < 0.6)
        }
        let documents = [list { _ in }, list { $0.stretch = 1.5 }, list { $0.slant = 0.25 }].map { SVG.write($0, fonts: FontCatalog.file) }
        #expect(Set(documents).count == 3)
        let strange = [list { $0.stretch = .nan }, list { $0.slant = .infinity }, list { $0.stretch = 1e300 }, list { $0.stretch = 0 }]
        for list in strange {
            _ = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 2)
            _ = SVG.write(list, fonts: FontCatalog.file)
        }
    }

    @Test("small capitals are capitals at 78 %; the words stay as written")
    func smallCapitals() {
        let text = Setting.text("Ab 1") { $0.spans[0].font.smallCaps = .lowercase }
        let runs = Setting.runs(text)
        #expect(runs.map(\.text) == ["A", "b ", "1"] && text.lines == ["Ab 1"])
        let small = 17 * 0.78
        #expect(runs.map(\.size) == [17, small, 17])
        #expect(runs[1].glyphs[0].id == Setting.runs(Setting.text("B", weight: .medium))[0].glyphs[0].id)
        #expect(Setting.runs(Setting.text("Ab") { $0.spans[0].font.smallCaps = .uppercase }).map(\.size) == [small, 17])
        #expect(Setting.runs(Setting.text("Ab") { $0.spans[0].font.smallCaps = .all }).map(\.size) == [small])
        #expect(text.size.height == 61.0 / 3 && text.diagnostics.count == 1)
        // The letter ß becomes two in small capitals.
        #expect(Setting.runs(Setting.text("ß") { $0.spans[0].font.smallCaps = .lowercase })[0].glyphs.count == 2)
    }

    @Test("weights of every design grow darker", arguments: [FontDescription.Design.default, .serif, .monospaced])
    func weights(_ design: FontDescription.Design) {
        let darkness = FontWeight.allCases.map { weight -> Int in
            let text = Setting.text("Hamburg", size: 40) { ($0.spans[0].font.weight, $0.spans[0].font.design) = (weight, design) }
            let list = DisplayList(size: CGSize(width: 220, height: 50), items: text.items(at: .zero, width: 220))
            let bitmap = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 1)
            return stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Int(bitmap.pixels[$1]) }
        }
        #expect(darkness == darkness.sorted())
        #expect(Set(darkness).count == (design == .serif ? 6 : design == .monospaced ? 8 : 9))
    }

    @Test("picture.13: the serif design has New York's six weights, each with stems 0.019 em thicker and words wider than the one before")
    func serifWeights() throws {
        func text(_ weight: FontWeight, italic: Bool = false, _ words: String = "Hamburgefonstiv") -> any SetText {
            Setting.text(words, size: 40) { span in
                (span.spans[0].font.weight, span.spans[0].font.design, span.spans[0].font.italic) = (weight, .serif, italic)
            }
        }
        let six: [FontWeight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
        for italic in [false, true] {
            let widths = six.map { text($0, italic: italic).size.width }
            for (lighter, heavier) in zip(widths, widths.dropFirst()) {
                #expect(heavier > lighter + 3 && heavier < lighter + 20, "\(widths)")
            }
            #expect(text(.ultraLight, italic: italic).size.width == widths[0])
            // Noto's figures and colons are nearly as wide in bold.
            let figures = six.map { text($0, italic: italic, "10:45").size.width }
            #expect(figures.dropFirst().allSatisfy { abs($0 - figures[0]) < 4 }, "\(figures)")
        }
        let glyphs = GlyphCache(library: FreeTypeLibrary(), file: FontCatalog.file)
        let stems = try six.map { weight in
            let run = Setting.runs(text(weight, "l"))[0]
            // The stem alone stands at half the letter's height.
            let mask = try #require(glyphs.mask(face: run.face, glyph: run.glyphs[0].id, pixelsPerEm: 190, phase: 0))
            let row = mask.bytes[(mask.height / 2 * mask.width)..<((mask.height / 2 + 1) * mask.width)]
            return Double(row.reduce(0) { $0 + Int($1) }) / 255 / 190
        }
        for (stem, known) in zip(stems, [0.094, 0.113, 0.133, 0.152, 0.171, 0.19]) { #expect(abs(stem - known) < 0.004, "\(stems)") }
    }

    @Test("a font that is not there is drawn in the design, weight and slant that its name tells")
    func named() {
        func font(_ name: String, _ change: (inout FontDescription) -> Void = { _ in }) -> String {
            let text = Setting.text("Ham") {
                $0.spans[0].font.family = .custom(name)
                change(&$0.spans[0].font)
            }
            #expect(text.diagnostics.first == "The font “\(name)” is not there; the system font stands for it.")
            return URL(fileURLWithPath: FontCatalog.file(Setting.runs(text)[0].face)?.path ?? "").lastPathComponent
        }
        #expect(font("Ubuntu-Regular") == "Inter-Regular.otf" && font("AvenirNext-DemiBold") == "Inter-SemiBold.otf")
        #expect(font("HelveticaNeue-LightItalic") == "Inter-LightItalic.otf" && font("Avenir-Black") == "Inter-Black.otf")
        #expect(font("Georgia-Bold") == "NotoSerif-Bold.ttf" && font("Times New Roman") == "NotoSerif-Regular.ttf")
        #expect(font("Menlo-Regular") == "JetBrainsMono-Regular.ttf" && font("OpenSans-Bold") == "Inter-Bold.otf")
        // What is asked for beside the name wins.
        #expect(font("Menlo-Bold") { $0.weight = .thin } == "JetBrainsMono-ExtraLight.ttf")
        #expect(font("Menlo") { $0.design = .serif } == "NotoSerif-Regular.ttf")
        #expect(font("") == "Inter-Regular.otf")
    }

    private func items(_ change: (inout TextParagraph) -> Void) -> [DisplayItem] {
        let text = Setting.text("words 東京", scale: 2, change: change)
        return text.items(at: .zero, width: text.size.width)
    }

    @Test("lines along words follow their pattern without a seam between fonts", arguments: TextLinePattern.allCases)
    func patterns(_ pattern: TextLinePattern) {
        let drawn = items {
            $0.spans[0].underline = RGBA(1, 0, 0)
            $0.spans[0].underlinePattern = pattern
            $0.spans[0].strikethrough = RGBA(0, 0, 1)
            $0.spans[0].strikethroughPattern = .solid
        }
        // Under the words, the words in two fonts, through them.
        #expect(drawn.count == 4)
        switch drawn[0] {
        case .fill(_, let paint, _): #expect(pattern == .solid && paint == .color(RGBA(1, 0, 0)))
        case .stroke(_, let paint, let stroke):
            #expect(paint == .color(RGBA(1, 0, 0)))
            #expect(stroke.dash.count == [.dot: 2, .dash: 2, .dashDot: 4, .dashDotDot: 6][pattern])
        default: Issue.record("no line under the words")
        }
        if case .fill(_, let paint, _) = drawn[3] {
            #expect(paint == .color(RGBA(0, 0, 1)))
        } else {
            Issue.record("no line through the words")
        }
    }

    @Test("a baseline offset lifts the words, what is drawn along them, and the line's top")
    func baselineOffset() {
        let plain = Setting.text("a b"), (raised, lowered) = (mixed(5), mixed(-5))
        #expect(raised.size.height == 76.0 / 3 && lowered.size.height == 76.0 / 3)
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 5) < 0.34 && lowered.firstBaseline == plain.firstBaseline)
        let (up, down) = (Setting.runs(raised).map(\.origin.y), Setting.runs(lowered).map(\.origin.y))
        #expect(abs(up[0] - up[1] - 5) < 1e-9 && abs(down[1] - down[0] - 5) < 1e-9)
    }

    @Test("picture.9: the box of words that are all lifted or lowered grows to hold where they would have been too, as Apple documents it")
    func movedWords() {
        func moved(_ offset: Double) -> any SetText {
            var paragraph = Setting.paragraph("a")
            paragraph.spans[0].baselineOffset = offset
            return TextSetter().set(paragraph, width: nil, height: nil, scale: 3)
        }
        let plain = moved(0), raised = moved(10), lowered = moved(-10)
        #expect(raised.size.height == plain.size.height + 10 && lowered.size.height == plain.size.height + 10)
        // Lifted words stand at the top of their box, lowered ones at its bottom.
        let letters = [plain, raised, lowered].map { Setting.runs($0)[0].origin.y }
        #expect(abs(letters[1] - letters[0]) < 1e-9 && abs(letters[2] - letters[0] - 10) < 1e-9)
    }

    /// Two letters, the second one `offset` points higher.
    private func mixed(_ offset: Double) -> any SetText {
        var paragraph = Setting.paragraph("a ")
        paragraph.spans.append(TextSpan("b", font: paragraph.spans[0].font, paint: paragraph.spans[0].paint))
        paragraph.spans[1].baselineOffset = offset
        return TextSetter().set(paragraph, width: nil, height: nil, scale: 3)
    }
}
