import Drawing
import Foundation

/// The text setter of renders on the main actor: fonts are opened once.
@MainActor enum SharedTextSetter {
    static let current: any TextSetting = StandInTextSetter()
}

/// Counts characters where shaping is not there yet.
final class StandInTextSetter: TextSetting {
    final class Set: SetText {
        let size: CGSize
        let firstBaseline: Double
        let lastBaseline: Double
        let isTruncated = false
        let lines: [String]
        let scaleFactor = 1.0
        init(size: CGSize, first: Double, last: Double, lines: [String]) {
            self.size = size
            firstBaseline = first
            lastBaseline = last
            self.lines = lines
        }
        func items(at origin: CGPoint, width: Double) -> [DisplayItem] { [] }
    }

    func set(_ paragraph: TextParagraph, width: Double?, height: Double?, scale: Double) -> any SetText {
        let font = paragraph.spans.map(\.font).max { $0.size < $1.size } ?? FontDescription(size: 17)
        let characters = paragraph.spans.reduce(0) { $0 + $1.string.count }
        let natural = font.metrics.naturalLineHeight
        let full = Double(characters) * font.size * 0.5
        let columns = max(1, Int((width ?? .infinity) / (font.size * 0.5) > 1e6 ? 1_000_000 : (width ?? 1e6) / (font.size * 0.5)))
        let rows = min(max(1, (characters + columns - 1) / columns), paragraph.lineLimit ?? .max)
        let up = { (v: Double) in (v * scale - 1e-6).rounded(.up) / scale }
        let advance = up(natural + font.leading)
        let size = CGSize(width: up(min(full, width ?? full)), height: up(Double(rows - 1) * advance + natural))
        let first = (font.metrics.ascender * scale).rounded() / scale
        return Set(size: size, first: first, last: first + Double(rows - 1) * advance, lines: [paragraph.spans.map(\.string).joined()])
    }
}
