import Drawing
import Foundation
import Testing

@Suite("Text measures") struct TextMeasureTests {
    /// Widths of SF Pro measured on iOS (layout-cases.json, TXT-*, and a public test of iOS 11).
    static let known: [(string: String, size: Double, weight: FontWeight, width: Double)] = [
        ("This is a test string", 17, .regular, 144.09), ("Always show original title", 17, .regular, 190),
        ("Region", 17, .regular, 52.667),
        ("Reset application data", 17, .regular, 168.667), ("REGION PREFERENCES", 13, .regular, 142.333), ("30%", 10, .bold, 24.333),
    ]

    @Test("words are as wide as SF's, within 2 %", arguments: known)
    func widths(_ known: (string: String, size: Double, weight: FontWeight, width: Double)) {
        let width = Double(Setting.text(known.string, size: known.size, weight: known.weight).size.width)
        #expect(abs(width - known.width) / known.width < 0.02, "\(known.string): \(width), SF \(known.width)")
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
