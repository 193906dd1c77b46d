import Foundation
import VitrineCoreGraphics
import VitrineCoreText

extension NSLayoutManager {
    private func line(withGlyph index: Int) -> (line: Line, container: NSTextContainer)? {
        guard let container = textContainers.first else { return nil }
        let lines = lines(in: container)
        return (lines.first { NSLocationInRange(index, $0.range) } ?? lines.last).map { ($0, container) }
    }

    // MARK: Rectangles

    /// The rectangle that the lines of a container take together.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        if let view, let words = view.attributedText { return CGRect(origin: .zero, size: view.size(of: words, container.size)) }
        return lines(in: container).map { rectangle(of: $0, in: container, isUsed: true) }.reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// The rectangle around the letters of a range; in a text view from the top of the range's first line to the bottom of its last.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        if let view, let words = view.attributedText { return view.boundingRect(of: glyphRange, in: words, container) }
        var box = CGRect.null
        enumerateEnclosingRects(
            forGlyphRange: glyphRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in box = box.union(rect) }
        return box.orZero
    }

    /// Calls with a rectangle for each line's part of a range, until `stop` is set.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in lines(in: textContainer) where !stop.boolValue {
            let part = NSIntersectionRange(line.range, glyphRange)
            guard part.length > 0 else { continue }
            let from = line.offset(part.location), to = line.offset(part.location + part.length)
            block(
                CGRect(x: line.start + min(from, to), y: line.top, width: abs(to - from), height: line.bottom - line.top), &stop)
        }
    }

    /// Calls with each line's rectangle, the part of it that letters take, and the range of the letters, until `stop` is set.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines(in: container) where !stop.boolValue && NSIntersectionRange(line.range, glyphRange).length > 0 {
            block(
                rectangle(of: line, in: container, isUsed: false), rectangle(of: line, in: container, isUsed: true), container, line.range,
                &stop)
        }
    }

    /// The rectangle of the line that a glyph is on, in its container's whole width.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (line, container) = line(withGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return rectangle(of: line, in: container, isUsed: false)
    }

    /// The rectangle that the letters take of the line that a glyph is on.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let (line, container) = line(withGlyph: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return rectangle(of: line, in: container, isUsed: true)
    }

    /// The place of a glyph on its baseline, from the corner of its line's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (line, _) = line(withGlyph: glyphIndex) else { return .zero }
        return CGPoint(x: line.start + line.offset(glyphIndex), y: line.baseline - line.top)
    }

    /// The container that a glyph is in.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        let range = glyphRange(for: container)
        effectiveRange?.pointee = range
        return NSLocationInRange(glyphIndex, range) ? container : nil
    }

    // MARK: Points

    /// The glyph that a point of a container is on, or nearest to.
    /// - Parameter partialFraction: how much of the glyph lies before the point, 0…1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = lines(in: container)
        partialFraction?.pointee = 0
        guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last, line.range.length > 0 else { return 0 }
        let end = line.range.location + line.range.length, place = point.x - line.start
        var index = line.range.location
        while index + 1 < end, line.offset(index + 1) <= place { index += 1 }
        let from = line.offset(index), to = line.offset(index + 1)
        if to > from { partialFraction?.pointee = min(max((place - from) / (to - from), 0), 1) }
        return index
    }

    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The character that a point of a container is on, or nearest to.
    /// - Parameter partialFraction: how much of the character lies before the point, 0…1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
}

extension CGRect {
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
