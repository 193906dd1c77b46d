/// A weight on Apple's scale, by the OpenType number.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600, bold = 700, heavy = 800, black = 900
}

/// A font as text setting needs it: resolved to a size, no longer a text style.
package struct FontDescription: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system
        /// A font by its PostScript or family name; one that is not there falls back to the system font and is reported.
        case custom(String)
    }
    package enum Design: UInt8, Hashable, Sendable { case `default`, rounded, serif, monospaced }
    /// The letters that are drawn as small capitals: `lowercase` ones, `uppercase` ones, or both.
    package enum SmallCaps: UInt8, Hashable, Sendable { case none, lowercase, uppercase, all }

    package var family: Family = .system
    /// The face that the family's name has found; nil where none has that name.
    package var face: FontFace?
    /// The size in points per em.
    package var size: Double
    package var weight: FontWeight = .regular
    package var design: Design = .default
    package var italic = false
    package var monospacedDigits = false
    package var smallCaps = SmallCaps.none
    /// The width of the letters, on the scale of SwiftUI's `Font.Width`: −0.3 compressed, −0.2 condensed, 0 standard, 0.2 expanded.
    package var width: Double = 0
    /// Extra points between lines beyond the natural line height: the text style's published leading minus size × 1.193359; 0 for `.system(size:)`.
    package var leading: Double = 0

    package init(size: Double, weight: FontWeight = .regular, leading: Double = 0) {
        self.size = size
        self.weight = weight
        self.leading = leading
    }
}

/// A stretch of characters that look alike.
package struct TextSpan: Hashable, Sendable {
    package var string: String
    package var font: FontDescription
    package var paint: Paint
    /// Points added after each character (SwiftUI `tracking`); `kern` the same but broken ligatures are kept.
    package var tracking: Double = 0
    package var kern: Double = 0
    /// Points, up is positive.
    package var baselineOffset: Double = 0
    package var underline: RGBA?
    package var strikethrough: RGBA?
    package var underlinePattern = TextLinePattern.solid
    package var strikethroughPattern = TextLinePattern.solid
    /// The colour that fills the line's box behind the words.
    package var background: RGBA?
    /// A picture that stands in the line like a letter. The span's string is then `TextAttachment.character`.
    package var attachment: TextAttachment?

    package init(_ string: String, font: FontDescription, paint: Paint) {
        self.string = string
        self.font = font
        self.paint = paint
    }

    /// A picture in the line; `font` decides the line's height around it.
    package init(_ attachment: TextAttachment, font: FontDescription, paint: Paint) {
        self.init(TextAttachment.character, font: font, paint: paint)
        self.attachment = attachment
    }
}

/// The pattern of a line under or through words, by SwiftUI's names.
package enum TextLinePattern: UInt8, Hashable, Sendable, CaseIterable { case solid, dot, dash, dashDot, dashDotDot }

/// A picture in a line of text: a box that takes room like a letter, and what is drawn in it.
package struct TextAttachment: Hashable, Sendable {
    /// The character that stands for a picture in a string: U+FFFC, the object replacement character.
    package static let character = "\u{FFFC}"

    /// The width in points.
    package var width: Double
    /// The way from the box's top down to the baseline, points.
    package var ascent: Double
    /// The way from the baseline down to the box's bottom, points; negative when the box stands above the baseline.
    package var descent: Double
    /// The display items, in points from the box's top left; `minimumScaleFactor` shrinks them with the letters.
    package var items: [DisplayItem]
    /// The words for the picture, for VoiceOver and for SVG.
    package var label: String

    package init(width: Double, ascent: Double, descent: Double = 0, items: [DisplayItem], label: String = "") {
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.items = items
        self.label = label
    }
}

extension TextSpan {
    /// Texts are looked up by their words; what else tells them apart is compared, which is quicker than hashing it.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(font.size)
    }
}

/// A paragraph: the text, and how its lines are made.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: UInt8, Hashable, Sendable { case head, middle, tail }

    package var spans: [TextSpan]
    package var alignment: Alignment = .leading
    package var lineLimit: Int?
    /// The text is at least `lineLimit` lines high.
    package var reservesSpace = false
    /// The text is at least so many lines high.
    package var leastLines = 1
    package var truncation: Truncation = .tail
    package var minimumScaleFactor: Double = 1
    package var allowsTightening = false
    /// Points between lines, added to the line advance.
    package var lineSpacing: Double = 0
    package var rightToLeft = false
    /// BCP 47; decides CJK forms.
    package var language = "en"

    package init(spans: [TextSpan]) { self.spans = spans }
}

extension TextParagraph {
    /// Hashes the spans, each as `TextSpan` is hashed.
    package func hash(into hasher: inout Hasher) {
        for span in spans { span.hash(into: &hasher) }
    }
}
