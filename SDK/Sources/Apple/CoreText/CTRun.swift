import Foundation
import FoundationMissing
import VitrineCoreGraphics
import VitrineDrawing

/// Letters of a line that are alike, as glyphs of one face.
public final class CTRun: _ComparedObject, @unchecked Sendable {
    let glyphs: [CGGlyph]
    /// The glyphs' positions from the line's start, in points, y upwards.
    let positions: [CGPoint]
    let attributes: [NSAttributedString.Key: Any]
    let range: CFRange
    let font: CTFont
    private let item: DisplayItem

    init(_ run: GlyphRun, _ attributes: [NSAttributedString.Key: Any], _ range: CFRange) {
        glyphs = run.glyphs.map { CGGlyph(truncatingIfNeeded: $0.id) }
        positions = run.glyphs.map { CGPoint(x: run.origin.x + Double($0.x), y: -run.origin.y - Double($0.y)) }
        var description = (attributes[.named(kCTFontAttributeName)] as? CTFont)?.font ?? FontDescription(size: run.size)
        description.size = run.size
        // Letters are made as wide as San Francisco's, which their font's matrix tells.
        let matrix = CGAffineTransform(a: run.stretch, b: 0, c: run.slant, d: 1, tx: 0, ty: 0)
        font = CTFont(description, matrix: matrix, drawn: run.face)
        var attributes = attributes
        attributes[.named(kCTFontAttributeName)] = font
        self.attributes = attributes
        self.range = range
        item = .glyphs(run)
    }

    /// Around its letters' lines, points, y up from the line's start; null where none has any.
    var imageBounds: CGRect {
        var boxes = [CGRect](repeating: .zero, count: glyphs.count)
        CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, glyphs.count)
        return zip(boxes, positions).reduce(CGRect.null) { all, glyph in
            glyph.0.isEmpty ? all : all.union(glyph.0.offsetBy(dx: glyph.1.x, dy: glyph.1.y))
        }
    }

    func draw(_ context: CGContext) {
        var layer = Layer(items: [item])
        layer.transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(context.textMatrix)
        context.draw([.layer(layer)])
    }

    /// Returns the glyphs that a range names: all from its start on where its length is 0.
    func slice(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), glyphs.count)
        return start..<(range.length <= 0 ? glyphs.count : start + min(range.length, glyphs.count - start))
    }
}

extension CTLine {
    /// The runs of the line from left to right.
    var runs: [CTRun] {
        var from = 0
        let letters = string.string as NSString
        return items().compactMap { item in
            guard case .glyphs(let run) = item, !run.glyphs.isEmpty else { return nil }
            // Words from right to left stand in the text behind those that stand to their right.
            let ahead = letters.range(of: run.text, range: NSRange(location: from, length: letters.length - from))
            let found = ahead.location == NSNotFound ? letters.range(of: run.text) : ahead
            let place = found.location == NSNotFound ? NSRange(location: min(from, max(letters.length - 1, 0)), length: 0) : found
            if ahead.location != NSNotFound { from = NSMaxRange(ahead) }
            let attributes = letters.length == 0 ? [:] : string.attributes(at: place.location, effectiveRange: nil)
            return CTRun(run, attributes, CFRange(location: range.location + place.location, length: place.length))
        }
    }
}

/// The runs of a line, from left to right: `CTRun`s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the letters, with the font whose glyphs they are.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: run.attributes.map { ($0.key.rawValue, $0.value) }))
}

/// Returns the range of the text that a run has, in UTF-16.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Copies glyphs; a range of length 0 goes to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, glyph) in run.slice(range).enumerated() { buffer[index] = run.glyphs[glyph] }
}

/// Copies where glyphs stand, points from the line's start.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, glyph) in run.slice(range).enumerated() { buffer[index] = run.positions[glyph] }
}

/// Copies how far each glyph takes the pen, points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    var advances = [CGSize](repeating: .zero, count: run.glyphs.count)
    CTFontGetAdvancesForGlyphs(run.font, .default, run.glyphs, &advances, run.glyphs.count)
    for (index, glyph) in run.slice(range).enumerated() {
        // Tracking and kerning stand between a glyph and the next.
        let next = glyph + 1
        buffer[index] = next < run.glyphs.count ? CGSize(width: run.positions[next].x - run.positions[glyph].x, height: 0) : advances[glyph]
    }
}

/// Measures glyphs, points; a range of length 0 goes to the end.
/// - Returns: their width.
@discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = CTFontGetAscent(run.font)
    descent?.pointee = CTFontGetDescent(run.font)
    leading?.pointee = CTFontGetLeading(run.font)
    var advances = [CGSize](repeating: .zero, count: run.slice(range).count)
    CTRunGetAdvances(run, range, &advances)
    return advances.reduce(0) { $0 + Double($1.width) }
}

/// The box around glyphs' lines, points, y up from the context's text position. All of the run's are taken.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let box = run.imageBounds, start = context?.textPosition ?? .zero
    return box.isNull ? CGRect(origin: start, size: .zero) : box.offsetBy(dx: start.x, dy: start.y)
}

/// Draws a run where it stands in its line, from the context's text position on. All of its glyphs are drawn.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(context) }
