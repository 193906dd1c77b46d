import Foundation

/// A font file and the face in it: an index into `FontCatalog.faces`, or the number of a `FontData`'s face.
public struct FontFace: Hashable, Sendable {
    public var rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Glyphs of one face, size and paint, placed. Colour glyphs (emoji) keep their own colours and take only the alpha of a plain paint.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        /// Points from the run's origin; y down.
        public var x: Float
        public var y: Float

        public init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// Points per em.
    public var size: Double
    /// What the letters' widths are multiplied by; the glyphs' places already tell.
    public var stretch: Double = 1
    /// How far letters lean to the right, as the tangent of the angle: what stands for an italic that a font has not.
    public var slant: Double = 0
    /// Where the baseline starts.
    public var origin: CGPoint
    public var glyphs: [Glyph]
    public var paint: Paint
    /// The characters the glyphs stand for, for SVG and for reading tests.
    public var text: String

    public init(face: FontFace, size: Double, origin: CGPoint, glyphs: [Glyph], paint: Paint, text: String) {
        self.face = face
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.paint = paint
        self.text = text
    }
}
