import Foundation
import FoundationMissing
import VitrineCoreGraphics
import VitrineDrawing

/// Breaks a text into lines that fill a box.
public final class CTFramesetter: _ComparedObject, @unchecked Sendable {
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = string }

    /// A line as it is placed: from the box's top, points.
    struct Placed {
        let line: CTLine
        let baseline: Double
        /// The distance from the box's left edge to the line's start.
        let start: Double
    }

    /// The part of a text that a range names: all from its start on where its length is 0.
    func part(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), string.length)
        return NSRange(location: start, length: range.length <= 0 ? string.length - start : min(range.length, string.length - start))
    }

    /// The lines of a part, as many as are not lower than the box.
    func lines(_ range: CFRange, _ size: CGSize) -> [Placed] {
        let part = part(range)
        guard part.length > 0 else { return [] }
        let words = string.attributedSubstring(from: part), paragraph = words.paragraph()
        let text = LineSetter.set(paragraph, width: size.width)
        // Where each character begins in UTF-16.
        var offsets = [0]
        for span in paragraph.spans { for character in span.string { offsets.append(offsets[offsets.count - 1] + character.utf16.count) } }
        var placed: [Placed] = []
        for place in text.places {
            let from = offsets[min(place.characters.lowerBound, offsets.count - 1)]
            let to = offsets[min(place.characters.upperBound, offsets.count - 1)]
            let line = CTLine(
                words.attributedSubstring(from: NSRange(location: from, length: to - from)), at: part.location + from,
                change: { if text.isTruncated { $0.truncation = paragraph.truncation } }, width: text.isTruncated ? Double(size.width) : nil
            )
            guard place.baseline + line.figures.descent <= size.height + 0.01 else { break }
            let slack = size.width < 1e6 ? max(size.width - place.width, 0) : 0
            let start: Double =
                switch paragraph.alignment {
                case .leading: paragraph.rightToLeft ? slack : 0
                case .center: slack / 2
                case .trailing: paragraph.rightToLeft ? 0 : slack
                }
            placed.append(Placed(line: line, baseline: place.baseline, start: start))
        }
        return placed
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the size that a part of a text takes of a box, in points.
/// - Parameters:
///   - constraints: the box; a side without a limit is the greatest number, as Apple's page says.
///   - fitRange: which part of the text fits, in UTF-16.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let lines = framesetter.lines(stringRange, constraints)
    let start = framesetter.part(stringRange).location
    let end = lines.last.map { $0.line.range.location + $0.line.range.length } ?? start
    fitRange?.pointee = CFRange(location: start, length: end - start)
    guard let last = lines.last else { return .zero }
    let width = lines.reduce(0) { max($0, $1.line.wordsWidth) }
    return CGSize(width: width.rounded(.up), height: (last.baseline + last.line.figures.descent).rounded(.up))
}

/// A part of a text in lines.
public final class CTFrame: _ComparedObject, @unchecked Sendable {
    let path: CGPath
    let box: CGRect
    let lines: [CTFramesetter.Placed]
    let range: CFRange

    init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
        self.path = path
        box = path.boundingBoxOfPath
        lines = framesetter.lines(range, box.size)
        let start = framesetter.part(range).location
        self.range = CFRange(location: start, length: lines.last.map { $0.line.range.location + $0.line.range.length - start } ?? 0)
    }

    /// Where a line's baseline starts, from the box's bottom left, y up.
    func origin(_ placed: CTFramesetter.Placed) -> CGPoint { CGPoint(x: placed.start, y: box.height - placed.baseline) }
}

/// Fills a path's bounding box with lines; those that do not fit are left out. Other shapes than a box are not followed.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange, path) }

/// Draws the lines of a frame, each with its letters transformed by the context's text matrix.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let before = context.textMatrix
    for placed in frame.lines {
        let origin = frame.origin(placed)
        context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
        CTLineDraw(placed.line, context)
    }
    context.textMatrix = before
}

/// The lines of a frame, from the top: `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }

/// Copies where lines' baselines start, points, y up from the bottom left of the path's box; a range of length 0 goes to the last line.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.lines.count)
    let end = range.length <= 0 ? frame.lines.count : start + min(range.length, frame.lines.count - start)
    for (index, placed) in frame.lines[start..<end].enumerated() { origins[index] = frame.origin(placed) }
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the range of the text that is visible in a frame, in UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// Returns the range of the text that a frame was made of, as far as it fits, in UTF-16.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Breaks a text into lines one by one.
public final class CTTypesetter: _ComparedObject, @unchecked Sendable {
    let framesetter: CTFramesetter
    init(_ string: NSAttributedString) { framesetter = CTFramesetter(string) }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

/// How much of a text from `startIndex` on fits into a line of `width` points, in UTF-16; at least a character, where there is one.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    let rest = CFRange(location: startIndex, length: 0), size = CGSize(width: width, height: .infinity)
    return typesetter.framesetter.lines(rest, size).first?.line.range.length ?? 0
}

/// A line of a part of a text; a range of length 0 goes to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.framesetter.part(stringRange)
    return CTLine(typesetter.framesetter.string.attributedSubstring(from: part), at: part.location)
}
