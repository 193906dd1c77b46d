import Foundation

/// A piece of a line, in the order of writing.
enum LinePiece: Hashable {
    case characters(Range<Int>)
    /// A mark that stands in the line without being in the text, in the look of this span.
    case mark(LineMark, span: Int)
}

/// A mark that a line shows and that was not written.
enum LineMark: UInt8, Hashable, CaseIterable {
    /// A mark for what did not fit.
    case ellipsis
    /// Ends a line whose last word goes on in the next: where a soft hyphen (U+00AD) allows it.
    case hyphen

    var character: Character { self == .ellipsis ? "…" : "-" }
}

/// A line as broken, not yet placed.
struct BrokenLine {
    var pieces: [LinePiece]
    /// Points, without the spaces at a wrapped line's end.
    var width: Double
    /// Points of those spaces, as far as there is room for them: a text is as wide as its widest line with them. Ten lines of three wrapped
    /// texts stand half a space farther left for it (doordash-oss/swiftui-preview-snapshots, 17 and 34 points, iOS 15;
    /// meshtastic/Meshtastic-Apple, 11 points, iOS 18.5).
    var spaces = 0.0
}

/// Breaks a prepared text into lines at one scale of its fonts.
struct LineBreaker {
    let text: PreparedText
    /// The factor by which the font sizes are scaled.
    let factor: Double
    /// Points added after each letter beyond all tracking; negative tightens.
    let tightening: Double
    /// The width of each span, with Apple's tracking and without it.
    private let system: [Double]
    private let own: [Double]
    /// The tracking of a figure of each span beyond Apple's.
    private let figures: [Double]
    /// The factor by which a figure of each span is drawn wider than it is.
    let swells: [Double]
    private let ellipses: [Double]
    private let hyphens: [Double]

    /// - Parameter mark: a mark in a font.
    init(_ text: PreparedText, factor: Double, tightening: Double = 0, mark: (LineMark, FontDescription) -> ShapedMark) {
        self.text = text
        self.factor = factor
        self.tightening = tightening
        let own = text.spans.map { ($0.tracking + $0.kern) * factor }
        let system = zip(text.spans, own).map { span, own in
            own + SystemTracking.points(size: span.font.size * factor, weight: span.font.weight, design: span.font.design)
        }
        func widths(_ kind: LineMark) -> [Double] {
            text.spans.indices.map { index in
                let font = text.spans[index].font
                let mark = mark(kind, font)
                let tracking =
                    FontCatalog.isTracked(mark.face)
                    ? system[index] - own[index]
                    : FontCatalog.isMonospaced(mark.face) ? SystemTracking.monospaced * font.size * factor : 0
                return mark.advance * mark.stretch * font.size * factor + tracking
            }
        }
        ellipses = widths(.ellipsis)
        hyphens = text.classes.contains(.softHyphen) ? widths(.hyphen) : []
        self.own = own
        self.system = system
        swells = text.spans.map {
            SystemTracking.swellOfFigure(size: $0.font.size * factor, weight: $0.font.weight, design: $0.font.design)
        }
        figures = text.spans.map {
            SystemTracking.pointsOfFigure(size: $0.font.size * factor, weight: $0.font.weight, design: $0.font.design)
        }
    }

    /// Points that a character takes.
    func width(_ index: Int) -> Double { text.advances[index] * factor + tracking(index) }

    /// Points after a character. Apple's tracking is for its own letters; those of other fonts are set as they are.
    func tracking(_ index: Int) -> Double {
        switch text.tracked[index] {
        case .none: 0
        case .own: own[text.spanOf[index]] + tightening
        case .system: system[text.spanOf[index]] + tightening
        case .figure: system[text.spanOf[index]] + figures[text.spanOf[index]] + tightening
        case .monospaced: own[text.spanOf[index]] + monospaced(index) + tightening
        }
    }

    /// Points before a character, of those that ``tracking(_:)`` adds: a figure and a letter of one width stand in the middle of their place.
    func lead(_ index: Int) -> Double {
        switch text.tracked[index] {
        case .figure: figures[text.spanOf[index]] / 2
        case .monospaced: monospaced(index) / 2
        default: 0
        }
    }

