import Foundation
import FoundationMissing
import VitrineDrawing
import VitrineWidgetArchive

/// A text in its surroundings: pieces that look alike, and the bitmaps of pictures in it.
struct ResolvedText {
    var pieces: [LiveText.Piece] = []
    /// The marks on pieces that have some, for a `TextRenderer`.
    var attributes: [Int: TextAttributes] = [:]
    var images: [ImageKey: EncodedImage] = [:]
    /// Words read aloud in place of those that are set.
    var spoken: String?

    var spans: [TextSpan] { pieces.map(\.span) }
    /// Whether a part of the text follows the time beyond `date`.
    func isLive(after date: Date) -> Bool { pieces.contains { $0.date.map { !$0.isFinished(at: date) } ?? false } }

    /// The words as they are read: a picture in the line by its name.
    var words: String {
        pieces.count == 1 ? pieces[0].words : pieces.map(\.words).joined()
    }
}

extension LiveText.Piece {
    fileprivate var words: String { span.attachment?.label ?? span.string }
}

extension Text {
    /// The text in pieces that look alike, in these surroundings.
    func resolved(in environment: EnvironmentValues) -> ResolvedText {
        var result = ResolvedText()
        append(to: &result, SpanLook(text: environment.text), environment)
        result.spoken = spokenLabel(in: environment)
        return result
    }

    /// The text in spans that look alike, in these surroundings.
    package func spans(in environment: EnvironmentValues) -> [TextSpan] { resolved(in: environment).spans }

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

    /// The text's characters in an environment.
    package func plainString(in environment: EnvironmentValues) -> String {
        if case .verbatim(let string) = storage { return string }
        return resolved(in: environment).words
    }

    private func spokenLabel(in environment: EnvironmentValues) -> String? {
        for case .spoken(let label) in modifiers { return label.plainString(in: environment) }
        guard case .joined(let a, let b) = storage else { return nil }
        let (left, right) = (a.spokenLabel(in: environment), b.spokenLabel(in: environment))
        guard left != nil || right != nil else { return nil }
        return (left ?? a.plainString(in: environment)) + (right ?? b.plainString(in: environment))
    }

    private func append(to result: inout ResolvedText, _ look: SpanLook, _ environment: EnvironmentValues) {
        var look = look
        // The modifier nearest to the words wins, and it came first.
        for modifier in modifiers.reversed() { look.apply(modifier) }
        switch storage {
        case .verbatim(let string): result.append(string, look, environment)
        case .formatted(let format): result.append(format(environment), look, environment)
        case .attributed(let string): result.append(string, look, environment)
        case .attributedFormat(let format): result.append(format(environment), look, environment)
        case .live(let make): result.append(make(environment), look, environment)
        case .joined(let a, let b):
            a.append(to: &result, look, environment)
            b.append(to: &result, look, environment)
        case .image(let image): result.append(image, look, environment)
        case .key(let key, let table, let bundle):
            let format = StringsTable.format(key, table: table, bundle: bundle, locale: environment.locale)
            var filling = PlaceholderFilling(key.arguments)
            // A look at the bytes: most texts have no Markdown in them.
            guard InlineMarkdown.mayOccur(in: format) else {
                return result.append(filling.pieces(of: format, environment), look, environment)
            }
            for part in InlineMarkdown.parts(of: format) {
                var inner = look
                // The words stand before the address, and so do their values.
                let words = filling.pieces(of: part.text, environment)
                inner.apply(part.attributes { filling.pieces(of: $0, environment).plain(in: environment) })
                if part.inflects {
                    let plain = words.plain(in: environment)
                    result.append(EnglishInflection.inflected(plain, locale: environment.locale), inner, environment)
                } else {
                    result.append(words, inner, environment)
                }
            }
        }
    }

    fileprivate func appendPlain(to result: inout ResolvedText, _ look: SpanLook, _ environment: EnvironmentValues) {
        append(to: &result, look, environment)
    }
}

extension ResolvedText {
    fileprivate mutating func append(_ words: String, _ look: SpanLook, _ environment: EnvironmentValues) {
        if !look.attributes.values.isEmpty { attributes[pieces.count] = look.attributes }
        pieces.append(LiveText.Piece(look.span(look.letterCase.applied(to: words, locale: environment.locale), environment)))
    }

    fileprivate mutating func append(_ parts: [StringFormatting.Piece], _ look: SpanLook, _ environment: EnvironmentValues) {
        for part in parts {
            switch part {
            case .string(let string): append(string, look, environment)
            case .text(let text): text.appendPlain(to: &self, look, environment)
            case .attributed(let string): append(string, look, environment)
            }
        }
    }

    fileprivate mutating func append(_ string: AttributedString, _ look: SpanLook, _ environment: EnvironmentValues) {
        for run in string.runs {
            var inner = look
            inner.apply(run.attributes)
            append(String(string[run.range].characters), inner, environment)
        }
    }

    fileprivate mutating func append(_ date: LiveDate, _ look: SpanLook, _ environment: EnvironmentValues) {
        let words = look.letterCase.applied(to: date.words(at: environment.pictureDate), locale: environment.locale)
        if !look.attributes.values.isEmpty { attributes[pieces.count] = look.attributes }
        pieces.append(LiveText.Piece(look.span(words, environment), date: date, letterCase: look.letterCase))
    }

    fileprivate mutating func append(_ image: Image, _ look: SpanLook, _ environment: EnvironmentValues) {
        guard let attachment = image.attachment(look, environment, images: &images) else { return }
        var span = look.span(TextAttachment.character, environment)
        span.attachment = attachment
        if !look.attributes.values.isEmpty { attributes[pieces.count] = look.attributes }
        pieces.append(LiveText.Piece(span))
    }
}

extension [StringFormatting.Piece] {
    fileprivate func plain(in environment: EnvironmentValues) -> String {
        map { piece in
            switch piece {
            case .string(let string): string
            case .text(let text): text.plainString(in: environment)
            case .attributed(let string): String(string.characters)
            }
        }.joined()
    }
}
