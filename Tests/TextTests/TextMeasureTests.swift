import Foundation
import Testing

@testable import VitrineDrawing

@Suite("Text measures") struct TextMeasureTests {
    /// A text that was measured on iOS.
    struct Known: CustomTestStringConvertible {
        let words: String
        var size = 17.0
        var weight = FontWeight.regular
        var design = FontDescription.Design.default
        let width: Double
        var testDescription: String { words }
    }

    /// Widths of SF Pro (layout-cases.json: TXT-*, CAM-*, and a public test of iOS 11).
    static let known: [Known] = [
        Known(words: "This is a test string", width: 144.09), Known(words: "Always show original title", width: 190),
        Known(words: "Region", width: 52.667), Known(words: "Reset application data", width: 168.667),
        Known(words: "Toggle", width: 51.333), Known(words: "12", width: 17.333), Known(words: "Color:", width: 45.667),
        Known(words: "United States", width: 103.333), Known(words: "Movies in state", width: 114),
        Known(words: "Export my data", width: 115), Known(words: "Archived state size", width: 143.667),
        Known(words: "Backup to iCloud", width: 129.667), Known(words: "Cancel", width: 52.667),
        Known(words: "Hello, world!", width: 94.667), Known(words: "REGION PREFERENCES", size: 13, width: 142.333),
        Known(words: "APP DATA", size: 13, width: 61), Known(words: "DEBUG INFO", size: 13, width: 78.667),
        Known(words: "30%", size: 10, weight: .bold, width: 24.333), Known(words: "50%", size: 10, weight: .bold, width: 24.333),
        Known(words: "80%", size: 10, weight: .bold, width: 24.667),
        Known(words: "Hello World", size: 34, weight: .black, design: .rounded, width: 195.333),
    ]

    private static func error(_ known: Known) -> Double {
        let text = Setting.text(known.words, size: known.size, weight: known.weight) { $0.spans[0].font.design = known.design }
        return (Double(text.size.width) - known.width) / known.width
    }

    @Test("a monospaced letter takes 0.618 em, as SF Mono's does in pictures of iOS 18.5 and 26")
    func monospaced() {
        for (size, pitch) in [(14.0, 8.65), (17.0, 10.5)] {
            let text = Setting.text("iWm.0…", size: size, scale: 1000) { $0.spans[0].font.design = .monospaced }
            #expect(abs(Double(text.size.width) / 6 - pitch) < 0.02, "\(size)")
            let marks = Setting.runs(text).flatMap(\.glyphs).map { Double($0.x) }
            #expect(zip(marks, marks.dropFirst()).allSatisfy { abs($1 - $0 - pitch) < 0.02 })
        }
    }

    @Test("words are as wide as SF's, within 1.4 %", arguments: known)
    func widths(_ known: Known) {
        #expect(abs(Self.error(known)) < 0.014, "\(Self.error(known) * 100) %")
    }

    @Test("bold words of 22 points are as wide as in pictures of iOS 26: two lines do not go into 358 points")
    func boldTitles() {
        #expect(Setting.text("You are off route, a re-route may be", size: 22, weight: .bold).size.width > 358)
        #expect(Setting.text("be underway but you may also be able", size: 22, weight: .bold).size.width > 358)
    }

    @Test("bold figures of the rounded design stand as far apart as in pictures of iOS 26: 26 thousandths of an em at 20 points")
    func boldRoundedFigures() {
        func added(_ size: Double, _ weight: FontWeight) -> Double {
            let letters = SystemTracking.points(size: size, weight: weight, design: .rounded)
            return (letters + SystemTracking.pointsOfFigure(size: size, weight: weight, design: .rounded)) / size * 1000
        }
        for (size, sum) in [(16.0, 10.8), (20, 26.4), (22, 19.9), (24, 14), (28, 18.9), (30, 22.1), (34, 31.7)] {
            #expect(abs(added(size, .bold) - sum) < 0.8, "\(size): \(added(size, .bold))")
        }
    }

    @Test("picture.13: words are as wide as SF's within 0.25 % in the mean")
    func meanWidth() {
        let errors = Self.known.map { abs(Self.error($0)) }
        #expect(errors.reduce(0, +) / Double(errors.count) < 0.0025)
    }

