import Drawing
import Foundation

/// How the characters of a span look, while modifiers are gathered.
struct SpanLook {
    var text: TextEnvironment
    var style: AnyShapeStyle?

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): text.font = font ?? text.font
        case .weight(let weight): text.weight = weight
        case .bold(let isBold): text.isBold = isBold
        case .italic(let isItalic): text.italic = isItalic
        case .design(let design): text.design = design
        case .monospacedDigits: text.monospacedDigits = true
        case .style(let style): self.style = style
        case .color(let color): style = color.map { AnyShapeStyle($0) }
        case .underline(let line): text.underline = line
        case .strikethrough(let line): text.strikethrough = line
        case .tracking(let tracking): text.tracking = tracking
        case .kerning(let kerning): text.kerning = kerning
        case .baselineOffset(let offset): text.baselineOffset = offset
        }
    }

    func font(in environment: EnvironmentValues) -> FontDescription {
        var font = text.font ?? .body
        if text.isBold { font = font.bold() }
        var result = font.description(in: environment)
        if let weight = text.weight { result.weight = weight.weight }
        if text.italic { result.italic = true }
        if text.monospacedDigits { result.monospacedDigits = true }
        if let design = text.design { result.design = design.drawn }
        return result
    }
}

extension Text {
    /// The text in pieces that look alike, in these surroundings.
    @_spi(Vitrine) public func spans(in environment: EnvironmentValues) -> [TextSpan] {
        var spans: [TextSpan] = []
        append(to: &spans, SpanLook(text: environment.text), environment)
        return spans
    }

    /// The gradient (or picture) its letters are painted with, if any; the outermost one where there are several.
    func gradient(in environment: EnvironmentValues) -> _StylePaint? {
        var style: AnyShapeStyle?
        for case .style(let given) in modifiers { style = style ?? given }
        if style == nil, case .joined(let a, let b) = storage {
            if let gradient = a.gradient(in: environment) ?? b.gradient(in: environment) { return gradient }
        }
        let paint = (style ?? AnyShapeStyle(ForegroundStyle())).painted(in: environment)
        if case .color = paint.kind { return nil }
        return paint
    }

    /// Its words in these surroundings.
    @_spi(Vitrine) public func plainString(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): return string
        case .formatted(let format): return format(environment)
        case .joined(let a, let b): return a.plainString(in: environment) + b.plainString(in: environment)
        case .image(let image): return image.spokenLabel(in: environment) ?? ""
        case .key(let key, let table, let bundle):
            let format = StringsTable.string(key.key, table: table, bundle: bundle, locale: environment.locale)
            return StringFormatting.pieces(format, key.arguments, environment).map { piece in
                switch piece {
                case .string(let string): string
                case .text(let text): text.plainString(in: environment)
                }
            }.joined()
        }
    }

    private func append(to spans: inout [TextSpan], _ look: SpanLook, _ environment: EnvironmentValues) {
        var look = look
        // The modifier nearest to the words wins, and it came first.
        for modifier in modifiers.reversed() { look.apply(modifier) }
        switch storage {
        case .verbatim(let string): spans.append(span(string, look, environment))
        case .formatted(let format): spans.append(span(format(environment), look, environment))
        case .joined(let a, let b):
            a.append(to: &spans, look, environment)
            b.append(to: &spans, look, environment)
        case .image:
            RenderContext.current?.report("Text(Image): an image inside a text is not drawn")
        case .key(let key, let table, let bundle):
            let format = StringsTable.string(key.key, table: table, bundle: bundle, locale: environment.locale)
            for piece in StringFormatting.pieces(format, key.arguments, environment) {
                switch piece {
                case .string(let string): spans.append(span(string, look, environment))
                case .text(let text): text.append(to: &spans, look, environment)
                }
            }
        }
    }

    private func span(_ string: String, _ look: SpanLook, _ environment: EnvironmentValues) -> TextSpan {
        let words: String =
            switch look.text.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        let painted = (look.style ?? AnyShapeStyle(ForegroundStyle())).painted(in: environment)
        // A gradient runs over the whole text, whose place is not known yet: see `TextNode.gradient`.
        var span = TextSpan(words, font: look.font(in: environment), paint: painted.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)))
        span.tracking = look.text.tracking
        span.kern = look.text.kerning
        span.baselineOffset = look.text.baselineOffset
        span.underline = look.text.underline.map { lineColor($0, span.paint, environment) }
        span.strikethrough = look.text.strikethrough.map { lineColor($0, span.paint, environment) }
        return span
    }

    private func lineColor(_ line: LineStyle, _ paint: Paint, _ environment: EnvironmentValues) -> RGBA {
        if let color = line.color, case .color(let rgba) = color.painted(in: environment).kind { return rgba }
        if case .color(let rgba) = paint { return rgba }
        return .black
    }
}