    private func monospaced(_ index: Int) -> Double { SystemTracking.monospaced * text.spans[text.spanOf[index]].font.size * factor }

    func width(_ mark: LineMark, _ span: Int) -> Double {
        let widths = mark == .ellipsis ? ellipses : hyphens
        return widths.isEmpty ? 0 : widths[span] + tightening
    }

    private func ellipsisWidth(_ span: Int) -> Double { width(.ellipsis, span) }

    /// - Parameters:
    ///   - width: points; lines grow wider only for a character that is.
    ///   - limit: no more lines than this; what is left is truncated in the last.
    /// - Returns: the lines, whether something was left out, and whether a word was cut because it is wider than a line.
    func lines(
        width: Double, limit: Int, truncation: TextParagraph.Truncation
    ) -> (lines: [BrokenLine], isTruncated: Bool, cutsWords: Bool) {
        var lines: [BrokenLine] = []
        var cutsWords = false
        var start = 0
        var paragraph = 0
        let count = text.characters.count
        repeat {
            let (end, next, used, isHard) = line(from: start, width: width)
            if lines.count == limit - 1, next < count {
                lines.append(truncated(from: start, width: width, truncation))
                return (lines, true, cutsWords)
            }
            if !isHard, end == next, next < count, next > 0, text.opportunities[next - 1] != .allowed { cutsWords = true }
            var pieces: [LinePiece] = start < end ? [.characters(start..<end)] : []
            if end == next, next < count, isHyphenated(end) { pieces.append(.mark(.hyphen, span: text.spanOf[end - 1])) }
            lines.append(BrokenLine(pieces: pieces, width: used, spaces: isHard ? 0 : spaces(end..<next, after: used, in: width)))
            if isHard || next == count {
                avoidOrphan(in: &lines, from: paragraph, width: width)
                paragraph = lines.count
            }
            start = next
            // A line break at the very end begins another line, as in every editor.
            if isHard, start == count, lines.count < limit { lines.append(BrokenLine(pieces: [], width: 0)) }
        } while start < count
        return (lines, false, cutsWords)
    }

    /// A single word on a paragraph's second line gets the company of the word before it, where the line above keeps two words or more:
    /// the push-out of TextKit's standard line break strategy (iOS 14 and later). Two lines and two words are this engine's reading of a
    /// rule Apple has not published: a measured text of nine words asks for it, and in Apple's pictures "Unhealthy for Sensitive Groups" is cut
    /// in its middle, though its third word has room above (meshtastic/Meshtastic-Apple, iOS 18.5), "Security Update Recommended" is not, and
    /// the last line of a longer paragraph is one word, "aliqua.".
    private func avoidOrphan(in lines: inout [BrokenLine], from first: Int, width limit: Double) {
        guard lines.count - first == 2, case .characters(let last)? = lines[lines.count - 1].pieces.first,
            case .characters(let above)? = lines[lines.count - 2].pieces.first, lines[lines.count - 1].pieces.count == 1
        else { return }
        guard !text.opportunities[last.dropLast()].contains(.allowed), last.allSatisfy({ text.classes[$0] != .ideographic }) else { return }
        let words = above.dropFirst().filter { text.classes[$0] != .space && text.classes[$0 - 1] == .space }
        guard words.count >= 2, let start = words.last else { return }
        var end = start
        while end > above.lowerBound, text.classes[end - 1] == .space { end -= 1 }
        let pushed = (start..<last.upperBound).reduce(0) { $0 + width($1) }
        guard pushed <= limit + 0.001 else { return }
        lines[lines.count - 1] = BrokenLine(pieces: [.characters(start..<last.upperBound)], width: pushed)
        let kept = above.lowerBound..<end
        let used = kept.reduce(0) { $0 + width($1) }
        lines[lines.count - 2] = BrokenLine(
            pieces: [.characters(kept)], width: used, spaces: spaces(end..<start, after: used, in: limit))
    }

    /// The width that the spaces at a line's end take of the room beside its words.
    private func spaces(_ range: Range<Int>, after used: Double, in limit: Double) -> Double {
        min(range.reduce(0) { $0 + width($1) }, max(limit - used, 0))
    }

    /// Whether a line that ends before a character shows a hyphen.
    private func isHyphenated(_ end: Int) -> Bool { end > 0 && text.classes[end - 1] == .softHyphen }

