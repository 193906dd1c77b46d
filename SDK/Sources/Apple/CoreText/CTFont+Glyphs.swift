import Foundation
import FoundationMissing
import VitrineCoreGraphics
import VitrineDrawing

/// The number of a glyph in its font; 0 stands for a character that the font has not.
public typealias CGGlyph = UInt16

/// The direction of lines for which letters are measured. Here all are measured for horizontal ones.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// Finds the glyphs of UTF-16 characters by the font's own table. Of a pair of surrogates the first has the glyph, the second 0.
/// - Returns: false where the font lacks one, whose glyph is 0 then.
@discardableResult public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var hasAll = true, index = 0
    while index < count {
        let isPair = UTF16.isLeadSurrogate(characters[index]) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
        let units = UnsafeBufferPointer(start: characters + index, count: isPair ? 2 : 1)
        // A surrogate alone is no character.
        let found = String(decoding: units, as: UTF16.self).unicodeScalars.first.flatMap { scalar in
            UTF16.isSurrogate(units[0]) && !isPair ? nil : FontGlyphs.glyph(of: scalar, in: font.font, drawn: font.drawn)
        }
        glyphs[index] = found.flatMap(CGGlyph.init(exactly:)) ?? 0
        hasAll = hasAll && glyphs[index] != 0
        if isPair { glyphs[index + 1] = 0 }
        index += units.count
    }
    return hasAll
}

/// Measures how far each glyph takes the pen, points.
/// - Returns: the sum.
@discardableResult public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let advance = CGSize(width: FontGlyphs.advance(of: UInt32(glyphs[index]), in: font.font, drawn: font.drawn), height: 0).applying(
            font.matrix)
        advances?[index] = advance
        sum += advance.width
    }
    return sum
}

/// Measures the boxes of glyphs, points, y up from the baseline's start; a space has an empty one.
/// - Returns: the box around all of them, each at the same start.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(count, 0) {
        let path = outline(glyphs[index], font), box = path.isEmpty ? CGRect.zero : path.boundingRect
        boundingRects?[index] = box
        if !path.isEmpty { all = all.union(box) }
    }
    return all.isNull ? .zero : all
}

/// The lines around a glyph, points, y up from the baseline's start; nil for one that has none, as a space.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = outline(glyph, font)
    return path.isEmpty ? nil : CGPath(path.applying(matrix?.pointee ?? .identity))
}

private func outline(_ glyph: CGGlyph, _ font: CTFont) -> Path {
    FontGlyphs.outline(of: UInt32(glyph), in: font.font, drawn: font.drawn).applying(font.matrix)
}
