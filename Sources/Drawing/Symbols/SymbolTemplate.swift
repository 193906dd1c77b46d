import Foundation

/// A symbol of somebody's own, as the SF Symbols app exports it: one SVG with a drawing for each weight and scale, between guide lines.
///
/// Drawings are made at 100 points. Groups are called after what they are (`Regular-M`); lines say where letters stand (`Baseline-M`), how
/// high capitals are (`Capline-M`), and where the symbol's room ends (`left-margin-Regular-M`, or one `left-margin` for all).
public struct SymbolTemplate: Sendable {
    private struct Drawing {
        var path: Path
        /// Where the group stands.
        var origin: Double
    }
    private struct Key: Hashable {
        var weight: FontWeight
        var scale: String
    }

    private var drawings: [Key: Drawing] = [:]
    /// Lines across by their names: how far down they are.
    private var levels: [String: Double] = [:]
    /// Lines down by their names: how far right they are.
    private var margins: [String: Double] = [:]

    /// Points per em in a template.
    private static let size = 100.0
    /// The scales by their letters, the usual one first, against the font's size.
    private static let scales: [(letter: String, factor: Double)] = [("M", 1), ("S", 0.8), ("L", 1.28)]
    private static let weights: [String: FontWeight] = [
        "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular, "Medium": .medium, "Semibold": .semibold,
        "Bold": .bold, "Heavy": .heavy, "Black": .black,
    ]
    /// The weights from light to heavy.
    private static let order: [FontWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    /// Groups inside one another.
    private static let deepest = 64

    /// - Throws: `VectorImageError` for a file that is no template, and for shapes that cannot be read.
    public init(svg bytes: [UInt8]) throws(VectorImageError) {
        struct Group {
            var key: Key?
            var transform: CGAffineTransform
            var isHidden: Bool
        }
        var groups: [Group] = []
        for tag in try SVGTags.read(bytes) {
            if tag.isEnd {
                if tag.name == "g" || tag.name == "svg", !groups.isEmpty { groups.removeLast() }
                continue
            }
            let around = groups.last ?? Group(key: nil, transform: .identity, isHidden: false)
            if tag.name == "g" || tag.name == "svg" {
                guard groups.count < Self.deepest else { throw .tooMany("groups inside one another") }
                var group = around
                group.transform = try Self.transform(tag).concatenating(around.transform)
                group.isHidden = around.isHidden || Self.isHidden(tag)
                if let key = tag.attributes["id"].flatMap(Self.key) {
                    group.key = key
                    drawings[key] = Drawing(path: Path(), origin: group.transform.tx)
                }
                if !tag.isEmpty { groups.append(group) }
            } else if let key = around.key {
                guard !around.isHidden, !Self.isHidden(tag), let shape = try VectorReader.path(tag) else { continue }
                let rule = tag.attributes["fill-rule"] ?? tag.attributes["style"].map { $0.contains("evenodd") ? "evenodd" : "" }
                drawings[key]?.path.addPath(
                    (rule == "evenodd" ? shape.forNonZero : shape).applying(try Self.transform(tag).concatenating(around.transform)))
            } else if tag.name == "line" || tag.name == "path" || tag.name == "rect", let id = tag.attributes["id"] {
                try guide(id, tag, around.transform)
            }
        }
        drawings = drawings.filter { !$0.value.path.isEmpty }
        guard !drawings.isEmpty else { throw .notDrawn("no drawing called after a weight and a scale, as in “Regular-M”") }
    }

    private mutating func guide(_ id: String, _ tag: SVGTag, _ around: CGAffineTransform) throws(VectorImageError) {
        let isLevel = id.hasPrefix("Baseline-") || id.hasPrefix("Capline-")
        guard isLevel || id.hasPrefix("left-margin") || id.hasPrefix("right-margin"), let line = try VectorReader.path(tag) else { return }
        let box = line.applying(try Self.transform(tag).concatenating(around)).boundingRect
        guard !box.isNull else { return }
        if isLevel { levels[id] = box.midY } else { margins[id] = box.midX }
    }

    private static func key(_ id: String) -> Key? {
        let parts = id.split(separator: "-")
        guard parts.count == 2, let weight = weights[String(parts[0])], scales.contains(where: { $0.letter == parts[1] }) else {
            return nil
        }
        return Key(weight: weight, scale: String(parts[1]))
    }

    private static func transform(_ tag: SVGTag) throws(VectorImageError) -> CGAffineTransform {
        guard let text = tag.attributes["transform"] else { return .identity }
        return try SVGValues.transform(text)
    }

    private static func isHidden(_ tag: SVGTag) -> Bool {
        let style = (tag.attributes["style"] ?? "").filter { !$0.isWhitespace }
        let parts = style.split(separator: ";")
        return tag.attributes["fill"] == "none" || tag.attributes["display"] == "none" || tag.attributes["opacity"] == "0"
            || parts.contains { ["fill:none", "display:none", "opacity:0"].contains($0) }
    }

    /// The symbol at a weight; a weight without a drawing is drawn by the one nearest to it.
    public func outline(weight: FontWeight = .regular) -> SymbolOutline? {
        let wanted = Self.order.firstIndex(of: weight) ?? 3
        let weights = Self.order.enumerated().sorted { abs($0.offset - wanted) < abs($1.offset - wanted) }.map(\.element)
        for weight in weights {
            for scale in Self.scales {
                if let drawing = drawings[Key(weight: weight, scale: scale.letter)] {
                    return outline(drawing, weight, scale.letter, scale.factor)
                }
            }
        }
        return nil
    }

    private func outline(_ drawing: Drawing, _ weight: FontWeight, _ scale: String, _ factor: Double) -> SymbolOutline {
        let em = Self.size * factor, ink = drawing.path.boundingRect
        let name = Self.weights.first { $0.value == weight }?.key ?? ""
        func margin(_ side: String) -> Double? {
            if let own = margins["\(side)-margin-\(name)-\(scale)"] { return own }
            // One pair of lines holds for the drawing between them, and by its distance for all others.
            guard let one = margins["\(side)-margin"], let usual = drawings[Key(weight: .regular, scale: "M")] else { return nil }
            return drawing.origin + (one - usual.origin) * factor
        }
        let left = max((ink.minX - (margin("left") ?? ink.minX)) / em, 0)
        let right = max(((margin("right") ?? ink.maxX) - ink.maxX) / em, 0)
        // San Francisco's capitals are 0.705 em high.
        let baseline = levels["Baseline-\(scale)"] ?? ink.maxY
        let capline = levels["Capline-\(scale)"] ?? baseline - 0.705 * em
        let frame = CGRect(x: left, y: Symbols.topBearing, width: ink.width / em, height: ink.height / em)
        let toBox = CGAffineTransform(
            a: 1 / em, b: 0, c: 0, d: 1 / em, tx: frame.minX - ink.minX / em, ty: frame.minY - ink.minY / em)
        return SymbolOutline(
            path: drawing.path.applying(toBox), width: left + frame.width + right, height: frame.height + 2 * Symbols.topBearing,
            rise: ((baseline + capline) / 2 - ink.midY) / em, ink: frame)
    }
}
