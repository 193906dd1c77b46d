import Foundation

/// A text with dates in it, kept as dates: whoever shows the picture later sets it anew (Apple: "Displaying dynamic dates in widgets").
package struct LiveText: Hashable, Sendable {
    /// A stretch that looks alike: words, or a date and how it is written.
    package struct Piece: Hashable, Sendable {
        package enum LetterCase: UInt8, Hashable, Sendable { case uppercase, lowercase }

        /// The piece's string with its attributes; the string is how the piece read when it was archived.
        package var span: TextSpan
        /// The date that is written; nil: the words never change.
        package var date: LiveDate?
        package var letterCase: LetterCase?

        package init(_ span: TextSpan, date: LiveDate? = nil, letterCase: LetterCase? = nil) {
            self.span = span
            self.date = date
            self.letterCase = letterCase
        }
    }

    package var pieces: [Piece]
    /// The paragraph that says how lines are made; its spans are those of `pieces`.
    package var paragraph: TextParagraph
    /// The box it was given, in the layer's points.
    package var frame: CGRect
    /// Pixels per point it was set for.
    package var scale: Double
    /// The text as it read when it was archived.
    package var items: [DisplayItem]

    package init(pieces: [Piece], paragraph: TextParagraph, frame: CGRect, scale: Double, items: [DisplayItem]) {
        self.pieces = pieces
        self.paragraph = paragraph
        self.frame = frame
        self.scale = scale
        self.items = items
    }
}
