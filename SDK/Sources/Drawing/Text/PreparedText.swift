import Foundation

/// A text shaped once for every width it may be offered: its characters with their advances, and where lines may end.
final class PreparedText {
    /// Characters of one span and face that run in one direction.
    struct Run {
        var characters: Range<Int>
        var span: Int
        var face: FontFace
        var level: UInt8
        /// The level of the line as written: 1 where it runs from right to left.
        var base: UInt8
        /// The factor by which the span's size is scaled: below 1 for small capitals.
        var scale: Double
        /// The factor by which the letters are widened.
        var stretch: Double
        /// The glyphs from left to right, in em; the characters they stand for only rise or, at odd levels, only fall.
        var glyphs: [Glyph]

        /// The places of the glyphs that stand for some of the characters, found by halving.
        func glyphs(of part: Range<Int>) -> Range<Int> {
            func first(_ isBehind: (Int) -> Bool) -> Int {
                var (low, high) = (0, glyphs.count)
                while low < high {
                    let middle = (low + high) / 2
                    if isBehind(glyphs[middle].character) { high = middle } else { low = middle + 1 }
                }
                return low
            }
            let isReversed = level % 2 == 1
            let start = first { isReversed ? $0 < part.upperBound : $0 >= part.lowerBound }
            let end = first { isReversed ? $0 < part.lowerBound : $0 >= part.upperBound }
            return start..<max(start, end)
        }
    }

    struct Glyph {
        var id: UInt32
        /// The first character it stands for.
        var character: Int
        var advance: Double
        var xOffset: Double
        var yOffset: Double
    }

    /// The kind of tracking that is added after a character.
    enum Tracking: UInt8 {
        /// No tracking: the character joins the letter before.
        case none
        /// The tracking that the span asks for.
        case own
        /// The tracking that the span asks for, and Apple's tracking for the size.
        case system
        /// The tracking of `system`, and what Apple's figures are wider by.
        case figure
        /// The tracking that the span asks for, and what a letter of SF Mono takes more.
        case monospaced
    }

    let spans: [TextSpan]
    let characters: [Character]
    let spanOf: [Int]
    let classes: [LineBreakClass]
    let opportunities: [LineBreaks.Opportunity]
    let runs: [Run]
    /// The run of each character; mandatory line ends have none (−1).
    let runOf: [Int]
    /// The advance of each character, in points at the spans' own sizes, without tracking.
    let advances: [Double]
    /// The tracking that is added after each character.
    let tracked: [Tracking]
    /// Sentences about what could not be drawn as asked, each once.
    let diagnostics: [String]

    init(spans: [TextSpan], rightToLeft: Bool, language: String, fonts: FontSet, breaks: LineBreaks) {
        self.spans = spans
        var characters: [Character] = []
        var spanOf: [Int] = []
        for (index, span) in spans.enumerated() {
            for character in span.attachment == nil ? span.string : TextAttachment.character {
                characters.append(character)
                spanOf.append(index)
            }
        }
        let classes = characters.map { LineBreakClass($0) }
        var itemiser = Itemiser(spans: spans, rightToLeft: rightToLeft, language: language, fonts: fonts)
        itemiser.itemise(characters, spanOf, classes)
        var advances = [Double](repeating: 0, count: characters.count)
        var tracked = [Tracking](repeating: .none, count: characters.count)
        for run in itemiser.runs {
            if let attachment = spans[run.span].attachment {
                advances[run.characters.lowerBound] = attachment.width
                continue
            }
            let tracking: Tracking =
                FontCatalog.isTracked(run.face) ? .system : FontCatalog.isMonospaced(run.face) ? .monospaced : .own
            let size = spans[run.span].font.size * run.scale * run.stretch
            for glyph in run.glyphs {
                advances[glyph.character] += glyph.advance * size
                let isFigure = tracking == .system && characters[glyph.character].isFigure
                tracked[glyph.character] = isFigure ? .figure : tracking
            }
        }
        var runOf = [Int](repeating: -1, count: characters.count)
        for (index, run) in itemiser.runs.enumerated() {
            for character in run.characters { runOf[character] = index }
        }
        self.characters = characters
        self.spanOf = spanOf
        self.classes = classes
        self.runOf = runOf
        self.advances = advances
        self.tracked = tracked
        opportunities = breaks.after(characters, classes)
        runs = itemiser.runs
        diagnostics = itemiser.diagnostics
    }
}

extension Character {
    /// Whether the character is one of 0 to 9.
    fileprivate var isFigure: Bool { utf8.count == 1 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[utf8.startIndex]) }
}
