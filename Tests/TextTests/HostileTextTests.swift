import Drawing
import Foundation
import Testing

@Suite("Hostile texts") struct HostileTextTests {
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

    @Test("tens of thousands of characters are set in bounded time, whatever they are")
    func long() {
        var seed: UInt32 = 7
        var random = String.UnicodeScalarView()
        while random.count < 15_000 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            if let scalar = Unicode.Scalar((seed >> 8) % 0x30000) { random.append(scalar) }
        }
        for string in [String(random), "a" + String(repeating: "\u{301}", count: 30_000)] {
            let began = ContinuousClock.now
            let text = Setting.text(string, width: 100, height: 100) { $0.minimumScaleFactor = 0.5 }
            #expect(text.isTruncated || text.lines.count == 1)
            #expect(text.diagnostics.count <= 24)
            #expect(ContinuousClock.now - began < .seconds(30))
        }
    }

    private static let strange: [Double] = [0, -3, .nan, .infinity, -.infinity, 1e300, 1e-300]

    @Test("no figure of a font or paragraph is too strange", arguments: strange)
    func figures(_ value: Double) {
        let changes: [(inout TextParagraph) -> Void] = [
            { $0.spans[0].font.size = value },
            { $0.spans[0].font.leading = value },
            { $0.spans[0].tracking = value },
            { $0.spans[0].kern = value },
            { $0.spans[0].baselineOffset = value },
            { $0.lineSpacing = value },
            { $0.minimumScaleFactor = value },
            { $0.lineLimit = value == 0 ? 0 : -1 },
        ]
        let rasterizer = Rasterizer(fonts: FontCatalog.file)
        for change in changes {
            for width in [nil, 40.0] {
                let text = Setting.text("Two words 東京", width: width, height: width) {
                    $0.spans[0].underline = .black
                    $0.reservesSpace = true
                    change(&$0)
                }
                #expect(text.size.width.isFinite && text.size.height.isFinite)
                let items = text.items(at: CGPoint(x: 2, y: 2), width: 60)
                _ = rasterizer.draw(DisplayList(size: CGSize(width: 64, height: 64), items: items), scale: 2)
                _ = SVG.write(DisplayList(size: CGSize(width: 64, height: 64), items: items), fonts: FontCatalog.file)
            }
        }
    }
}