    @Test("picture.13: capitals, figures and small letters are as high as SF's, whatever the weight", arguments: [400, 700])
    func heights(_ weight: Int) throws {
        let font = FontDescription(size: 17, weight: try #require(FontWeight(rawValue: weight)))
        for design in [FontDescription.Design.default, .rounded] {
            let glyphs = GlyphCache(library: FreeTypeLibrary(), file: FontCatalog.file)
            var font = font
            font.design = design
            let face = FontCatalog.faces(for: font, language: "en")[0]
            func height(_ letter: Unicode.Scalar) throws -> Double {
                let glyph = try #require(glyphs.glyph(face: face, character: letter.value))
                return -Double(glyphs.outline(face: face, glyph: glyph).boundingRect.minY)
            }
            // SF's capitals are 1,443 of 2,048 units high, its small letters 1,078.
            for letter in ["H", "E", "1", "7"] as [Unicode.Scalar] { #expect(abs(try height(letter) - 1443.0 / 2048) < 0.002, "\(letter)") }
            #expect(abs(try height("x") - 1078.0 / 2048) < (weight == 400 ? 0.004 : 0.014))
        }
    }

    @Test("picture.13: letters are drawn from a mask as large as their outline is")
    func masks() throws {
        let glyphs = GlyphCache(library: FreeTypeLibrary(), file: FontCatalog.file)
        let face = FontCatalog.faces(for: FontDescription(size: 17), language: "en")[0]
        let glyph = try #require(glyphs.glyph(face: face, character: 0x48))
        let mask = try #require(glyphs.mask(face: face, glyph: glyph, pixelsPerEm: 100, phase: 0))
        #expect(abs(Double(mask.height) - 70.5) <= 1 && abs(Double(mask.top) - 70.5) <= 1)
    }

    @Test("a line is size × 1.193359 high, rounded up to a pixel, whatever face draws it")
    func height() {
        #expect(Setting.text("Ag").size.height == 61.0 / 3)
        #expect(Setting.text("ホテル").size.height == 61.0 / 3)
        #expect(Setting.text("Ag", scale: 2).size.height == 20.5)
        #expect(Setting.text("", scale: 2).size == CGSize(width: 0, height: 20.5))
    }

    @Test("lines stand the text style's leading apart, the first baseline on a pixel")
    func baselines() {
        let body = FontDescription(size: 17).metrics
        let text = Setting.text("One\nTwo\nThree", leading: 22 - body.naturalLineHeight)
        #expect(abs(text.firstBaseline - 49.0 / 3) < 1e-9)
        #expect(abs(text.lastBaseline - text.firstBaseline - 44) < 0.34)
        #expect(abs(text.size.height - (44 + 61.0 / 3)) < 0.34)
        let plain = Setting.text("One\nTwo")
        #expect(abs(plain.size.height - 122.0 / 3) < 1e-6)
    }

    /// Five lines of gonzalezreal/swift-markdown-ui's pictures by Apple's renderer (16 points, 2 between, @2x): tops of letters 84.5 apart.
    @Test("picture.9: lines of a size stand their height apart, which is no whole number of pixels") func pitch() {
        let text = Setting.text("One\nTwo\nThree\nFour\nFive", size: 16, scale: 2) { $0.lineSpacing = 2 }
        #expect(abs(text.lastBaseline - text.firstBaseline - 84.5) <= 0.5)
        #expect(text.size.height == 103.5)
    }

    @Test("the size scales as the letters do: one shaping serves all")
    func scales() {
        let (small, large) = (Setting.text("Wavy", size: 100), Setting.text("Wavy", size: 200))
        #expect(abs(Double(large.size.width) / Double(small.size.width) - 2) < 0.02)
    }

    @Test("figures stand in columns when asked to")
    func tabular() {
        func width(_ string: String) -> Double {
            Double(Setting.text(string, scale: 1000) { $0.spans[0].font.monospacedDigits = true }.size.width)
        }
        #expect(width("1111") == width("0000"))
        #expect(Setting.text("1111").size.width < Setting.text("0000").size.width)
    }

    @Test(
        "a figure in a column takes as much room as in pictures of iOS 26: 8 points at 13, 12.33 at 20, within 0.12",
        arguments: [(13.0, FontWeight.regular, 8.0), (20, .medium, 12.33), (22, .bold, 14)])
    func column(_ size: Double, _ weight: FontWeight, _ pitch: Double) {
        let eight = Setting.text("00000000", size: size, weight: weight, scale: 1000) { $0.spans[0].font.monospacedDigits = true }
        #expect(abs(Double(eight.size.width) / 8 - pitch) < 0.12, "\(eight.size.width / 8)")
    }

    @Test(
        "a wrapped text is as wide as its widest line with the space after it, where there is room for that",
        arguments: [(34.0, 384.0), (17, 200), (11, 120)])
    func spaceAtTheEnd(_ size: Double, _ offer: Double) {
        let words = "adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        let wrapped = Setting.text(words, size: size, width: offer, scale: 1000)
        let lines = Setting.runs(wrapped, width: offer).map(\.text)
        let widest = lines.map { Double(Setting.text($0.trimmingCharacters(in: .whitespaces) + " ", size: size, scale: 1000).size.width) }
        let last = Double(Setting.text(lines[lines.count - 1], size: size, scale: 1000).size.width)
        #expect(abs(Double(wrapped.size.width) - min(max(widest.dropLast().max() ?? 0, last), offer)) < 0.02)
        // The words themselves stay in the middle, and at the other end.
        let trailing = Setting.text("one two three four", size: size, width: 4 * size, scale: 1000) { $0.alignment = .trailing }
        let alone = Setting.text("one two", size: size, scale: 1000).size.width
        #expect(abs(Double(Setting.runs(trailing, width: 300)[0].origin.x) + Double(alone) - 300) < 0.02)
    }

    @Test("tracking is added after each letter")
    func tracking() {
        let plain = Setting.text("abcd", scale: 1000).size.width
        let wide = Setting.text("abcd", scale: 1000) { $0.spans[0].tracking = 2 }.size.width
        #expect(abs(wide - plain - 8) < 0.01)
    }

    @Test("spans of several sizes share a line: the larger decides its height")
    func mixed() {
        var paragraph = TextParagraph(spans: [
            TextSpan("small ", font: FontDescription(size: 12), paint: .color(.black)),
            TextSpan("LARGE", font: FontDescription(size: 34), paint: .color(.black)),
        ])
        paragraph.alignment = .leading
        let text = TextSetter().set(paragraph, width: nil, height: nil, scale: 3)
        #expect(text.size.height == (34 * 1.193359375 * 3).rounded(.up) / 3)
        let runs = Setting.runs(text)
        #expect(runs.map(\.size) == [12, 34])
        #expect(runs[0].origin.y == runs[1].origin.y)
        #expect(runs[1].origin.x > runs[0].origin.x + 30)
    }
}
