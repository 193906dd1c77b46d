import Foundation
import VitrineCoreGraphics
import VitrineCoreText

/// The places of a text's letters in a container: on lines as Core Text breaks them, found anew at each look.
///
/// A glyph is counted for each UTF-16 unit: which letters become one is not told. A text flows through the first container alone.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The text view that shows the text, which knows how high its own lines are.
    weak var view: UITextView?
    /// The text.
    open weak var textStorage: NSTextStorage?
    /// The delegate; it is never asked here.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    private var containers: [NSTextContainer] = []

    /// The containers that the text flows through.
    open var textContainers: [NSTextContainer] { view.map { [$0.textContainer] } ?? containers }

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { containers.remove(at: index).layoutManager = nil }
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}

    // MARK: Setting

    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?) {
        actualCharRange?.pointee = charRange
    }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) { actualCharRange?.pointee = charRange }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.setNeedsDisplay() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { view?.setNeedsDisplay() }

    /// A line as it is placed, points from the container's top left.
    struct Line {
        let range: NSRange
        let line: CTLine
        let start: CGFloat
        let top: CGFloat
        let baseline: CGFloat
        let bottom: CGFloat
        let width: CGFloat

        /// The distance in points from the line's start to a letter.
        func offset(_ index: Int) -> CGFloat { CTLineGetOffsetForStringIndex(line, index, nil) }
    }

    /// A length in points that no text reaches.
    private static let unlimited: CGFloat = 1e7

    func lines(in container: NSTextContainer) -> [Line] {
        guard let words = textStorage, words.length > 0 else { return [] }
        let padding = container.lineFragmentPadding
        let width = container.size.width > 0 ? max(container.size.width - 2 * padding, 0) : Self.unlimited
        let height = container.size.height > 0 ? container.size.height : Self.unlimited
        let box = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: min(height, Self.unlimited))
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(words), CFRange(), CGPath(rect: box, transform: nil), nil)
        let all = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        var origins = [CGPoint](repeating: .zero, count: all.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        var placed: [Line] = []
        let most = container.maximumNumberOfLines > 0 ? min(container.maximumNumberOfLines, all.count) : all.count
        for (line, origin) in zip(all, origins).prefix(most) {
            var descent: CGFloat = 0, leading: CGFloat = 0
            let width = CTLineGetTypographicBounds(line, nil, &descent, &leading) - CTLineGetTrailingWhitespaceWidth(line)
            let baseline = box.height - origin.y, range = CTLineGetStringRange(line)
            placed.append(
                Line(
                    range: NSRange(location: range.location, length: range.length), line: line, start: padding + origin.x,
                    top: placed.last?.bottom ?? 0, baseline: baseline, bottom: baseline + descent + (usesFontLeading ? leading : 0),
                    width: width))
        }
        return placed
    }

    /// The rectangle of a line: its container's whole width, or the part that its letters take.
    func rectangle(of line: Line, in container: NSTextContainer, isUsed: Bool) -> CGRect {
        let padding = container.lineFragmentPadding
        if !isUsed, container.size.width > 0 {
            return CGRect(x: 0, y: line.top, width: container.size.width, height: line.bottom - line.top)
        }
        return CGRect(x: line.start - padding, y: line.top, width: line.width + 2 * padding, height: line.bottom - line.top)
    }

    // MARK: Glyphs and characters

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The part of the text that stands in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let last = lines(in: container).last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: 0, length: last.range.location + last.range.length)
    }

    // MARK: Drawing

    /// Draws the letters of a range into the current context, the container's corner at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let words = textStorage else { return }
        for line in lines(in: container) {
            let part = NSIntersectionRange(line.range, glyphsToShow)
            guard part.length > 0 else { continue }
            words.attributedSubstring(from: part).draw(
                at: CGPoint(x: origin.x + line.start + line.offset(part.location), y: origin.y + line.top))
        }
    }

    /// Draws what lies behind the letters, which is drawn with them here.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// A delegate that takes part in setting a text; none is asked here.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
