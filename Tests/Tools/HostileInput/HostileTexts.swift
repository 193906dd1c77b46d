import Foundation
import SeededGenerators
import VitrineDrawing

/// Texts that no writing system has: every kind of character beside every other, runs without end, and figures that are no figures.
public struct HostileTexts: HostileInput {
    public static let name = "fuzz-text"

    private let setter = TextSetter()
    private let rasterizer = Rasterizer(fonts: FontCatalog.file)

    public init(samples: [[UInt8]]) {}

    public mutating func feed(_ seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var paragraph = TextParagraph(spans: (0..<1 + chance.below(chance.once(in: 4) ? 6 : 2)).map { _ in span(&chance) })
        paragraph.alignment = chance.pick([.leading, .center, .trailing])
        paragraph.truncation = chance.pick([.head, .middle, .tail])
        paragraph.lineLimit = chance.pick([nil, 1, 2, 3, 0, -1, .max, .min])
        paragraph.reservesSpace = chance.once(in: 8) && (paragraph.lineLimit ?? 9) < 9
        paragraph.minimumScaleFactor = chance.once(in: 3) ? chance.pick([0.5, 0, -1, 2, .nan, .infinity, 1e-300]) : 1
        paragraph.allowsTightening = chance.once(in: 3)
        paragraph.lineSpacing = chance.once(in: 4) ? chance.number() : 0
        paragraph.rightToLeft = chance.once(in: 3)
        paragraph.language = chance.pick(["en", "en", "ar", "ja", "zh-Hant", "ko", "th", "", "x", String(repeating: "q", count: 99), "🙂"])
        let text = setter.set(
            paragraph, width: chance.pick([nil, 40, 150, 300, 0, chance.number()]), height: chance.pick([nil, 60, 0, chance.number()]),
            scale: chance.pick([1, 2, 3, chance.number()]))
        _ = (text.size, text.firstBaseline, text.lastBaseline, text.isTruncated, text.scaleFactor)
        if chance.once(in: 4) { _ = (text.lines, text.diagnostics) }
        let items = text.items(at: .zero, width: chance.once(in: 10) ? chance.number() : 150)
        guard chance.once(in: 4) else { return }
        _ = rasterizer.draw(DisplayList(size: CGSize(width: 100, height: 40), items: items), scale: 1)
    }

    private func span(_ chance: inout SeededGenerator) -> TextSpan {
        var font = FontDescription(size: chance.once(in: 6) ? chance.number() : Double(8 + chance.below(40)))
        font.weight = chance.pick(FontWeight.allCases)
        font.design = chance.pick([.default, .rounded, .serif, .monospaced])
        font.italic = chance.once(in: 4)
        font.monospacedDigits = chance.once(in: 4)
        font.smallCaps = chance.pick([.none, .none, .none, .lowercase, .uppercase, .all])
        if chance.once(in: 5) { font.width = chance.number() }
        if chance.once(in: 5) { font.leading = chance.number() }
        if chance.once(in: 12) { font.family = .custom(string(&chance)) }
        var span = TextSpan(string(&chance), font: font, paint: .color(.black))
        if chance.once(in: 5) { span.tracking = chance.number() }
        if chance.once(in: 5) { span.kern = chance.number() }
        if chance.once(in: 5) { span.baselineOffset = chance.number() }
        if chance.once(in: 8) { span.underline = .black }
        if chance.once(in: 8) { span.strikethrough = .black }
        if chance.once(in: 20) {
            let picture = TextAttachment(width: chance.number(), ascent: chance.number(), descent: chance.number(), items: [])
            span = TextSpan(picture, font: font, paint: .color(.black))
        }
        return span
    }

    private func string(_ chance: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        let pieces = 1 + chance.below(chance.once(in: 4) ? 40 : 6)
        for _ in 0..<pieces { piece(&chance, into: &scalars) }
        // A line beyond all measure, now and then.
        if chance.once(in: 500) { for _ in 0..<chance.below(30_000) { scalars.append(chance.once(in: 6) ? " " : scalar(&chance)) } }
        return String(scalars)
    }

    private func piece(_ chance: inout SeededGenerator, into scalars: inout String.UnicodeScalarView) {
        switch chance.below(12) {
        case 0:
            // Marks upon marks.
            scalars.append(scalar(&chance))
            for _ in 0..<chance.below(chance.once(in: 20) ? 2000 : 30) { scalars.append(scalar(in: 0x300...0x36F, &chance)) }
        case 1:
            // Emoji joined to emoji.
            for _ in 0..<chance.below(chance.once(in: 20) ? 300 : 8) {
                scalars.append(scalar(in: 0x1F466...0x1F469, &chance))
                if chance.once(in: 3) { scalars.append(scalar(in: 0x1F3FB...0x1F3FF, &chance)) }
                scalars.append(chance.once(in: 6) ? "\u{FE0F}" : "\u{200D}")
            }
        case 2: for _ in 0..<chance.below(20) { scalars.append(scalar(in: 0x1F1E6...0x1F1FF, &chance)) }
        case 3:
            // Directions inside directions, never closed or closed too often.
            for _ in 0..<chance.below(chance.once(in: 20) ? 300 : 10) {
                scalars.append(
                    chance.pick([
                        "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
                        "\u{200E}", "\u{200F}", "\u{061C}",
                    ]))
                if chance.once(in: 2) { scalars.append(scalar(&chance)) }
            }
        case 4:
            scalars.append(
                chance.pick(["\n", "\r", "\r\n".unicodeScalars.last ?? "\n", "\u{2028}", "\u{2029}", "\u{0B}", "\u{85}", "\t", "\0"]))
        case 5:
            scalars.append(
                chance.pick([
                    "\u{FFFC}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{E0001}", "\u{E0061}", "\u{00AD}", "\u{200B}",
                    "\u{2060}", "\u{FEFF}",
                ]))
        case 6:
            for _ in 0..<chance.below(8) { scalars.append(chance.pick([" ", " ", "\u{A0}", "\u{3000}", "-", "\u{2011}", "/", ".", ","])) }
        default:
            let block = chance.pick(Self.blocks)
            for _ in 0..<1 + chance.below(12) { scalars.append(scalar(in: block, &chance)) }
        }
    }

    private static let blocks: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x7E, 0x20...0x7E, 0xA0...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0x590...0x5FF, 0x600...0x6FF, 0x700...0x74F,
        0x900...0x97F, 0xB80...0xBFF, 0xE00...0xE7F, 0xE80...0xEFF, 0xF00...0xFFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF,
        0x2000...0x206F, 0x20D0...0x20FF, 0x2600...0x27BF, 0x3000...0x30FF, 0x3130...0x318F, 0x4E00...0x9FFF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xE000...0xF8FF, 0xFB1D...0xFDFF, 0xFE00...0xFE0F, 0xFE70...0xFEFF, 0xFF00...0xFFEF, 0x1F300...0x1FAFF,
        0x20000...0x2A6DF, 0xE0020...0xE007F, 0xE0100...0xE01EF,
    ]

    private func scalar(_ chance: inout SeededGenerator) -> Unicode.Scalar {
        chance.once(in: 4) ? scalar(in: 0...0x10FFFF, &chance) : scalar(in: chance.pick(Self.blocks), &chance)
    }

    private func scalar(in block: ClosedRange<UInt32>, _ chance: inout SeededGenerator) -> Unicode.Scalar {
        let number = block.lowerBound + UInt32(chance.below(Int(block.upperBound - block.lowerBound) + 1))
        // Surrogates are no scalars.
        return Unicode.Scalar(number) ?? "\u{D7FF}"
    }
}
