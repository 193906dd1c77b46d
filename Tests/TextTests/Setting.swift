import VitrineDrawing

/// Sets plain texts for the tests.
enum Setting {
    static func text(
        _ string: String, size: Double = 17, weight: FontWeight = .regular, leading: Double = 0, width: Double? = nil,
        height: Double? = nil,
        scale: Double = 3, change: (inout TextParagraph) -> Void = { _ in }
    ) -> any SetText {
        var paragraph = paragraph(string, size: size, weight: weight, leading: leading)
        change(&paragraph)
        return TextSetter().set(paragraph, width: width, height: height, scale: scale)
    }

    static func paragraph(_ string: String, size: Double = 17, weight: FontWeight = .regular, leading: Double = 0) -> TextParagraph {
        let font = FontDescription(size: size, weight: weight, leading: leading)
        return TextParagraph(spans: [TextSpan(string, font: font, paint: .color(.black))])
    }

    static func runs(_ text: any SetText, width: Double? = nil) -> [GlyphRun] {
        text.items(at: .zero, width: width ?? text.size.width).compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }
}
