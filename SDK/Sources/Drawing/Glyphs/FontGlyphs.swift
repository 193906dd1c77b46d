import Foundation

/// The glyphs of a font one by one, as Core Text tells them: points, y up, from the baseline's start. Every thread may ask, each in turn.
package enum FontGlyphs {
    private static let lock = NSLock()
    // FreeType's faces are not for two threads at a time: all goes through the lock.
    nonisolated(unsafe) private static let cache = GlyphCache(library: FreeTypeLibrary(), file: FontCatalog.file)

    private static func face(_ font: FontDescription, _ drawn: FontFace?) -> FontFace {
        drawn ?? FontCatalog.faces(for: NamedFont.standIn(for: font), language: "en")[0]
    }

    /// The glyph of a character by the font's own table; nil where it has none.
    /// - Parameter drawn: the face itself where it is known, as another stands in for letters that the font has not; so of those that follow.
    package static func glyph(of scalar: Unicode.Scalar, in font: FontDescription, drawn: FontFace? = nil) -> UInt32? {
        lock.withLock { cache.glyph(face: face(font, drawn), character: scalar.value) }
    }

    /// The advance of a glyph: the distance from its origin to that of the next one.
    package static func advance(of glyph: UInt32, in font: FontDescription, drawn: FontFace? = nil) -> Double {
        lock.withLock { cache.advance(face: face(font, drawn), glyph: glyph) * font.size }
    }

    /// The lines around a glyph; empty for a space, and for a number that is none of the font's glyphs.
    package static func outline(of glyph: UInt32, in font: FontDescription, drawn: FontFace? = nil) -> Path {
        lock.withLock { cache.outline(face: face(font, drawn), glyph: glyph) }
            .applying(CGAffineTransform(a: font.size, b: 0, c: 0, d: -font.size, tx: 0, ty: 0))
    }
}
