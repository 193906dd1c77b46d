import Foundation

/// A text set in lines, ready to be drawn.
final class TextOfLines: SetText {
    private let layout: TextLayout
    private let paragraph: TextParagraph
    private let mark: (LineMark, FontDescription) -> ShapedMark

    init(_ layout: TextLayout, _ paragraph: TextParagraph, mark: @escaping (LineMark, FontDescription) -> ShapedMark) {
        self.layout = layout
        self.paragraph = paragraph
        self.mark = mark
    }

    var size: CGSize { layout.size }
    var firstBaseline: Double { layout.firstBaseline }
    var lastBaseline: Double { layout.lastBaseline }
    var isTruncated: Bool { layout.isTruncated }
    var scaleFactor: Double { layout.breaker.factor }
    var diagnostics: [String] { layout.breaker.text.diagnostics }

    private var text: PreparedText { layout.breaker.text }

    var lines: [String] {
        layout.lines.map { line in
            line.pieces.reduce(into: "") { words, piece in
                switch piece {
                case .characters(let range): words.append(contentsOf: text.characters[range])
                case .mark(let mark, _): words.append(mark.character)
                }
            }
        }
    }

    var places: [SetLine] {
        let starts = layout.lines.map { line in
            line.pieces.lazy.compactMap { if case .characters(let range) = $0 { range.lowerBound } else { nil } }.first
        }
        var end = text.characters.count, places: [SetLine] = []
        for (line, start) in zip(layout.lines, starts).reversed() {
            let first = min(start ?? end, end)
            places.append(SetLine(characters: first..<end, baseline: line.baseline, width: line.width))
            end = first
        }
        return places.reversed()
    }

    var lineCount: Int { layout.lines.count }

    /// A text is often drawn again where it was.
    private var last: (origin: CGPoint, width: Double, items: [DisplayItem])?

    func items(at origin: CGPoint, width: Double) -> [DisplayItem] {
        if let last, last.origin == origin, last.width == width { return last.items }
        let made = draw(at: CGPoint(x: Double(origin.x).bounded, y: Double(origin.y).bounded), width: width.bounded)
        last = (origin, width, made)
        return made
    }

