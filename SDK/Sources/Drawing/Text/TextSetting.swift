import Foundation

/// Vertical figures of one font, in points (SF Pro's, whatever face draws: `ascender` 1950/2048 em, `descender` 494/2048 em).
public struct FontMetrics: Hashable, Sendable {
    public var ascender: Double
    public var descender: Double
    public var leading: Double
    public var capHeight: Double
    public var xHeight: Double

    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Ascender plus descender: size × 1.193359.
    public var naturalLineHeight: Double { ascender + descender }
}

extension FontDescription {
    /// SF Pro's, or those of the face that the font's name has found.
    public var metrics: FontMetrics {
        if let own = face.flatMap(CustomFonts.facts) {
            return FontMetrics(
                ascender: size * own.ascender, descender: size * own.descender, leading: size * own.lineGap + leading,
                capHeight: size * own.capHeight, xHeight: size * own.xHeight)
        }
        return FontMetrics(
            ascender: size * 1950 / 2048, descender: size * 494 / 2048, leading: leading, capHeight: size * 1443 / 2048,
            xHeight: size * 0.526)
    }
}

/// Text broken into lines and measured for one proposal; draws itself.
public protocol SetText: AnyObject {
    /// Points, rounded up to pixels of the scale it was set for.
    var size: CGSize { get }
    /// From the top, points.
    var firstBaseline: Double { get }
    var lastBaseline: Double { get }
    /// Something did not fit and an ellipsis stands for it.
    var isTruncated: Bool { get }
    /// The lines as they are shown, ellipsis included.
    var lines: [String] { get }
    /// Below 1 when `minimumScaleFactor` was used.
    var scaleFactor: Double { get }
    /// Sentences about what is not drawn as asked: a character no font has, a font that is not there.
    var diagnostics: [String] { get }
    /// Drawing commands for a box of `width` points whose top left is `origin`; lines are aligned inside `width`.
    func items(at origin: CGPoint, width: Double) -> [DisplayItem]
}

/// Sets text. One per thread: FreeType faces and HarfBuzz fonts are not thread-safe.
public protocol TextSetting: AnyObject {
    /// - Parameters:
    ///   - proposal: points; nil or infinite means as wide (high) as it likes.
    ///   - scale: pixels per point, for the rounding of sizes.
    func set(_ paragraph: TextParagraph, width: Double?, height: Double?, scale: Double) -> any SetText
    /// Gives back the memory of what was set and shaped; asking again sets it anew.
    func forget()
}
