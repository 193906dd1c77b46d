import Foundation
import Testing
import VitrineDrawing

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

    /// Blocks where scripts join, reorder, stack and combine.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0xE00...0xFFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF,
        0x1800...0x18AF, 0x2000...0x206F, 0x20D0...0x20F0, 0x2600...0x27BF, 0x3000...0x30FF, 0xAC00...0xAC20, 0xE000...0xE010,
        0xFB1D...0xFDFF, 0xFE00...0xFE0F, 0xFFF9...0xFFFD, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F400...0x1F6FF, 0x1F900...0x1F9FF,
        0xE0020...0xE007F, 0xE0100...0xE01EF, 0x200D...0x200D, 0xFE0F...0xFE0F, 0x9...0xD,
    ]

    @Test("texts of marks, joiners, selectors and scripts in any mixture are set and drawn", arguments: 0..<8)
    func mixtures(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let rasterizer = Rasterizer(fonts: FontCatalog.file), setter = TextSetter()
        for round in 0..<(Int(ProcessInfo.processInfo.environment["VITRINE_TEXTS"] ?? "") ?? 12) {
            var spans: [TextSpan] = []
            for _ in 0...random(3) {
                var scalars = String.UnicodeScalarView()
                for _ in 0..<random(40) {
                    let block = Self.blocks[random(Self.blocks.count)]
                    let value = block.lowerBound + UInt32(random(block.count))
                    if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
                }
                var span = Setting.paragraph(String(scalars), size: Double(random(60))).spans[0]
                span.font.design = [.default, .rounded, .serif, .monospaced][random(4)]
                span.font.weight = FontWeight.allCases[random(9)]
                span.font.italic = random(4) == 0
                span.font.smallCaps = [.none, .all, .lowercase][random(3)]
                span.font.width = Double(random(5) - 2) / 10
                span.tracking = Double(random(7) - 3)
                span.underline = random(3) == 0 ? .black : nil
                span.underlinePattern = TextLinePattern.allCases[random(5)]
                spans.append(span)
                if random(4) == 0 {
                    spans.append(
                        TextSpan(TextAttachment(width: Double(random(30)), ascent: 10, items: []), font: span.font, paint: span.paint))
                }
            }
            var paragraph = TextParagraph(spans: spans)
            paragraph.lineLimit = random(2) == 0 ? nil : random(4)
            paragraph.truncation = [.head, .middle, .tail][random(3)]
            paragraph.rightToLeft = random(2) == 0
            paragraph.allowsTightening = random(2) == 0
            paragraph.minimumScaleFactor = random(2) == 0 ? 1 : 0.4
            paragraph.language = ["en", "ar", "th", "zh-Hant", "", "x-\u{0}"][random(6)]
            let width = random(5) == 0 ? nil : Double(random(200))
            let text = setter.set(paragraph, width: width, height: random(2) == 0 ? nil : Double(random(80)), scale: 2)
            #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height >= 0)
            let list = DisplayList(size: CGSize(width: 100, height: 60), items: text.items(at: CGPoint(x: 3, y: 3), width: 94))
            _ = rasterizer.draw(list, scale: 1)
            if round % 10 == 0 { _ = SVG.write(list, fonts: FontCatalog.file) }
        }
    }
}
