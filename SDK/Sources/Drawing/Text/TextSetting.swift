import Foundation

/// Vertical figures of one font, in points (SF Pro's, whatever face draws: `ascender` 1950/2048 em, `descender` 494/2048 em).
package struct FontMetrics: Hashable, Sendable {
    package var ascender: Double
    package var descender: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double

    package init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Ascender plus descender: size × 1.193359.
    package var naturalLineHeight: Double { ascender + descender }
}

extension FontDescription {
    /// SF Pro's, or those of the face that the font's name has found.
    package var metrics: FontMetrics {
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

/// A line of a text that is set.
package struct SetLine: Hashable, Sendable {
    /// The range of the text's characters in the line; what hangs over its end belongs to it.
    package var characters: Range<Int>
    /// The distance of the baseline from the text's top, in points.
    package var baseline: Double
    /// Points, without the blanks at its end.
    package var width: Double
}

/// Text broken into lines and measured for one proposal; draws itself.
package protocol SetText: AnyObject {
    /// Points, rounded up to pixels of the scale it was set for.
    var size: CGSize { get }
    /// The way from the top down to the first baseline, points.
    var firstBaseline: Double { get }
    var lastBaseline: Double { get }
    /// Something did not fit and an ellipsis stands for it.
    var isTruncated: Bool { get }
    /// The lines as they are shown, ellipsis included.
    var lines: [String] { get }
    /// The places of the lines, and what is in them.
    var places: [SetLine] { get }
    /// The factor by which letters are smaller: below 1 when `minimumScaleFactor` was used.
    var scaleFactor: Double { get }
    /// Sentences about what is not drawn as asked: a character no font has, a font that is not there.
    var diagnostics: [String] { get }
    /// Drawing commands for a box of `width` points whose top left is `origin`; lines are aligned inside `width`.
    func items(at origin: CGPoint, width: Double) -> [DisplayItem]
}

/// Sets text. One per thread: FreeType faces and HarfBuzz fonts are not thread-safe.
package protocol TextSetting: AnyObject {
    /// - Parameters:
    ///   - proposal: points; nil or infinite means as wide (high) as it likes.
    ///   - scale: pixels per point, for the rounding of sizes.
    func set(_ paragraph: TextParagraph, width: Double?, height: Double?, scale: Double) -> any SetText
    /// The settings of a text, which keep what was set so that more than one size of it can be asked for.
    func settings(of paragraph: TextParagraph, scale: Double) -> TextSettings
    /// Sets a text for an offer that its settings do not answer, and adds it to them.
    func set(_ settings: TextSettings, _ offer: TextSettings.Offer) -> any SetText
    /// Gives back the memory of what was set and shaped; asking again sets it anew.
    func forget()
}
