import Foundation

/// A symbol of somebody's own, as the SF Symbols app exports it: one SVG with a drawing for each weight and scale, between guide lines.
///
/// Drawings are made at 100 points. Groups are called after what they are (`Regular-M`); lines say where letters stand (`Baseline-M`), how
/// high capitals are (`Capline-M`), and where the symbol's room ends (`left-margin-Regular-M`, or one `left-margin` for all). What is noted of
/// layers is in ``SymbolAnnotations``.
package struct SymbolTemplate: Sendable {
    private struct Drawing {
        var shapes: [SymbolAnnotations.Shape] = []
        /// The place at which the group stands.
        var origin: Double

        /// Mixes both in one step between them; nil where their shapes are not made of the same pieces.
        func mixed(with other: Drawing, _ part: Double) -> Drawing? {
            guard shapes.count == other.shapes.count else { return nil }
            var mixed = self
            mixed.origin += (other.origin - origin) * part
            for index in shapes.indices {
                guard let path = shapes[index].path.mixed(with: other.shapes[index].path, part) else { return nil }
                mixed.shapes[index].path = path
            }
            return mixed
        }
    }
    /// A drawing and the guide lines that hold for it, in a template's units.
    private struct Measured {
        var drawing: Drawing
        var scale: String
        var factor: Double
        var left: Double?
        var right: Double?
    }
    private struct Key: Hashable {
        var weight: FontWeight
        var scale: String
    }

    private var drawings: [Key: Drawing] = [:]
    private var annotations = SymbolAnnotations()
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
    package init(svg bytes: [UInt8]) throws(VectorImageError) {
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
            if tag.name == "style" {
                annotations.read(tag.text)
            } else if tag.name == "g" || tag.name == "svg" {
                guard groups.count < Self.deepest else { throw .tooMany("groups inside one another") }
                var group = around
                group.transform = try Self.transform(tag).concatenating(around.transform)
                group.isHidden = around.isHidden || Self.isHidden(tag)
                if let key = tag.attributes["id"].flatMap(Self.key) {
                    group.key = key
                    drawings[key] = Drawing(origin: group.transform.tx)
                }
                if !tag.isEmpty { groups.append(group) }
            } else if let key = around.key {
                guard !around.isHidden, !Self.isHidden(tag), let shape = try VectorReader.path(tag) else { continue }
                let rule = tag.attributes["fill-rule"] ?? tag.attributes["style"].map { $0.contains("evenodd") ? "evenodd" : "" }
                let place = try Self.transform(tag).concatenating(around.transform)
                drawings[key]?.shapes.append(
                    SymbolAnnotations.Shape(
                        path: (rule == "evenodd" ? shape.forNonZero : shape).applying(place),
                        classes: (tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)))
            } else if tag.name == "line" || tag.name == "path" || tag.name == "rect", let id = tag.attributes["id"] {
                try guide(id, tag, around.transform)
            }
        }
        drawings = drawings.filter { $0.value.shapes.contains { !$0.path.isEmpty } }
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

    /// The symbol at a weight. A weight without a drawing of its own lies between those of two others, or is drawn as the one nearest to it
    /// where those two are not made of the same pieces.
    package func outline(weight: FontWeight = .regular) -> SymbolOutline? {
        let wanted = Self.order.firstIndex(of: weight) ?? 3
        let weights = Self.order.enumerated().sorted { abs($0.offset - wanted) < abs($1.offset - wanted) }.map(\.element)
        for (index, weight) in weights.enumerated() {
            if index == 1, let between = between(wanted) { return outline(between) }
            for scale in Self.scales {
                if let drawing = drawings[Key(weight: weight, scale: scale.letter)] {
                    return outline(measured(drawing, weight, scale.letter, scale.factor))
                }
            }
        }
        return nil
    }

    /// A step between the nearest lighter and the nearest heavier drawing.
    private func between(_ wanted: Int) -> Measured? {
        for scale in Self.scales {
            func drawing(_ places: [Int]) -> (Drawing, FontWeight)? {
                places.lazy.compactMap { place in
                    drawings[Key(weight: Self.order[place], scale: scale.letter)].map { ($0, Self.order[place]) }
                }.first
            }
            guard let (light, thin) = drawing((0..<wanted).reversed()), let (heavy, thick) = drawing(Array((wanted + 1)..<Self.order.count))
            else { continue }
            let start = Symbols.growth(thin), end = Symbols.growth(thick)
            let part = (Symbols.growth(Self.order[wanted]) - start) / (end - start)
            guard let drawing = light.mixed(with: heavy, part) else { continue }
            let (a, b) = (measured(light, thin, scale.letter, scale.factor), measured(heavy, thick, scale.letter, scale.factor))
            func mixed(_ side: (Measured) -> Double?) -> Double? {
                guard let start = side(a), let end = side(b) else { return nil }
                return start + (end - start) * part
            }
            return Measured(
                drawing: drawing, scale: scale.letter, factor: scale.factor, left: mixed(\.left), right: mixed(\.right))
        }
        return nil
    }

    private func measured(_ drawing: Drawing, _ weight: FontWeight, _ scale: String, _ factor: Double) -> Measured {
        let name = Self.weights.first { $0.value == weight }?.key ?? ""
        func margin(_ side: String) -> Double? {
            if let own = margins["\(side)-margin-\(name)-\(scale)"] { return own }
            // One pair of lines holds for the drawing between them, and by its distance for all others.
            guard let one = margins["\(side)-margin"], let usual = drawings[Key(weight: .regular, scale: "M")] else { return nil }
            return drawing.origin + (one - usual.origin) * factor
        }
        return Measured(drawing: drawing, scale: scale, factor: factor, left: margin("left"), right: margin("right"))
    }

    private func outline(_ measured: Measured) -> SymbolOutline {
        let em = Self.size * measured.factor, scale = measured.scale
        let toEms = CGAffineTransform(scaleX: 1 / em, y: 1 / em)
        let shapes = measured.drawing.shapes.map { SymbolAnnotations.Shape(path: $0.path.applying(toEms), classes: $0.classes) }
        let layers = annotations.layers(shapes)
        var path = Path()
        // Shapes that only cut something out of others are not seen.
        for part in layers.monochrome.isEmpty ? shapes.map(\.path) : layers.monochrome.map(\.path) { path.addPath(part) }
        let ink = path.boundingRect
        let left = max(ink.minX - (measured.left.map { $0 / em } ?? ink.minX), 0)
        let right = max((measured.right.map { $0 / em } ?? ink.maxX) - ink.maxX, 0)
        // San Francisco's capitals are 0.705 em high.
        let baseline = levels["Baseline-\(scale)"].map { $0 / em } ?? ink.maxY
        let capline = levels["Capline-\(scale)"].map { $0 / em } ?? baseline - 0.705
        let frame = CGRect(x: left, y: Symbols.topBearing, width: ink.width, height: ink.height)
        let (across, down) = (frame.minX - ink.minX, frame.minY - ink.minY)
        return SymbolOutline(
            path: path.offsetBy(dx: across, dy: down), width: left + frame.width + right, height: frame.height + 2 * Symbols.topBearing,
            rise: (baseline + capline) / 2 - ink.midY, ink: frame, layers: layers.offsetBy(dx: across, dy: down))
    }
}

extension Path {
    /// Every point a part of the way from this path to the other; nil where they are not made of the same pieces.
    fileprivate func mixed(with other: Path, _ part: Double) -> Path? {
        let (own, others) = (elements, other.elements)
        guard own.count == others.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
        var made: [Element] = []
        for pair in zip(own, others) {
            switch pair {
            case (.move(let a), .move(let b)): made.append(.move(to: mix(a, b)))
            case (.line(let a), .line(let b)): made.append(.line(to: mix(a, b)))
            case (.quadCurve(let a, let a1), .quadCurve(let b, let b1)):
                made.append(.quadCurve(to: mix(a, b), control: mix(a1, b1)))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                made.append(.curve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2)))
            case (.closeSubpath, .closeSubpath): made.append(.closeSubpath)
            default: return nil
            }
        }
        return Path(elements: made)
    }
}
