import Foundation

/// Cuts a text into runs of one span, face, size and direction, and shapes them.
struct Itemiser {
    private let spans: [TextSpan]
    /// The faces in which to look for the characters of each span.
    private let faces: [[FontFace]]
    private let rightToLeft: Bool
    private let language: String
    private let fonts: FontSet
    private(set) var runs: [PreparedText.Run] = []
    /// Sentences about what could not be drawn as asked, each once.
    private(set) var diagnostics: [String] = []

    /// The attributes that characters must share to stand in one run.
    private struct Look: Equatable {
        var span: Int
        var level: UInt8
        var isSmallCapital: Bool
        var face: FontFace
        /// A percent sign of Inter, which is drawn as wide as SF's.
        var isPercent = false
    }

    init(spans: [TextSpan], rightToLeft: Bool, language: String, fonts: FontSet) {
        self.spans = spans
        faces = spans.map { FontCatalog.faces(for: $0.font, language: language) }
        self.rightToLeft = rightToLeft
        self.language = language
        self.fonts = fonts
        for span in spans where !span.string.isEmpty && span.attachment == nil {
            if let facts = span.font.face.flatMap(CustomFonts.facts) {
                if let fault = span.font.face.flatMap(CustomFonts.pictureFault) {
                    report(
                        "The letters of the font “\(facts.postScriptName)” are pictures of their own (\(fault)), which are not drawn: where they have outlines too, these are."
                    )
                }
                continue
            }
            if case .custom(let name) = span.font.family { report("The font “\(name)” is not there; the system font stands for it.") }
            for sentence in FontCatalog.substitutions(span.font) { report(sentence) }
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
        var current: Look?
        for index in range {
            let look = look(characters[index], spanOf[index], levels[firstScalar[index - range.lowerBound]], after: current)
            if let current, look != current {
                shape(characters, start..<index, current, base)
                start = index
            }
            current = look
        }
        if let current { shape(characters, start..<range.upperBound, current, base) }
    }

    private mutating func look(_ character: Character, _ span: Int, _ level: UInt8, after before: Look?) -> Look {
        let font = spans[span].font
        if spans[span].attachment != nil { return Look(span: span, level: level, isSmallCapital: false, face: faces[span][0]) }
        let isSmall = font.smallCaps != .none && SmallCapitals.isSmall(character, font.smallCaps)
        // A space or a mark goes with what stands before it. The space of emoji is as wide as they are, and one after a percent sign would be
        // stretched, so theirs is taken from the text.
        if let before, before.span == span, before.level == level, character.unicodeScalars.allSatisfy(FontSet.isInvisible),
            before.face != FontCatalog.emoji && !before.isPercent || !character.isWhitespace
        {
            return before
        }
        let wanted = isSmall ? FontCatalog.faces(for: SmallCapitals.font(font), language: language) : faces[span]
        let face = face(character, font, wanted)
        return Look(
            span: span, level: level, isSmallCapital: isSmall, face: face, isPercent: character == "%" && FontCatalog.isTracked(face))
    }

    /// The first face that has the character; a box of the first face where none has.
    private mutating func face(_ character: Character, _ font: FontDescription, _ faces: [FontFace]) -> FontFace {
        let presentation = EmojiPresentation(character)
        if presentation == .color, let face = found(character, [FontCatalog.emoji]) { return face }
        // A character has at least one scalar.
        let first = character.unicodeScalars[character.unicodeScalars.startIndex]
        if faces[0].isCustom, fonts.covers(character, faces[0]) { return faces[0] }
        if let scripted = FontCatalog.face(of: first, for: font), let face = found(character, [scripted]) { return face }
        // In letters of one width "☢" is a sign in Apple's picture (meshtastic/Meshtastic-Apple, iOS 18.5).
        let isSign = presentation == .either && font.design == .monospaced
        if presentation == .either, !isSign, let face = found(character, [faces[0], FontCatalog.emoji]) { return face }
        if let face = found(character, faces) { return face }
        if diagnostics.count < Self.mostDiagnostics {
            let code = character.unicodeScalars.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
            report("No font has “\(code.count < 8 ? String(character) : "")” (\(code.joined(separator: " "))); a box stands for it.")
        }
        return faces[0]
    }

    private mutating func found(_ character: Character, _ faces: [FontFace]) -> FontFace? {
        for face in faces {
            if fonts.covers(character, face) { return face }
            if fonts.font(face) == nil { report(FontCatalog.missing(face)) }
        }
        return nil
    }

    private mutating func shape(_ characters: [Character], _ range: Range<Int>, _ look: Look, _ base: UInt8) {
        let span = spans[look.span]
        let isTracked = FontCatalog.isTracked(look.face)
        var run = PreparedText.Run(
            characters: range, span: look.span, face: look.face, level: look.level, base: base,
            scale: (look.isSmallCapital ? SmallCapitals.scale : 1)
                * FontCatalog.scale(of: look.face, at: span.font.size, language: language),
            stretch: isTracked ? 1 + span.font.width : 1, glyphs: [])
        guard span.attachment == nil else { return runs.append(run) }
        var scalars: [UInt32] = []
        var characterOf: [Int] = []
        for index in range {
            func add(_ character: some Sequence<Unicode.Scalar>) {
                for scalar in character {
                    scalars.append(scalar.value)
                    characterOf.append(index)
                }
            }
            if look.isSmallCapital {
                add(characters[index].uppercased().unicodeScalars)
            } else {
                add(characters[index].unicodeScalars)
            }
        }
        let glyphs = fonts.shape(
            scalars, face: look.face, rightToLeft: look.level % 2 == 1, language: language, features: features(span, scalars))
        var stretched = 1.0, nearer = 0.0
        if look.isPercent, let glyph = glyphs.first, glyph.advance > 0 {
            let wider = SystemTracking.percentSign(size: span.font.size, weight: span.font.weight)
            stretched = (glyph.advance + wider) / glyph.advance
            run.stretch *= stretched
            let before = range.lowerBound > 0 ? characters[range.lowerBound - 1].unicodeScalars.first?.value ?? 0 : 0
            if LetterWidths.isFigure(before), look.level % 2 == 0 {
                nearer = LetterWidths.beforePercent(size: span.font.size, weight: span.font.weight) / stretched
            }
        }
        var boxed = -1
        run.glyphs = glyphs.compactMap { glyph -> PreparedText.Glyph? in
            guard characterOf.indices.contains(glyph.scalar) else { return nil }
            let scalar = scalars[glyph.scalar]
            if glyph.id == 0, let scalar = Unicode.Scalar(scalar), FontSet.isInvisible(scalar) {
                return scalar == "\t" ? tab(look.face, characterOf[glyph.scalar]) : nil
            }
            if glyph.id == 0 {
                // A character that no font has gets one box, however many scalars it has.
                guard characterOf[glyph.scalar] != boxed else { return nil }
                boxed = characterOf[glyph.scalar]
                return box(look.face, boxed)
            }
            let wider = widening(scalar, look.face, span.font) / stretched
            func following(_ distance: Int) -> UInt32 {
                look.level % 2 == 0 && glyph.scalar + distance < scalars.count ? scalars[glyph.scalar + distance] : 0
            }
            let kerning = kerning(scalar, following(1), following(2), look.face, span.font)
            return PreparedText.Glyph(
                id: glyph.id, character: characterOf[glyph.scalar],
                advance: glyph.advance - nearer + (glyph.advance > 0 ? wider + kerning : 0),
                xOffset: glyph.xOffset - nearer + (glyph.advance > 0 ? wider : -wider) / 2, yOffset: glyph.yOffset)
        }
        runs.append(run)
    }

    /// The width by which SF's letter exceeds Inter's, in em. A mark has no width of its own, and stays above the middle of its letter.
    private func widening(_ scalar: UInt32, _ face: FontFace, _ font: FontDescription) -> Double {
        guard font.design == .default, FontCatalog.isTracked(face) else { return 0 }
        if font.monospacedDigits, LetterWidths.isFigure(scalar) {
            return -SystemTracking.figureInColumn(size: font.size, weight: font.weight)
        }
        return LetterWidths.widening(scalar, size: font.size, weight: font.weight)
    }

    /// How much farther from the next letter SF's stands than Inter's, in em.
    private func kerning(_ scalar: UInt32, _ next: UInt32, _ third: UInt32, _ face: FontFace, _ font: FontDescription) -> Double {
        if font.design == .rounded, FontCatalog.isTracked(face) { return LetterWidths.afterRounded(scalar, weight: font.weight) }
        guard font.design == .default, FontCatalog.isTracked(face) else { return 0 }
        // Figures in columns stand as far from each other whatever is beside them.
        if font.monospacedDigits, LetterWidths.isFigure(next) || LetterWidths.isFigure(scalar) { return 0 }
        return LetterWidths.kerning(scalar, next, before: third, size: font.size, weight: font.weight)
    }

    /// The glyph for a character that no font has: an empty square, or the font's own glyph for missing characters.
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
        // Inter makes arrows of hyphens and angles; JetBrains Mono has ligatures of program code.
        if span.font.design == .monospaced || scalars.contains(where: { $0 == 0x3C || $0 == 0x3E }) {
            features.append(.noContextualForms)
        } else if scalars.contains(where: ShapingFeature.isSign) {
            features.append(.plainSigns)
        }
        return features
    }

    /// A text of strange characters is named by its first ones only.
    private static let mostDiagnostics = 20

    private mutating func report(_ sentence: String) {
        if !diagnostics.contains(sentence) { diagnostics.append(sentence) }
    }
}
