import Foundation

/// Lines with their places from top to bottom.
///
/// A line's box is size × 1.193359 high whatever face draws it; lines stand the text style's leading apart, or the box's height rounded up
/// to a pixel where the font has no style.
struct TextLayout {
    struct Line {
        var pieces: [LinePiece]
        var width: Double
        /// The way from the top of the text down to the baseline, points.
        var baseline: Double
    }

    let breaker: LineBreaker
    let scale: Double
    private(set) var lines: [Line] = []
    private(set) var isTruncated = false
    /// A word is wider than a line and goes on in the next.
    private(set) var cutsWords = false
    /// The first line is higher than what was offered, or a character wider than all of it: smaller letters might fit.
    private(set) var overflows = false
    private(set) var size = CGSize.zero
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0

    init(_ breaker: LineBreaker, _ paragraph: TextParagraph, width: Double, height: Double, scale: Double) {
        self.breaker = breaker
        self.scale = scale
        let limit = min(max(paragraph.lineLimit ?? .max, 1), mostLines(height, paragraph.lineSpacing))
        var broken = breaker.lines(width: width, limit: limit, truncation: paragraph.truncation)
        let fitting = linesFitting(broken.lines, height, paragraph.lineSpacing)
        if fitting < broken.lines.count {
            broken = breaker.lines(width: width, limit: fitting, truncation: paragraph.truncation)
        }
        isTruncated = broken.isTruncated
        cutsWords = broken.cutsWords
        let extent = place(broken.lines, paragraph)
        overflows = extent.height > height + 0.01 || extent.width > width + 0.01
    }

    func roundedUp(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }

    private struct Box {
        var natural = 0.0
        var ascender = 0.0
        var advance = 0.0
    }

    private func box(_ line: BrokenLine) -> Box {
        let text = breaker.text
        var spans: ClosedRange<Int>?
        func add(_ more: ClosedRange<Int>) {
            spans = spans.map { min($0.lowerBound, more.lowerBound)...max($0.upperBound, more.upperBound) } ?? more
        }
        for piece in line.pieces {
            switch piece {
            // Spans follow each other, so the first and the last tell which stand between.
            case .characters(let range): add(text.spanOf[range.lowerBound]...text.spanOf[range.upperBound - 1])
            case .mark(_, let span): add(span...span)
            }
        }
        var box = Box()
        var (descender, leading) = (0.0, -Double.infinity)
        for span in text.spans.isEmpty ? [] : text.spans[spans ?? 0...0] {
            var font = span.font
            font.size *= breaker.factor
            let metrics = font.metrics
            // Apple's documentation of `baselineOffset`: the box grows to hold the moved words. It stays where the words would have been too.
            box.ascender = max(box.ascender, metrics.ascender + max(span.baselineOffset, 0))
            descender = max(descender, metrics.descender + max(-span.baselineOffset, 0))
            leading = max(leading, metrics.leading)
            if let picture = span.attachment {
                box.ascender = max(box.ascender, picture.ascent * breaker.factor + span.baselineOffset)
                descender = max(descender, picture.descent * breaker.factor - span.baselineOffset)
            }
        }
        // A negative leading is for lines of one look.
        if leading < 0, spans.map({ $0.count > 1 }) ?? false { leading = 0 }
        box.natural = box.ascender + descender
        box.advance = box.natural + (leading.isFinite ? leading : 0)
        return box
    }

    /// The most lines that can fit, so that no more need be broken: a long text in a small box costs what is seen of it.
    private func mostLines(_ height: Double, _ lineSpacing: Double) -> Int {
        let smallest = breaker.text.spans.map { $0.font.metrics.naturalLineHeight * breaker.factor }.min() ?? 0
        let advance = smallest + min(breaker.text.spans.map(\.font.leading).min() ?? 0, 0) + lineSpacing
        guard height < 10_000, advance > 1 else { return .max }
        return Int(height / advance) + 2
    }

    /// The lines that fit into a height, at least one.
    private func linesFitting(_ lines: [BrokenLine], _ height: Double, _ lineSpacing: Double) -> Int {
        guard height.isFinite else { return lines.count }
        var top = 0.0
        for (index, line) in lines.enumerated() {
            let box = box(line)
            if index > 0, roundedUp(top + box.natural) > height + 0.01 { return index }
            top += box.advance + lineSpacing
        }
        return max(lines.count, 1)
    }

    /// - Returns: what the lines themselves take.
    private mutating func place(_ broken: [BrokenLine], _ paragraph: TextParagraph) -> CGSize {
        var top = 0.0
        var bottom = 0.0
        var widest = 0.0
        var last = Box()
        for (index, line) in broken.enumerated() {
            last = box(line)
            if index == 0 { firstBaseline = ((last.ascender * scale) + 1e-6).rounded() / scale }
            lines.append(Line(pieces: line.pieces, width: line.width, baseline: top + last.ascender))
            lastBaseline = index == 0 ? firstBaseline : roundedUp(top + last.ascender)
            widest = max(widest, line.width + line.spaces)
            bottom = top + last.natural
            top += last.advance + paragraph.lineSpacing
        }
        let extent = CGSize(width: widest, height: roundedUp(bottom))
        let reserved = max(paragraph.reservesSpace ? paragraph.lineLimit ?? 1 : 1, paragraph.leastLines)
        if reserved > broken.count { bottom += Double(reserved - broken.count) * (last.advance + paragraph.lineSpacing) }
        size = CGSize(width: roundedUp(widest), height: roundedUp(bottom))
        return extent
    }
}
