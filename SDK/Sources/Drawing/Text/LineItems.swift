import Foundation

/// The display items of one line of a text: its background, underlines, the words, and strikethroughs.
struct LineItems {
    /// A line along words. Stretches that touch and look alike are one, so that no seam shows between runs.
    private struct Rule {
        var extent: Range<Double>
        let top: Double
        let thickness: Double
        let color: RGBA
        let pattern: TextLinePattern
    }

    /// The place at which the line begins; patterns run on from there.
    private let start: Double
    /// The scale in pixels per point.
    private let scale: Double
    /// The factor by which sizes are scaled.
    private let factor: Double
    private var behind: [DisplayItem] = []
    private var under: [Rule] = []
    private var words: [DisplayItem] = []
    private var through: [Rule] = []

    init(start: Double, scale: Double, factor: Double) {
        self.start = start
        self.scale = scale
        self.factor = factor
    }

    var all: [DisplayItem] { behind + under.map(item) + words + through.map(item) }

    mutating func add(_ run: GlyphRun, _ span: TextSpan, _ extent: Range<Double>) {
        if !run.glyphs.isEmpty { words.append(.glyphs(run)) }
        // Small capitals are underlined as their neighbours are.
        addRules(span, extent, baseline: run.origin.y)
    }

    /// A picture whose bottom stands its descent below the baseline.
    mutating func add(_ attachment: TextAttachment, _ span: TextSpan, _ extent: Range<Double>, baseline: Double) {
        let y = baseline - span.baselineOffset
        if !attachment.items.isEmpty {
            var layer = Layer(items: attachment.items)
            layer.transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: extent.lowerBound, ty: y - attachment.ascent * factor)
            words.append(.layer(layer))
        }
        addRules(span, extent, baseline: y)
    }

    private mutating func addRules(_ span: TextSpan, _ extent: Range<Double>, baseline: Double) {
        let size = span.font.size * factor
        if let background = span.background {
            let metrics = span.font.metrics
            let box = CGRect(
                x: extent.lowerBound, y: baseline - metrics.ascender * factor, width: extent.upperBound - extent.lowerBound,
                height: metrics.naturalLineHeight * factor)
            behind.append(.fill(Path(box), .color(background), .nonZero))
        }
        if let color = span.underline {
            Self.add(rule(extent, baseline + size * 0.11, size, color, span.underlinePattern), to: &under)
        }
        if let color = span.strikethrough {
            Self.add(rule(extent, baseline - size * 0.28, size, color, span.strikethroughPattern), to: &through)
        }
    }

    private static func add(_ rule: Rule, to rules: inout [Rule]) {
        if let last = rules.last, abs(last.extent.upperBound - rule.extent.lowerBound) < 1e-6, last.top == rule.top,
            last.thickness == rule.thickness, last.color == rule.color, last.pattern == rule.pattern
        {
            rules[rules.count - 1].extent = last.extent.lowerBound..<max(last.extent.upperBound, rule.extent.upperBound)
        } else {
            rules.append(rule)
        }
    }

    /// A seventeenth of the size thick, at least a pixel.
    private func rule(_ extent: Range<Double>, _ y: Double, _ size: Double, _ color: RGBA, _ pattern: TextLinePattern) -> Rule {
        let thickness = max((size / 17 * scale).rounded(), 1) / scale
        let top = ((y - thickness / 2) * scale).rounded() / scale
        return Rule(extent: extent, top: top, thickness: thickness, color: color, pattern: pattern)
    }

    private func item(_ rule: Rule) -> DisplayItem {
        if rule.pattern == .solid {
            let rect = CGRect(
                x: rule.extent.lowerBound, y: rule.top, width: rule.extent.upperBound - rule.extent.lowerBound, height: rule.thickness)
            return .fill(Path(rect), .color(rule.color), .nonZero)
        }
        var path = Path()
        let y = rule.top + rule.thickness / 2
        path.move(to: CGPoint(x: rule.extent.lowerBound, y: y))
        path.addLine(to: CGPoint(x: rule.extent.upperBound, y: y))
        let dash = rule.pattern.dash.map { $0 * rule.thickness }
        let stroke = Stroke(width: rule.thickness, dash: dash, dashPhase: max(rule.extent.lowerBound - start, 0))
        return .stroke(path, .color(rule.color), stroke)
    }
}

extension TextLinePattern {
    /// Lengths drawn and left out in turn, in the line's thickness. Apple publishes none; these look like its pictures.
    fileprivate var dash: [Double] {
        switch self {
        case .solid: []
        case .dot: [2, 2]
        case .dash: [6, 3]
        case .dashDot: [6, 3, 2, 3]
        case .dashDotDot: [6, 3, 2, 3, 2, 3]
        }
    }
}
