import Foundation
import Testing
import VitrineDrawing

@Suite("Pictures in a text") struct AttachmentTests {
    private let box = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 16)), .color(RGBA(1, 0, 0)), .nonZero)

    private func paragraph(_ before: String, _ attachment: TextAttachment, _ after: String) -> TextParagraph {
        var paragraph = Setting.paragraph(before)
        let (font, paint) = (paragraph.spans[0].font, paragraph.spans[0].paint)
        paragraph.spans += [TextSpan(attachment, font: font, paint: paint), TextSpan(after, font: font, paint: paint)]
        return paragraph
    }

    private func layers(_ text: any SetText, width: Double = 300) -> [Layer] {
        text.items(at: CGPoint(x: 10, y: 5), width: width).compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
    }

    @Test("a picture takes its width, and stands on the baseline")
    func place() throws {
        let attachment = TextAttachment(width: 20, ascent: 14, descent: 2, items: [box])
        let text = TextSetter().set(paragraph("ab", attachment, "cd"), width: nil, height: nil, scale: 3)
        let plain = Double(Setting.text("ab", scale: 1000).size.width + Setting.text("cd", scale: 1000).size.width)
        #expect(abs(Double(text.size.width) - plain - 20) < 0.4)
        #expect(text.size.height == 61.0 / 3 && text.lines == ["ab\u{FFFC}cd"] && text.diagnostics.isEmpty)
        let layer = try #require(layers(text).first)
        #expect(layer.items == [box])
        #expect(abs(layer.transform.tx - 10 - Double(Setting.text("ab", scale: 1000).size.width)) < 0.01)
        #expect(abs(layer.transform.ty - 5 - (text.firstBaseline - 14)) < 0.34)
        // The words after it are not drawn over it.
        let last = text.items(at: .zero, width: 300).last
        if case .glyphs(let run)? = last { #expect(run.origin.x >= layer.transform.tx - 10 + 20 - 1e-9) } else { Issue.record("no words") }
    }

    @Test("a picture higher than the line makes it higher")
    func height() {
        let tall = TextAttachment(width: 20, ascent: 40, descent: 10, items: [box])
        let text = TextSetter().set(paragraph("ab", tall, "cd"), width: nil, height: nil, scale: 3)
        #expect(text.size.height == 50 && text.firstBaseline == 40)
    }

    @Test("a picture shrinks with the letters")
    func shrinks() throws {
        var paragraph = paragraph("Grand Hotel", TextAttachment(width: 20, ascent: 14, items: [box]), "Europa")
        paragraph.lineLimit = 1
        paragraph.minimumScaleFactor = 0.5
        let text = TextSetter().set(paragraph, width: 110, height: nil, scale: 3)
        #expect(!text.isTruncated && text.scaleFactor < 1)
        #expect(try #require(layers(text).first).transform.a == text.scaleFactor)
    }

    @Test("a picture that does not fit goes to the next line, or is left out with the words")
    func breaks() {
        let wide = TextAttachment(width: 60, ascent: 14, items: [box])
        #expect(TextSetter().set(paragraph("Hotel", wide, ""), width: 70, height: nil, scale: 3).lines == ["Hotel", "\u{FFFC}"])
        var one = paragraph("Hotel", wide, "")
        one.lineLimit = 1
        let cut = TextSetter().set(one, width: 70, height: nil, scale: 3)
        #expect(cut.isTruncated && layers(cut).isEmpty)
    }

    @Test("in a right-to-left line a picture stands to the left of the words before it")
    func rightToLeft() throws {
        var paragraph = paragraph("שלום", TextAttachment(width: 20, ascent: 14, items: [box]), "עולם")
        paragraph.rightToLeft = true
        let text = TextSetter().set(paragraph, width: nil, height: nil, scale: 3)
        let runs = Setting.runs(text, width: 300)
        let layer = try #require(layers(text).first)
        #expect(runs.map(\.text) == ["עולם", "שלום"])
        #expect(layer.transform.tx - 10 > runs[0].origin.x && layer.transform.tx - 10 < runs[1].origin.x)
    }

    @Test("figures of a picture that are none do no harm", arguments: [-5, .nan, .infinity, -.infinity, 1e300])
    func hostile(_ value: Double) {
        for attachment in [
            TextAttachment(width: value, ascent: 1, items: [box]), TextAttachment(width: 1, ascent: value, items: [box]),
            TextAttachment(width: 1, ascent: 1, descent: value, items: [box]),
        ] {
            let text = TextSetter().set(paragraph("ab", attachment, "cd"), width: 40, height: 40, scale: 2)
            #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height > 0)
            let list = DisplayList(size: CGSize(width: 40, height: 40), items: text.items(at: .zero, width: 40))
            _ = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 2)
        }
    }
}
