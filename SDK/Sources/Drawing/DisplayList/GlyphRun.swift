import Foundation

/// A font file and the face in it: an index into `FontCatalog.faces`, or the number of a `FontData`'s face.
package struct FontFace: Hashable, Sendable {
    package var rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Glyphs of one face, size and paint, placed. Colour glyphs (emoji) keep their own colours and take only the alpha of a plain paint.
package struct GlyphRun: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        /// Points from the run's origin; y down.
        package var x: Float
        package var y: Float

        package init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    package var face: FontFace
    /// The size in points per em.
    package var size: Double
    /// The factor by which the letters are widened; the glyphs' places already include it.
    package var stretch: Double = 1
    /// The slant of letters to the right, as the tangent of the angle: a synthetic italic, where a font has none.
    package var slant: Double = 0
    /// The point at which the baseline starts.
    package var origin: CGPoint
    package var glyphs: [Glyph]
    package var paint: Paint
    /// The characters the glyphs stand for, for SVG and for reading tests.
    package var text: String

    package init(face: FontFace, size: Double, origin: CGPoint, glyphs: [Glyph], paint: Paint, text: String) {
        self.face = face
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.paint = paint
        self.text = text
    }
}
