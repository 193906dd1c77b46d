import Foundation
import VitrineDrawing

/// A masked text. In place of each character SwiftUI sets one and the same sign, a bar about as high as a capital, whatever the character is
/// (line feeds too), without the font's weight, design and figures; lines break between any two signs, and all but the last fill the text's
/// width. So a masked text is not as wide as its words are. Seen in four texts of 15 and 17 points in pictures of iOS 26 in both schemes
/// (kasianov-mikhail/scout), of 5 to 8 characters; that it is one sign for each, in lines of full width, is written in OpenSwiftUI as well.
struct RedactedText {
    /// The characters of one span.
    private struct Run {
        let count: Int
        /// Points from one sign to the next.
        let advance: Double
        /// Points the sign is drawn beyond its place.
        let overhang: Double
        /// The size in points per em.
        let size: Double
        /// Points the sign is high.
        let height: Double
        let paint: Paint
    }

    /// A stretch of a run's characters in a line.
    private typealias Stretch = (run: Int, count: Int)

    /// The advance of a sign in ems, where letters are neither spread nor tightened.
    private static let signAdvance = 0.483
    private static let signWidth = 0.5005
    /// The descent of a sign below the baseline, in ems.
    private static let signDescent = 0.02
    private static let cornerRadius = 0.1
    /// The opacity that is left of the text's colour.
    static let opacity = 0.16

    private let paragraph: TextParagraph
    private let runs: [Run]
    private let scale: Double
    /// The height of a line in points.
    private let lineHeight: Double
    private let lineAdvance: Double
    let firstBaseline: Double

    init(_ paragraph: TextParagraph, setter: any TextSetting, scale: Double) {
        self.paragraph = paragraph
        self.scale = scale
        runs = paragraph.spans.map { span in
            let tracking = PublishedTracking.points(size: span.font.size)
            let advance = max(Self.signAdvance * span.font.size + tracking + span.tracking + span.kern, 0)
            return Run(
                count: span.string.count, advance: advance, overhang: Self.signWidth * span.font.size - advance,
                size: span.font.size, height: span.font.metrics.capHeight, paint: span.paint)
        }
        var one = TextParagraph(spans: paragraph.spans)
        for index in one.spans.indices { one.spans[index].string = "0" }
        one.lineSpacing = paragraph.lineSpacing
        let single = setter.set(one, width: nil, height: nil, scale: scale)
        lineHeight = single.size.height
        firstBaseline = single.firstBaseline
        one.spans[one.spans.count - 1].string = "0\n0"
        let double = setter.set(one, width: nil, height: nil, scale: scale)
        lineAdvance = double.lastBaseline - double.firstBaseline
    }

    private func pixels(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

    private func width(of line: [Stretch]) -> Double {
        line.reduce(0) { $0 + Double($1.count) * runs[$1.run].advance } + (line.last.map { max(runs[$0.run].overhang, 0) } ?? 0)
    }

    private func lines(_ proposal: ProposedViewSize) -> [[Stretch]] {
        let room = proposal.width.map { $0.isFinite ? Double($0) : .infinity } ?? .infinity
        var most = paragraph.lineLimit ?? .max
        if let height = proposal.height, height.isFinite, lineAdvance > 0 {
            most = min(most, Int(min(max((Double(height) - lineHeight) / lineAdvance + 1e-6, 0), 10_000)) + 1)
        }
        var (lines, line, used) = ([[Stretch]](), [Stretch](), 0.0)
        for (index, run) in runs.enumerated() {
            var left = run.count
            while left > 0 {
                let free = room - used - max(run.overhang, 0)
                let fitting = free.isFinite && run.advance > 0 ? Int(min(max(free / run.advance + 1e-6, 0), Double(left))) : left
                if fitting > 0 || line.isEmpty {
                    let taken = max(fitting, 1)
                    line.append((index, taken))
                    used += Double(taken) * run.advance
                    left -= taken
                }
                guard left > 0 else { break }
                lines.append(line)
                if lines.count >= most { return lines }
                (line, used) = ([], 0)
            }
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }

    /// Points, rounded up to pixels.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(proposal)
        let reserved = paragraph.reservesSpace ? paragraph.lineLimit ?? 1 : 1
        let high = max(lines.count, paragraph.leastLines, reserved)
        return CGSize(width: pixels(lines.map(self.width).max() ?? 0), height: pixels(lineHeight + Double(high - 1) * lineAdvance))
    }

    /// Points from the text's top.
    func lastBaseline(_ proposal: ProposedViewSize) -> Double {
        firstBaseline + Double(lines(proposal).count - 1) * lineAdvance
    }

    /// The bars in a box.
    /// - Parameter color: what they are filled with in place of what is left of the text's own colours.
    func items(in frame: CGRect, _ proposal: ProposedViewSize, color: RGBA?) -> [DisplayItem] {
        let lines = lines(proposal)
        var items: [DisplayItem] = []
        for (number, line) in lines.enumerated() {
            let natural = self.width(of: line)
            let isFull = number < lines.count - 1 && natural > 0
            let stretch = isFull ? max(frame.width / natural, 1) : 1
            let slack = frame.width - natural * stretch
            let isAtEnd = (paragraph.alignment == .trailing) != paragraph.rightToLeft
            var x = frame.minX + (paragraph.alignment == .center ? slack / 2 : isAtEnd ? slack : 0)
            let baseline = frame.minY + firstBaseline + Double(number) * lineAdvance
            for stretchOfRun in paragraph.rightToLeft ? line.reversed() : line {
                let run = runs[stretchOfRun.run]
                let advance = Double(stretchOfRun.count) * run.advance * stretch
                let bar = CGRect(
                    x: x, y: baseline + run.size * Self.signDescent - run.height,
                    width: advance + max(run.overhang, 0) * stretch, height: run.height)
                items.append(
                    Self.bar(bar, radius: run.size * Self.cornerRadius, color.map(Paint.color) ?? run.paint, isFaded: color == nil))
                x += advance
            }
        }
        return items
    }

    private static func bar(_ rect: CGRect, radius: Double, _ paint: Paint, isFaded: Bool) -> DisplayItem {
        let path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
        guard isFaded else { return .fill(path, paint, .nonZero) }
        if case .color(let color) = paint { return .fill(path, .color(color.masking), .nonZero) }
        var layer = Layer(items: [.fill(path, paint, .nonZero)])
        layer.opacity = opacity
        return .layer(layer)
    }
}

extension RGBA {
    /// The colour with the opacity at which it masks words or pictures.
    var masking: RGBA { RGBA(red, green, blue, alpha * Float(RedactedText.opacity)) }
}
