import Foundation
import FoundationMissing
import VitrineDrawing
import VitrineUIKit

/// The look of the characters of a span, while modifiers are gathered.
struct SpanLook {
    var text: TextEnvironment
    var style: AnyShapeStyle?
    var background: AnyShapeStyle?
    var attributes = TextAttributes()

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let font): text.font = font ?? text.font
        case .weight(let weight): text.weight = weight
        case .bold(let isBold): text.isBold = isBold
        case .italic(let isItalic): text.italic = isItalic
        case .design(let design): text.design = design
        case .width(let width): text.width = width
        case .monospacedDigits: text.monospacedDigits = true
        case .scale(let scale): text.scale = scale
        case .style(let style): self.style = style
        case .color(let color): style = color.map { AnyShapeStyle($0) }
        case .underline(let line): text.underline = line
        case .strikethrough(let line): text.strikethrough = line
        case .tracking(let tracking): text.tracking = tracking
        case .kerning(let kerning): text.kerning = kerning
        case .baselineOffset(let offset): text.baselineOffset = offset
        case .attribute(let value): attributes.values.append(value)
        case .language, .spoken, .heading: break
        }
    }

    func font(in environment: EnvironmentValues) -> FontDescription {
        if let fixed = text.fixedFont { return fixed }
        var font = text.font ?? .body
        if text.isBold { font = font.bold() }
        var result = font.description(in: environment)
        if let weight = text.weight { result.weight = weight.weight }
        if text.italic { result.italic = true }
        if case .custom(let name) = result.family, text.weight != nil || text.italic {
            let isAsked = text.weight != nil || font.isBold || font.weight != nil
            result.setName(name, weight: isAsked ? result.weight : nil, italic: result.italic)
        }
        if text.monospacedDigits { result.monospacedDigits = true }
        if let design = text.design { result.design = design.drawn }
        if let width = text.width { result.width = Double(width.value) }
        if text.scale.isSecondary { result.size *= Self.secondaryScale }
        if let lineHeight = text.lineHeight { result = lineHeight.applied(to: result) }
        if environment.legibilityWeight == .bold { result.weight = result.weight.legible }
        return result
    }

    /// Apple publishes no figure for `Text.Scale.secondary`; this is the ratio of the styles one step apart (caption to callout).
    private static let secondaryScale = 0.75

    /// Takes over the attributes of an attributed string, and the inline intents of Markdown.
    mutating func apply(_ attributes: AttributeContainer) {
        let intent = attributes.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { text.isBold = true }
        if intent.contains(.emphasized) { text.italic = true }
        if intent.contains(.code) { text.design = .monospaced }
        if intent.contains(.strikethrough) { text.strikethrough = .single }
        if attributes.link != nil { style = AnyShapeStyle(TintShapeStyle()) }
        if let font = attributes.swiftUI.font { text.font = font }
        if let color = attributes.swiftUI.foregroundColor { style = AnyShapeStyle(color) }
        if let color = attributes.swiftUI.backgroundColor { background = AnyShapeStyle(color) }
        if let kern = attributes.swiftUI.kern { text.kerning = kern }
        if let tracking = attributes.swiftUI.tracking { text.tracking = tracking }
        if let offset = attributes.swiftUI.baselineOffset { text.baselineOffset = offset }
        if let height = attributes.swiftUI.lineHeight { text.lineHeight = height }
        if let line = attributes.swiftUI.underlineStyle { text.underline = line }
        if let line = attributes.swiftUI.strikethroughStyle { text.strikethrough = line }
    }

    /// A span of these characters; its colours are the place's.
    func span(_ words: String, _ environment: EnvironmentValues) -> TextSpan {
        let painted = (style ?? AnyShapeStyle(ForegroundStyle())).painted(in: environment)
        // A gradient runs over the whole text, whose place is not known yet: see `TextNode.gradient`.
        var span = TextSpan(words, font: font(in: environment), paint: painted.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)))
        span.tracking = text.tracking
        span.kern = text.kerning
        span.baselineOffset = text.baselineOffset
        if let underline = text.underline {
            span.underline = color(underline.color, span.paint, environment)
            span.underlinePattern = underline.pattern.drawn
        }
        if let strikethrough = text.strikethrough {
            span.strikethrough = color(strikethrough.color, span.paint, environment)
            span.strikethroughPattern = strikethrough.pattern.drawn
        }
        if case .color(let rgba)? = background?.painted(in: environment).kind { span.background = rgba }
        return span
    }

    private func color(_ color: Color?, _ paint: Paint, _ environment: EnvironmentValues) -> RGBA {
        if let color, case .color(let rgba) = color.painted(in: environment).kind { return rgba }
        if case .color(let rgba) = paint { return rgba }
        return .black
    }

    var letterCase: LiveText.Piece.LetterCase? {
        switch text.textCase {
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case nil: nil
        }
    }
}