    /// One line: where its words end, where the next begins, its width, and whether an end mark stands there.
    private func line(from start: Int, width limit: Double) -> (end: Int, next: Int, width: Double, isHard: Bool) {
        var used = 0.0
        // The last opportunity for a break: where the words before it end, where the next line would begin, and the width so far.
        var opportunity: (end: Int, next: Int, width: Double)?
        // The width up to the last character that is no space.
        var solid = (end: start, width: 0.0)
        var index = start
        while index < text.characters.count {
            if text.opportunities[index] == .mandatory { return (index, index + 1, used, true) }
            let isSpace = text.classes[index] == .space
            let next = used + width(index)
            if !isSpace, next > limit + 0.001, index > start {
                if let opportunity { return (opportunity.end, opportunity.next, opportunity.width, false) }
                // A word wider than the line is cut between characters.
                return (index, index, used, false)
            }
            used = next
            index += 1
            if !isSpace { solid = (index, used) }
            if text.opportunities[index - 1] == .allowed {
                let hyphen = isHyphenated(index) ? width(.hyphen, text.spanOf[index - 1]) : 0
                if hyphen == 0 || solid.width + hyphen <= limit + 0.001 { opportunity = (solid.end, index, solid.width + hyphen) }
            }
        }
        // Spaces at the very end count as far as there is room for them.
        let fits = used <= limit + 0.001
        return (fits ? index : max(solid.end, start), index, fits ? used : solid.width, false)
    }

    /// The last line that may be shown, of everything up to the next end mark.
    private func truncated(from start: Int, width limit: Double, _ truncation: TextParagraph.Truncation) -> BrokenLine {
        var end = start
        while end < text.characters.count, text.opportunities[end] != .mandatory { end += 1 }
        let all = start..<end
        guard !all.isEmpty else {
            return BrokenLine(pieces: [.mark(.ellipsis, span: span(at: start))], width: ellipsisWidth(span(at: start)))
        }
        let mark = ellipsisWidth(span(at: start))
        let room = limit - mark
        if truncation == .tail || !room.isFinite || all.reduce(0, { $0 + width($1) }) <= room {
            let (head, used) = head(all, room)
            let at = span(at: head.isEmpty ? start : head.upperBound - 1)
            return BrokenLine(pieces: (head.isEmpty ? [] : [.characters(head)]) + [.mark(.ellipsis, span: at)], width: used + mark)
        }
        if truncation == .head {
            let (tail, used) = tail(all, room)
            return BrokenLine(
                pieces: [.mark(.ellipsis, span: span(at: start))] + (tail.isEmpty ? [] : [.characters(tail)]), width: used + mark)
        }
        let (front, frontWidth) = head(all, room / 2)
        let (back, backWidth) = tail(front.upperBound..<end, room - frontWidth)
        let pieces: [LinePiece] =
            (front.isEmpty ? [] : [.characters(front)]) + [.mark(.ellipsis, span: span(at: start))]
            + (back.isEmpty ? [] : [.characters(back)])
        return BrokenLine(pieces: pieces, width: frontWidth + mark + backWidth)
    }

    private func head(_ range: Range<Int>, _ room: Double) -> (Range<Int>, Double) {
        var (end, used) = (range.lowerBound, 0.0)
        while end < range.upperBound, used + width(end) <= room + 0.001 {
            used += width(end)
            end += 1
        }
        // No gap before the ellipsis, be it one at which no line breaks, as before the PM of a time.
        while end > range.lowerBound, text.characters[end - 1].isWhitespace {
            end -= 1
            used -= width(end)
        }
        return (range.lowerBound..<end, used)
    }

    private func tail(_ range: Range<Int>, _ room: Double) -> (Range<Int>, Double) {
        var (start, used) = (range.upperBound, 0.0)
        while start > range.lowerBound, used + width(start - 1) <= room + 0.001 {
            start -= 1
            used += width(start)
        }
        while start < range.upperBound, text.characters[start].isWhitespace {
            used -= width(start)
            start += 1
        }
        return (start..<range.upperBound, used)
    }

    private func span(at index: Int) -> Int { text.spanOf.isEmpty ? 0 : text.spanOf[min(index, text.spanOf.count - 1)] }
}
