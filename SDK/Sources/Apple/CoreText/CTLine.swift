import Foundation
import FoundationMissing
import VitrineCoreGraphics
import VitrineDrawing

/// Words in one line.
public final class CTLine: _ComparedObject, @unchecked Sendable {
    /// The line's words, without the break at their end.
    let string: NSAttributedString
    /// The range of the line in the text that it is of, in UTF-16.
    let range: CFRange
    let text: any SetText
    private let paragraph: TextParagraph

    init(
        _ string: NSAttributedString, at start: Int = 0, length: Int? = nil, change: (inout TextParagraph) -> Void = { _ in },
        width: Double? = nil
    ) {
        var end = string.length
        let letters = string.string as NSString
        while end > 0, letters.character(at: end - 1) == 10 || letters.character(at: end - 1) == 13 { end -= 1 }
        self.string = end == string.length ? string : string.attributedSubstring(from: NSRange(location: 0, length: end))
        range = CFRange(location: start, length: length ?? string.length)
        var paragraph = self.string.paragraph()
        (paragraph.alignment, paragraph.lineLimit) = (.leading, 1)
        change(&paragraph)
        self.paragraph = paragraph
        text = LineSetter.set(paragraph, width: width)
    }

    /// Points, with the blanks at its end.
    var width: Double { text.places.first?.width ?? 0 }
    /// Points, without the blanks at its end.
    private(set) lazy var wordsWidth: Double = {
        let letters = string.string as NSString
        var end = letters.length
        while end > 0, letters.character(at: end - 1) == 32 { end -= 1 }
        return end == letters.length || text.isTruncated ? width : width(ofFirst: end)
    }()

    /// The width of so many UTF-16 units at the line's start.
    func width(ofFirst count: Int) -> Double {
        guard count > 0 else { return 0 }
        let part = string.attributedSubstring(from: NSRange(location: 0, length: count)).paragraph()
        return LineSetter.set(part, width: nil).places.first?.width ?? 0
    }

    /// The figures of the line's fonts, points: the greatest of each.
    var figures: (ascent: Double, descent: Double, leading: Double) {
        paragraph.spans.reduce((0, 0, 0)) { all, span in
            let metrics = span.font.metrics
            return (max(all.0, metrics.ascender), max(all.1, metrics.descender), max(all.2, metrics.leading))
        }
    }

    /// The display items of the line, y down from the baseline's start.
    /// - Parameter context: the colour of letters that take the context's.
    func items(context: RGBA = .black) -> [DisplayItem] {
        let takesContexts = (0..<string.length).contains {
            string.attribute(.named(kCTForegroundColorFromContextAttributeName), at: $0, effectiveRange: nil) != nil
        }
        guard takesContexts else { return text.items(at: CGPoint(x: 0, y: -text.firstBaseline), width: text.size.width) }
        var colored = paragraph
        colored.spans = string.paragraph(context: context).spans
        let text = LineSetter.set(colored, width: self.text.isTruncated ? Double(self.text.size.width) : nil)
        return text.items(at: CGPoint(x: 0, y: -text.firstBaseline), width: text.size.width)
    }
}

/// A line of all of a text's words.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// The place of the ellipsis in a line that is too long.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// The line with an ellipsis, as wide as `width` in points at most. An ellipsis of the line's own font is taken, whatever `truncationToken` is.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    CTLine(
        line.string, at: line.range.location, length: line.range.length,
        change: { paragraph in
            switch truncationType {
            case .start: paragraph.truncation = .head
            case .middle: paragraph.truncation = .middle
            case .end: paragraph.truncation = .tail
            }
        }, width: width)
}

/// Draws a line from the context's text position on, its letters transformed by the context's text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    // Items have their y down, and so much stands on its head where the context's goes up.
    var layer = Layer(items: line.items(context: context.fillColor))
    layer.transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(context.textMatrix)
    guard !layer.items.isEmpty else { return }
    context.draw([.layer(layer)])
}

/// Measures a line, points.
/// - Returns: its width, with the blanks at its end.
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let figures = line.figures
    ascent?.pointee = figures.ascent
    descent?.pointee = figures.descent
    leading?.pointee = figures.leading
    return line.width
}

/// The box around what is drawn of a line, points, y up from the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let box = line.runs.reduce(CGRect.null) { $0.union($1.imageBounds) }
    let start = context?.textPosition ?? .zero
    return box.isNull ? CGRect(origin: start, size: .zero) : box.offsetBy(dx: start.x, dy: start.y)
}

/// Options for what counts as a line's bounds.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// The letters' own boxes.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// The box of a line, points, y up from the baseline's start.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    let figures = line.figures, leading = options.contains(.excludeTypographicLeading) ? 0 : max(figures.leading, 0)
    return CGRect(
        x: 0, y: -figures.descent - leading, width: line.width, height: figures.ascent + figures.descent + leading)
}

/// Returns the range of the text that a line has, in UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// Returns the offset of the pen to the right for a line at that part of a width's slack: 0 left, 0.5 centred, 1 right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max((flushWidth - line.wordsWidth) * min(max(Double(flushFactor), 0), 1), 0)
}

/// Returns the width of the white space at a line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.width - line.wordsWidth }

/// Where a letter begins, by its place in the text in UTF-16: points from the line's start.
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let before = min(max(charIndex - line.range.location, 0), line.string.length)
    let offset = before == line.string.length ? line.width : line.width(ofFirst: before)
    secondaryOffset?.pointee = offset
    return offset
}

/// The place in the text, in UTF-16, that is nearest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let places = (0...line.string.length).map { $0 + line.range.location }
    return places.min {
        abs(CTLineGetOffsetForStringIndex(line, $0, nil) - position.x) < abs(CTLineGetOffsetForStringIndex(line, $1, nil) - position.x)
    } ?? line.range.location
}
