import Drawing
import Foundation
import Testing

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

    @Test("words are as wide as SF's, within 1.5 %", arguments: known)
    func widths(_ known: Known) {
        let text = Setting.text(known.words, size: known.size, weight: known.weight) { $0.spans[0].font.design = known.design }
        #expect(abs(Double(text.size.width) - known.width) / known.width < 0.015, "\(text.size.width), SF \(known.width)")
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
