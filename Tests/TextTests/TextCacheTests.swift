import Foundation
import Testing

@testable import VitrineDrawing

@Suite("Kept texts") struct TextCacheTests {
    @Test("a text asked for again is the one that was kept")
    func again() {
        let setter = TextSetter()
        let words = "Park Hotel Shiodome, Minato, Tokyo: two nights from Monday"
        let first = setter.set(Setting.paragraph(words), width: 200, height: nil, scale: 3)
        #expect(setter.set(Setting.paragraph(words), width: 200, height: nil, scale: 3) === first)
        #expect(setter.set(Setting.paragraph(words), width: 100, height: nil, scale: 3) !== first)
    }

    @Test("no more than a bounded number of characters is kept")
    func bounded() {
        let setter = TextSetter()
        for number in 0..<300 {
            _ = setter.set(Setting.paragraph(String(repeating: "\(number) ", count: 200)), width: 200, height: nil, scale: 3)
            #expect(setter.kept <= TextSetter.mostCharacters && setter.keptLines <= TextSetter.mostLines)
        }
        #expect(setter.kept > 0 && setter.keptLines > 0)
        // Texts that nobody measures are bounded too.
        let before = setter.keptLines
        _ = setter.settings(of: Setting.paragraph("never measured"), scale: 3)
        #expect(setter.keptLines == before + 1)
        for number in 0..<TextSetter.mostLines { _ = setter.settings(of: Setting.paragraph("\(number)"), scale: 3) }
        #expect(setter.keptLines <= TextSetter.mostLines)
    }

    @Test("texts that differ only in looks are not taken for each other")
    func looks() {
        let setter = TextSetter()
        func width(_ change: (inout TextParagraph) -> Void) -> CGFloat {
            var paragraph = Setting.paragraph("Tokyo 11:11")
            change(&paragraph)
            return setter.set(paragraph, width: nil, height: nil, scale: 100).size.width
        }
        let widths: [CGFloat] = [
            width { _ in }, width { $0.spans[0].font.weight = .black }, width { $0.spans[0].font.size = 18 },
            width { $0.spans[0].font.monospacedDigits = true }, width { $0.spans[0].font.design = .monospaced },
            width { $0.spans[0].tracking = 1 },
        ]
        #expect(Set(widths).count == widths.count)
        let red = setter.set(
            TextParagraph(spans: [TextSpan("x", font: FontDescription(size: 17), paint: .color(RGBA(1, 0, 0)))]), width: nil, height: nil,
            scale: 3)
        #expect(Setting.runs(red).first?.paint == .color(RGBA(1, 0, 0)))
    }

    @Test("what settings answer for another room is what is set for it anew", arguments: [nil, 2])
    func ranges(lineLimit: Int?) throws {
        let setter = TextSetter()
        var paragraph = Setting.paragraph("Park Hotel Shiodome, Minato, Tokyo: two nights from Monday")
        paragraph.lineLimit = lineLimit
        let settings = setter.settings(of: paragraph, scale: 3)
        for width in [Double.infinity, 200, 90] { _ = setter.set(settings, TextSettings.Offer(width: width, height: nil)) }
        var answered = 0
        for width in stride(from: 20.0, through: 600, by: 7) {
            for height in [30.0, 45, .infinity] {
                let offer = TextSettings.Offer(width: width, height: height)
                guard let known = settings.text(for: offer) else { continue }
                answered += 1
                let fresh = TextSetter().set(paragraph, width: width, height: height, scale: 3)
                #expect(known.lines == fresh.lines && known.isTruncated == fresh.isTruncated, "\(width) × \(height)")
                #expect(
                    settings.size(for: offer) == fresh.size && known.items(at: .zero, width: width) == fresh.items(at: .zero, width: width))
            }
        }
        // More offers than the three that were asked for are answered, but not all: a text that was cut off answers nothing but its own.
        #expect((10..<200).contains(answered))
    }

    @Test("what was kept is given back on demand, and set again as before")
    func forgetting() {
        let setter = TextSetter()
        let paragraph = Setting.paragraph("Park Hotel Shiodome, Minato, Tokyo: two nights from Monday")
        let before = setter.set(paragraph, width: 80, height: nil, scale: 3)
        setter.forget()
        #expect(setter.kept == 0 && setter.keptLines == 0)
        let after = setter.set(paragraph, width: 80, height: nil, scale: 3)
        #expect(after !== before && after.items(at: .zero, width: 80) == before.items(at: .zero, width: 80))
    }
}