    private func draw(at origin: CGPoint, width: Double) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for line in layout.lines {
            let slack = width - line.width
            let alignment: Double =
                switch paragraph.alignment {
                case .leading: paragraph.rightToLeft ? slack : 0
                case .center: slack / 2
                case .trailing: paragraph.rightToLeft ? 0 : slack
                }
            // Baselines stand on whole pixels, as Core Text draws them.
            let y = (((origin.y + line.baseline) * layout.scale) + 1e-6).rounded() / layout.scale
            let start = origin.x + alignment
            var pen = start
            var drawn = LineItems(start: start, scale: layout.scale, factor: scaleFactor)
            for segment in ordered(line) { draw(segment, &pen, y, &drawn) }
            items += drawn.all
        }
        return items
    }

    // MARK: From the order of writing to the order on the page

    private enum Segment {
        case run(Int, Range<Int>)
        case mark(LineMark, Int)
    }

    /// The line's segments from left to right (rule L2 of the bidirectional algorithm).
    private func ordered(_ line: TextLayout.Line) -> [Segment] {
        var segments: [(segment: Segment, level: UInt8)] = []
        let base = base(line)
        for piece in line.pieces {
            switch piece {
            case .mark(let mark, let span): segments.append((.mark(mark, span), base))
            case .characters(let range):
                var start = range.lowerBound
                while start < range.upperBound {
                    let index = text.runOf[start]
                    guard index >= 0 else {
                        start += 1
                        continue
                    }
                    let end = min(text.runs[index].characters.upperBound, range.upperBound)
                    segments.append((.run(index, start..<end), text.runs[index].level))
                    start = end
                }
            }
        }
        guard var level = segments.map(\.level).max(), level > 0 else { return segments.map(\.segment) }
        while level > 0 {
            var start = 0
            while start < segments.count {
                guard segments[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < segments.count, segments[end].level >= level { end += 1 }
                segments[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return segments.map(\.segment)
    }

    /// The level that a mark takes: that of the line as it was written.
    private func base(_ line: TextLayout.Line) -> UInt8 {
        for case .characters(let range) in line.pieces {
            let run = text.runOf[range.lowerBound]
            if run >= 0 { return text.runs[run].base }
        }
        return paragraph.rightToLeft ? 1 : 0
    }

    // MARK: Drawing

    private func draw(_ segment: Segment, _ pen: inout Double, _ y: Double, _ items: inout LineItems) {
        let start = pen
        switch segment {
        case .mark(let kind, let index):
            guard text.spans.indices.contains(index) else { return }
            let span = text.spans[index]
            let mark = mark(kind, span.font)
            pen += layout.breaker.width(kind, index)
            var run = run(span, mark.face, start, y, String(kind.character))
            run.stretch = mark.stretch
            run.glyphs = [GlyphRun.Glyph(id: mark.glyph, x: 0, y: 0)]
            items.add(run, span, start..<max(start, pen))
        case .run(let index, let range):
            let known = text.runs[index]
            let span = text.spans[known.span]
            if let attachment = span.attachment {
                pen += attachment.width * scaleFactor
                return items.add(attachment, span, start..<max(start, pen), baseline: y)
            }
            for part in parts(of: known, range) {
                let start = pen
                var run = run(span, known.face, start, y, String(text.characters[part.characters]))
                run.size *= known.scale
                run.stretch = known.stretch * part.swell
                run.glyphs.reserveCapacity(part.characters.count)
                let across = run.size * known.stretch
                for place in known.glyphs(of: part.characters) {
                    let glyph = known.glyphs[place]
                    let left = layout.breaker.lead(glyph.character) - glyph.advance * across * (part.swell - 1) / 2
                    let x = Float(pen - start + glyph.xOffset * across + left)
                    run.glyphs.append(GlyphRun.Glyph(id: glyph.id, x: x, y: Float(-glyph.yOffset * run.size)))
                    pen += glyph.advance * across
                    let isLast = place + 1 == known.glyphs.count || known.glyphs[place + 1].character != glyph.character
                    if isLast { pen += layout.breaker.tracking(glyph.character) }
                }
                items.add(run, span, start..<max(start, pen))
            }
        }
    }

    /// A run's characters in the order they are drawn in, parted where figures that are drawn wider than they are begin and end; a sign
    /// between two figures, as the colon of a time, is theirs.
    private func parts(of run: PreparedText.Run, _ range: Range<Int>) -> [(characters: Range<Int>, swell: Double)] {
        let swell = layout.breaker.swells[run.span]
        guard swell != 1, run.level % 2 == 0 else { return [(range, 1)] }
        var parts: [(characters: Range<Int>, swell: Double)] = []
        for index in range {
            let isAmong = index > range.lowerBound && index + 1 < range.upperBound && isFigure(index - 1) && isFigure(index + 1)
            let own = isFigure(index) || isAmong && !text.characters[index].isLetter ? swell : 1
            if let last = parts.last, last.swell == own {
                parts[parts.count - 1].characters = last.characters.lowerBound..<index + 1
            } else {
                parts.append((index..<index + 1, own))
            }
        }
        return parts.isEmpty ? [(range, 1)] : parts
    }

    private func isFigure(_ index: Int) -> Bool { text.tracked[index] == .figure }

    private func run(_ span: TextSpan, _ face: FontFace, _ x: Double, _ baseline: Double, _ words: String) -> GlyphRun {
        GlyphRun(
            face: face, size: span.font.size * scaleFactor, origin: CGPoint(x: x, y: baseline - span.baselineOffset), glyphs: [],
            paint: span.paint, text: words)
    }
}
