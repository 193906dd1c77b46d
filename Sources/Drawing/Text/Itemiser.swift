import Foundation

/// Cuts a text into runs of one span, face and direction, and shapes them.
struct Itemiser {
    private let spans: [TextSpan]
    /// Where to look for the characters of each span.
    private let faces: [[FontFace]]
    private let rightToLeft: Bool
    private let language: String
    private let fonts: FontSet
    private(set) var runs: [PreparedText.Run] = []
    /// Sentences about what could not be drawn as asked, each once.
    private(set) var diagnostics: [String] = []

    init(spans: [TextSpan], rightToLeft: Bool, language: String, fonts: FontSet) {
        self.spans = spans
        faces = spans.map { FontCatalog.faces(for: $0.font, language: language) }
        self.rightToLeft = rightToLeft
        self.language = language
        self.fonts = fonts
        for span in spans where !span.string.isEmpty {
            if case .custom(let name) = span.font.family { report("The font “\(name)” is not there; the system font stands for it.") }
            if let sentence = FontCatalog.substitution(span.font.design) { report(sentence) }
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
        let (base, levels) = BidiLevels.of(scalars, rightToLeft: rightToLeft)
        var start = range.lowerBound
        var face = self.face(characters[start], spanOf[start])
        func level(_ index: Int) -> UInt8 { levels[firstScalar[index - range.lowerBound]] }
        for index in range.dropFirst() {
            let same = spanOf[index] == spanOf[start] && level(index) == level(start)
            // A space or a mark goes with what stands before it.
            let next =
                same && characters[index].unicodeScalars.allSatisfy(FontSet.isInvisible)
                ? face : self.face(characters[index], spanOf[index])
            if same, next == face { continue }
            shape(characters, start..<index, spanOf[start], face, level(start), base)
            start = index
            face = next
        }
        shape(characters, start..<range.upperBound, spanOf[start], face, level(start), base)
    }

    /// The first face that has the character; a box of the first face where none has.
    private mutating func face(_ character: Character, _ span: Int) -> FontFace {
        let faces = faces[span]
        for face in faces {
            if fonts.covers(character, face) { return face }
            if fonts.font(face) == nil { report(FontCatalog.missing(face)) }
        }
        if diagnostics.count < Self.mostDiagnostics {
            let code = character.unicodeScalars.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
            report("No font has “\(code.count < 8 ? String(character) : "")” (\(code.joined(separator: " "))); a box stands for it.")
        }
        return faces[0]
    }

    private mutating func shape(
        _ characters: [Character], _ range: Range<Int>, _ span: Int, _ face: FontFace, _ level: UInt8, _ base: UInt8
    ) {
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
        let percent = FontCatalog.isTracked(face) ? SystemTracking.percentSign : 0
        var boxed = -1
        let placed = glyphs.compactMap { glyph -> PreparedText.Glyph? in
            guard characterOf.indices.contains(glyph.scalar) else { return nil }
            let scalar = scalars[glyph.scalar]
            if glyph.id == 0, let scalar = Unicode.Scalar(scalar), FontSet.isInvisible(scalar) {
                return scalar == "\t" ? tab(face, characterOf[glyph.scalar]) : nil
            }
            if glyph.id == 0 {
                // One box for a character, however many scalars it has.
                guard characterOf[glyph.scalar] != boxed else { return nil }
                boxed = characterOf[glyph.scalar]
                return box(face, boxed)
            }
            let wider = scalar == 0x25 ? percent : 0
            return PreparedText.Glyph(
                id: glyph.id, character: characterOf[glyph.scalar], advance: glyph.advance + wider, xOffset: glyph.xOffset + wider / 2,
                yOffset: glyph.yOffset)
        }
        runs.append(PreparedText.Run(characters: range, span: span, face: face, level: level, base: base, glyphs: placed))
    }

    /// What stands for a character that no font has: an empty square, or what the font itself has for it.
    private func box(_ face: FontFace, _ character: Int) -> PreparedText.Glyph {
        let square = fonts.shape([0x25A1], face: face, rightToLeft: false, language: "en", features: []).first
        return PreparedText.Glyph(id: square?.id ?? 0, character: character, advance: square?.advance ?? 1, xOffset: 0, yOffset: 0)
    }

    /// A tabulator is as wide as 28 points of a 17-point font, TextKit's default interval, wherever it stands.
    private func tab(_ face: FontFace, _ character: Int) -> PreparedText.Glyph {
        PreparedText.Glyph(
            id: fonts.font(face)?.glyph(" ") ?? 0, character: character, advance: 28.0 / 17,
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

    /// A text of strange characters is named by its first ones only.
    private static let mostDiagnostics = 20

    private mutating func report(_ sentence: String) {
        if !diagnostics.contains(sentence) { diagnostics.append(sentence) }
    }
}
