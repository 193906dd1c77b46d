import Foundation
import Testing

@testable import VitrineDrawing

/// Numbers and lines in pictures by Apple's renderer, from the first letter's left edge to the last one's right, in points.
@Suite("Number widths") struct NumberWidthTests {
    /// Addresses and versions on iOS 26 (home-assistant/iOS) and 18 (WezSieTato/ScanNow).
    static let addresses: [LetterWidthTests.Label] = [
        .init(words: "http://192.168.1.100:8123", size: 11, weight: .regular, width: 130),
        .init(words: "https://203.0.113.5:8123", size: 11, weight: .regular, width: 124.33),
        .init(words: "1.0.0 (1)", size: 17, weight: .regular, width: 56.33),
        .init(words: "2.1.3 (7)", size: 17, weight: .regular, width: 58),
    ]

    @Test("a 1 after a full stop is as far from it as in Apple's pictures, within 0.8 points", arguments: addresses)
    func address(_ label: LetterWidthTests.Label) throws {
        try LetterWidthTests.expect(label, within: 0.8)
    }

    @Test("figures in columns take no more after a full stop")
    func columns() {
        func width(_ words: String) -> Double {
            Double(Setting.text(words, scale: 1000) { $0.spans[0].font.monospacedDigits = true }.size.width)
        }
        #expect(abs(width("7.17") - width("7.71")) < 0.01)
    }

    /// Titles on iOS 26 (home-assistant/iOS).
    static let titles: [LetterWidthTests.Label] = [
        ("Remote Home Assistant", 179.7), ("Full Setup Home Assistant", 197), ("IP-based Home Assistant", 189.7),
        ("Mixed Protocol Instance", 179.7), ("Local Home Assistant", 161.4),
    ].map { .init(words: $0.0, size: 16, weight: .semibold, width: $0.1) }

    @Test("semibold lines of 16 points are as wide as in Apple's pictures, within 0.45 %", arguments: titles)
    func title(_ label: LetterWidthTests.Label) throws {
        try LetterWidthTests.expect(label, within: 0.0045 * label.width)
    }

    /// A widget's numbers on iOS 26 (home-assistant/iOS).
    static let rounded: [(words: String, width: Double)] = [
        ("35,5", 42.33), ("48,6", 43.67), ("68,8", 44), ("298", 37), ("12,2", 38.67), ("21,7", 37), ("69,9", 43), ("9,0", 30), ("0,9", 30),
        ("13,1", 34),
    ]

    @Test("bold figures of the rounded design are as wide at 20 points as in Apple's pictures, within a point", arguments: rounded)
    func bold(_ number: (words: String, width: Double)) {
        let text = Setting.text(number.words, size: 20, weight: .bold, scale: 3) { $0.spans[0].font.design = .rounded }
        let list = DisplayList(size: CGSize(width: 80, height: 30), items: text.items(at: .zero, width: 80))
        let bitmap = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 3, background: .white)
        let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0][1] < 195 } }
        let width = Double((columns.last ?? 0) + 1 - (columns.first ?? 0)) / 3
        #expect(abs(width - number.width) <= 1.01, "\(number.words): \(width)")
    }

    @Test("a bold em dash of the rounded design takes a fourteenth more of an em than Inter's; one of the other designs does not")
    func dash() {
        func width(_ words: String, _ weight: FontWeight, _ design: FontDescription.Design) -> Double {
            Double(Setting.text(words, size: 20, weight: weight, scale: 1000) { $0.spans[0].font.design = design }.size.width)
        }
        // In Apple's pictures what follows begins 1.67 points of 20 farther than it did with Inter's dash.
        let wider = width("—", .bold, .rounded) - width("–", .bold, .rounded)
        #expect(wider > 0)
        #expect(LetterWidths.afterRounded(0x2014, weight: .bold) == 0.072 && LetterWidths.afterRounded(0x2014, weight: .regular) == 0)
        #expect(LetterWidths.afterRounded(0x6B, weight: .bold) == 0)
    }
}
