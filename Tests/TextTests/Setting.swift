import Drawing

/// Sets plain texts for the tests.
enum Setting {
    static func text(
        _ string: String, size: Double = 17, weight: FontWeight = .regular, leading: Double = 0, width: Double? = nil,
        height: Double? = nil,
        scale: Double = 3, change: (inout TextParagraph) -> Void = { _ in }
    ) -> any SetText {
        let font = FontDescription(size: size, weight: weight, leading: leading)
        var paragraph = TextParagraph(spans: [TextSpan(string, font: font, paint: .color(.black))])
        change(&paragraph)
        return TextSetter().set(paragraph, width: width, height: height, scale: scale)
    }

    static func runs(_ text: any SetText, width: Double? = nil) -> [GlyphRun] {
        text.items(at: .zero, width: width ?? text.size.width).compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }
}
