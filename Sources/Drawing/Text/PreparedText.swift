import Foundation

/// A text shaped once for every width it may be offered: its characters with their advances, and where lines may end.
final class PreparedText {
    /// Characters of one span and face that run in one direction.
    struct Run {
        var characters: Range<Int>
        var span: Int
        var face: FontFace
        var level: UInt8
        /// From left to right, in em; the characters they stand for only rise or, at odd levels, only fall.
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

    let spans: [TextSpan]
    let characters: [Character]
    let spanOf: [Int]
    let classes: [LineBreakClass]
    let chances: [LineBreaks.Chance]
    let runs: [Run]
    /// The run of each character; mandatory line ends have none (−1).
    let runOf: [Int]
    /// Of each character, in points at the spans' own sizes, without tracking.
    let advances: [Double]
    /// How many times tracking is added for each character: zero for what joins the letter before.
    let tracked: [Bool]
    /// Sentences about what could not be drawn as asked, each once.
    let diagnostics: [String]

    init(spans: [TextSpan], rightToLeft: Bool, language: String, fonts: FontSet) {
        self.spans = spans
        var characters: [Character] = []
        var spanOf: [Int] = []
        for (index, span) in spans.enumerated() {
            for character in span.string {
                characters.append(character)
                spanOf.append(index)
            }
        }
        let classes = characters.map { LineBreakClass($0) }
        var itemiser = Itemiser(spans: spans, rightToLeft: rightToLeft, language: language, fonts: fonts)
        itemiser.itemise(characters, spanOf, classes)
        var advances = [Double](repeating: 0, count: characters.count)
        var tracked = [Bool](repeating: false, count: characters.count)
        for run in itemiser.runs {
            let size = spans[run.span].font.size
            for glyph in run.glyphs {
                advances[glyph.character] += glyph.advance * size
                tracked[glyph.character] = true
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
        chances = LineBreaks.after(classes)
        runs = itemiser.runs
        diagnostics = itemiser.diagnostics
    }
}

/// Cuts a text into runs of one span, face and direction, and shapes them.
private struct Itemiser {
    let spans: [TextSpan]
    let rightToLeft: Bool
    let language: String
    let fonts: FontSet
    var runs: [PreparedText.Run] = []
    var diagnostics: [String] = []

    init(spans: [TextSpan], rightToLeft: Bool, language: String, fonts: FontSet) {
        self.spans = spans
        self.rightToLeft = rightToLeft
        self.language = language
        self.fonts = fonts
        for span in spans where !span.string.isEmpty {
            if case .custom(let name) = span.font.family { report("The font “\(name)” is not there; the system font stands for it.") }
            if span.font.design != .default { report("The \(span.font.design) design is drawn in the default one.") }
        }
    }

    mutating func itemise(_ characters: [Character], _ spanOf: [Int], _ classes: [LineBreakClass]) {
        var start = 0
        while start < characters.count {
            var end = start
            while end < characters.count, classes[end] != .mandatory { end += 1 }
            line(characters, start..<end, spanOf)
            start = end + 1
        }
    }

    /// One line as written, up to its end mark.
    private mutating func line(_ characters: [Character], _ range: Range<Int>, _ spanOf: [Int]) {
        guard !range.isEmpty else { return }
        var scalars: [UInt32] = []
        var firstScalar: [Int] = []
        for index in range {
            firstScalar.append(scalars.count)
            for scalar in characters[index].unicodeScalars { scalars.append(scalar.value) }
        }
        let levels = BidiLevels.of(scalars[...], rightToLeft: rightToLeft)
        var start = range.lowerBound
        var face = self.face(characters[start], spans[spanOf[start]].font)
        func level(_ index: Int) -> UInt8 { levels[firstScalar[index - range.lowerBound]] }
        for index in range.dropFirst() {
            let same = spanOf[index] == spanOf[start] && level(index) == level(start)
            // A space or a mark goes with what stands before it.
            let next =
                same && characters[index].unicodeScalars.allSatisfy(FontSet.isInvisible)
                ? face : self.face(characters[index], spans[spanOf[index]].font)
            if same, next == face { continue }
            shape(characters, start..<index, spanOf[start], face, level(start))
            start = index
            face = next
        }
        shape(characters, start..<range.upperBound, spanOf[start], face, level(start))
    }

    private mutating func face(_ character: Character, _ font: FontDescription) -> FontFace {
        let system = FontCatalog.system(weight: font.weight, italic: font.italic)
        if fonts.covers(character, system) { return system }
        let asian = FontCatalog.asian(language: language, weight: font.weight)
        if fonts.covers(character, asian) { return asian }
        if let missing = [system, asian].first(where: { fonts.font($0) == nil }) {
            report(FontCatalog.missing(missing))
        } else {
            let code = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
            report("No font has “\(character)” (\(code)); a box stands for it.")
        }
        return system
    }

    private mutating func shape(_ characters: [Character], _ range: Range<Int>, _ span: Int, _ face: FontFace, _ level: UInt8) {
        var scalars: [UInt32] = []
        var characterOf: [Int] = []
        for index in range {
            for scalar in characters[index].unicodeScalars {
                scalars.append(scalar.value)
                characterOf.append(index)
            }
        }
        let glyphs = fonts.shape(
            scalars, face: face, rightToLeft: level % 2 == 1, language: language, features: features(spans[span], scalars))
        let percent = FontCatalog.isSystem(face) ? SystemTracking.percentSign : 0
        let placed = glyphs.compactMap { glyph -> PreparedText.Glyph? in
            guard characterOf.indices.contains(glyph.scalar) else { return nil }
            let scalar = scalars[glyph.scalar]
            if glyph.id == 0, let scalar = Unicode.Scalar(scalar), FontSet.isInvisible(scalar) {
                return scalar == "\t" ? tab(glyph, characterOf[glyph.scalar]) : nil
            }
            let wider = scalar == 0x25 ? percent : 0
            return PreparedText.Glyph(
                id: glyph.id, character: characterOf[glyph.scalar], advance: glyph.advance + wider, xOffset: glyph.xOffset + wider / 2,
                yOffset: glyph.yOffset)
        }
        runs.append(PreparedText.Run(characters: range, span: span, face: face, level: level, glyphs: placed))
    }

    /// A tabulator is as wide as 28 points of a 17-point font, TextKit's default interval, wherever it stands.
    private func tab(_ glyph: ShapedGlyph, _ character: Int) -> PreparedText.Glyph {
        PreparedText.Glyph(
            id: fonts.font(FontCatalog.system(weight: .regular, italic: false))?.glyph(" ") ?? 0, character: character, advance: 28.0 / 17,
            xOffset: 0, yOffset: 0)
    }

    private func features(_ span: TextSpan, _ scalars: [UInt32]) -> [ShapingFeature] {
        var features: [ShapingFeature] = []
        if span.font.monospacedDigits { features.append(.tabularFigures) }
        if span.tracking != 0 { features.append(.noLigatures) }
        // Inter makes arrows of hyphens and angles.
        if scalars.contains(where: { $0 == 0x3C || $0 == 0x3E }) { features.append(.noContextualForms) }
        return features
    }

    private mutating func report(_ sentence: String) {
        if !diagnostics.contains(sentence) { diagnostics.append(sentence) }
    }
}
