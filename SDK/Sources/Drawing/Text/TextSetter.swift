import Foundation

/// Sets text with the catalogue's fonts, by SF's measures. Keeps what it has set, so that asking again costs a look into a table, and what
/// it has shaped, so that asking for another width costs the breaking of lines only.
package final class TextSetter: TextSetting {
    private struct SetKey: Hashable {
        let paragraph: TextParagraph
        let scale: Double

        // The paragraph tells nearly all apart.
        func hash(into hasher: inout Hasher) { paragraph.hash(into: &hasher) }
    }

    private struct PreparedKey: Hashable {
        let spans: [TextSpan]
        let rightToLeft: Bool
        let language: String
    }

    /// Prepared texts are thrown away together when they hold so many characters.
    static let mostCharacters = 100_000
    /// The lines of set texts at which these are thrown away likewise; a text counts as four more.
    static let mostLines = 20_000
    private let fonts: FontSet
    private let breaks = LineBreaks()
    private var prepared: [PreparedKey: PreparedText] = [:]
    private(set) var kept = 0
    @exclusivity(unchecked) private var known: [SetKey: TextSettings] = [:]
    private(set) var keptLines = 0
    private var marks: [MarkKey: ShapedMark] = [:]

    private struct MarkKey: Hashable {
        let mark: LineMark
        let face: FontFace?
        let weight: FontWeight
        let design: FontDescription.Design
        let italic: Bool
        let width: Double
    }

    /// - Parameter fonts: where a face's file is.
    package init(fonts: @escaping (FontFace) -> FontFile? = FontCatalog.file) { self.fonts = FontSet(file: fonts) }

    package func set(_ paragraph: TextParagraph, width: Double?, height: Double?, scale: Double) -> any SetText {
        let settings = settings(of: paragraph, scale: scale)
        let offer = TextSettings.Offer(width: width, height: height)
        return settings.text(setFor: offer) ?? set(settings, offer)
    }

    package func settings(of paragraph: TextParagraph, scale: Double) -> TextSettings {
        // Bounded first: what is not a number would not be found again.
        let key = SetKey(
            paragraph: paragraph.bounded, scale: scale.isFinite && scale > 0 ? min(max(scale, 0.01), 100) : 1)
        if let settings = known[key] { return settings }
        let settings = TextSettings(key.paragraph, scale: key.scale)
        // A text that is never measured takes room too.
        keep(lines: 1)
        known[key] = settings
        return settings
    }

    package func set(_ settings: TextSettings, _ offer: TextSettings.Offer) -> any SetText {
        let text = setNew(settings.paragraph, width: offer.width, height: offer.height, scale: settings.scale)
        keep(lines: text.lineCount + 4)
        settings.keep(text, for: offer)
        return text
    }

    private func keep(lines: Int) {
        keptLines += lines
        guard keptLines > Self.mostLines else { return }
        known.removeAll()
        keptLines = lines
    }

    package func forget() {
        known = [:]
        keptLines = 0
        prepared = [:]
        kept = 0
    }

    private func setNew(_ paragraph: TextParagraph, width: Double, height: Double, scale: Double) -> TextOfLines {
        let paragraph = paragraph.withStandIns
        let text = prepare(paragraph)
        let smallest = paragraph.minimumScaleFactor.isFinite ? min(max(paragraph.minimumScaleFactor, 0.001), 1) : 1
        func attempt(_ factor: Double, tightening: Double = 0) -> TextLayout {
            let breaker = LineBreaker(text, factor: factor, tightening: tightening) { self.mark($0, $1) }
            return TextLayout(breaker, paragraph, width: width, height: height, scale: scale)
        }
        var best = attempt(1)
        if best.isTruncated, paragraph.allowsTightening, let tightening = tightening(best, width) {
            let tight = attempt(1, tightening: tightening)
            if !tight.isTruncated { best = tight }
        }
        if best.isTruncated || best.overflows, smallest < 1 {
            best = attempt(smallest)
            if !best.isTruncated, !best.overflows {
                // The largest factor that fits, to a 128th of the way: of 1300 points 11.4, 21.6, 31.7 and 52 in eight of Apple's pictures
                // (meshtastic/Meshtastic-Apple, iOS 18.5). Where words need not be cut, a size that cuts one does not fit: "WWWW" at
                // 1300 points in 72 × 72 is one line in Apple's pictures.
                let mayCut = best.cutsWords
                var (fits, overflows) = (smallest, 1.0)
                for _ in 0..<7 {
                    let middle = (fits + overflows) / 2
                    let tried = attempt(middle)
                    if tried.isTruncated || tried.overflows || tried.cutsWords && !mayCut {
                        overflows = middle
                    } else {
                        fits = middle
                        best = tried
                    }
                }
            }
        }
        return TextOfLines(best, paragraph, mark: mark)
    }

    /// Letters may be set up to 5 % tighter before a text is truncated (`NSParagraphStyle.tighteningFactorForTruncation`): a single line
    /// as much as it needs, several lines all the way.
    private func tightening(_ layout: TextLayout, _ width: Double) -> Double? {
        let text = layout.breaker.text
        let count = text.tracked.count { $0 != .none }
        guard width.isFinite, count > 0 else { return nil }
        let total = text.characters.indices.reduce(0) { $0 + layout.breaker.width($1) }
        guard layout.lines.count == 1, !text.opportunities.contains(.mandatory) else { return -total * Self.mostTightening / Double(count) }
        let over = total - width
        return over > 0 && over <= total * Self.mostTightening ? -over / Double(count) : nil
    }

    private static let mostTightening = 0.05

    private func prepare(_ paragraph: TextParagraph) -> PreparedText {
        let key = PreparedKey(spans: paragraph.spans, rightToLeft: paragraph.rightToLeft, language: paragraph.language)
        if let known = prepared[key] { return known }
        let made = PreparedText(
            spans: paragraph.spans, rightToLeft: paragraph.rightToLeft, language: paragraph.language, fonts: fonts,
            breaks: breaks)
        kept += made.characters.count + 16
        if kept > Self.mostCharacters {
            prepared.removeAll()
            kept = made.characters.count
        }
        prepared[key] = made
        return made
    }

    private func mark(_ mark: LineMark, _ font: FontDescription) -> ShapedMark {
        let key = MarkKey(mark: mark, face: font.face, weight: font.weight, design: font.design, italic: font.italic, width: font.width)
        if let known = marks[key] { return known }
        let scalars = mark.character.unicodeScalars.map(\.value)
        let faces = FontCatalog.faces(for: font, language: "en")
        // A font of a bundle may have letters only.
        let face = faces[0].isCustom && !fonts.covers(mark.character, faces[0]) ? faces[1] : faces[0]
        let glyph = fonts.shape(scalars, face: face, rightToLeft: false, language: "en", features: [])
            .first
        let stretch = FontCatalog.isTracked(face) ? 1 + font.width : 1
        let made = ShapedMark(face: face, glyph: glyph?.id ?? 0, advance: glyph?.advance ?? 0, stretch: stretch)
        marks[key] = made
        return made
    }
}

/// A mark as a font draws it.
struct ShapedMark {
    var face: FontFace
    var glyph: UInt32
    /// Em, before stretching.
    var advance: Double
    var stretch: Double
}
