import Foundation

/// A text with dates in it, kept as dates: whoever shows the picture later sets it anew (Apple: "Displaying dynamic dates in widgets").
public struct LiveText: Hashable, Sendable {
    /// A stretch that looks alike: words, or a date and how it is written.
    public struct Piece: Hashable, Sendable {
        public enum LetterCase: UInt8, Hashable, Sendable { case uppercase, lowercase }

        /// Its string is how the piece read when it was archived.
        public var span: TextSpan
        /// nil: the words never change.
        public var date: LiveDate?
        public var letterCase: LetterCase?

        public init(_ span: TextSpan, date: LiveDate? = nil, letterCase: LetterCase? = nil) {
            self.span = span
            self.date = date
            self.letterCase = letterCase
        }
    }

    public var pieces: [Piece]
    /// How its lines are made; its spans are those of `pieces`.
    public var paragraph: TextParagraph
    /// The box it was given, in the layer's points.
    public var frame: CGRect
    /// Pixels per point it was set for.
    public var scale: Double
    /// As it read when it was archived.
    public var items: [DisplayItem]

    public init(pieces: [Piece], paragraph: TextParagraph, frame: CGRect, scale: Double, items: [DisplayItem]) {
        self.pieces = pieces
        self.paragraph = paragraph
        self.frame = frame
        self.scale = scale
        self.items = items
    }
}
