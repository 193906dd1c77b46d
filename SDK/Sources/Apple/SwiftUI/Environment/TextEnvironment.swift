import Foundation
import VitrineDrawing

/// The part of the environment that says how text is set.
struct TextEnvironment {
    /// The place's own font, whatever is asked for: the inline accessory's.
    var fixedFont: FontDescription?
    var font: Font?
    var weight: Font.Weight?
    /// Whether letters are as the font's emphasized form has them, which is not always bold.
    var isBold = false
    var italic = false
    var design: Font.Design?
    var width: Font.Width?
    var scale = Text.Scale.default
    var monospacedDigits = false
    var lineLimit: Int?
    var reservesSpace = false
    var leastLines = 1
    /// The language whose letter forms are taken; nil: the locale's.
    var language: Locale.Language?
    /// Draws the letters in place of the engine.
    var renderer: (any TextRenderer)?
    var truncation = Text.TruncationMode.tail
    var alignment = TextAlignment.leading
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var lineSpacing: CGFloat = 0
    var lineHeight: AttributedString.LineHeight?
    var alignmentStrategy = Text.AlignmentStrategy.default
    var writingDirection = Text.WritingDirectionStrategy.default
    var textCase: Text.Case?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var tracking: CGFloat = 0
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
}

extension EnvironmentValues {
    public var font: Font? {
        get { text.font }
        set { fields.text.font = newValue }
    }
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { fields.text.lineLimit = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { fields.text.alignment = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { text.truncation }
        set { fields.text.truncation = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { fields.text.minimumScaleFactor = newValue }
    }
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { fields.text.allowsTightening = newValue }
    }
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { fields.text.lineSpacing = newValue }
    }
    public var textCase: Text.Case? {
        get { text.textCase }
        set { fields.text.textCase = newValue }
    }
}
