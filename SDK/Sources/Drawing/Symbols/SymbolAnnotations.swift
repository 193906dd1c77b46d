import Foundation

/// The SF Symbols app's annotations of a symbol's layers: classes at its shapes (`multicolor-0:systemBlueColor hierarchical-1:primary`),
/// and a style sheet that says more about each class.
///
/// The form is that of Apple's "Creating custom symbol images for your app" and "Annotating custom symbols": a layer is all shapes of one
/// class together; layers lie upon one another in the order of their numbers; `-sfsymbols-clear-behind` cuts a layer's shape out of those
/// behind it; `-sfsymbols-variable-threshold` is the value that lights a layer.
struct SymbolAnnotations {
    struct Shape {
        var path: Path
        /// The shape's classes.
        var classes: [String]
    }

    private struct Layer {
        var number: Int
        /// The name of the layer, which stands after the colon.
        var name: String
        /// The whole class.
        var style: String
    }

    /// Declarations by class.
    private var rules: [String: [String: String]] = [:]

    /// Layers of one way of filling.
    private static let most = 64
    /// Pieces of a path that another is cut out of.
    private static let mostPieces = 4_000

    /// Adds the rules of a style sheet; what is none is passed over.
    mutating func read(_ sheet: Substring) {
        var text = String(sheet)
        for (start, end) in [("<!--", "-->"), ("/*", "*/")] {
            while let from = text.range(of: start) {
                let to = text.range(of: end, range: from.upperBound..<text.endIndex)
                text.removeSubrange(from.lowerBound..<(to?.upperBound ?? text.endIndex))
            }
        }
        for rule in text.split(separator: "}") {
            let halves = rule.split(separator: "{", maxSplits: 1)
            guard halves.count == 2 else { continue }
            var declarations: [String: String] = [:]
            for declaration in halves[1].split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                if parts.count == 2 { declarations[parts[0]] = parts[1] }
            }
            for selector in halves[0].split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).replacing("\\", with: "")
                if name.hasPrefix(".") { rules[String(name.dropFirst()), default: [:]].merge(declarations) { $1 } }
            }
        }
    }

    /// The layers that the classes of these shapes make.
    func layers(_ shapes: [Shape]) -> SymbolLayers {
        SymbolLayers(
            monochrome: layers("monochrome", shapes), multicolor: layers("multicolor", shapes), hierarchical: layers("hierarchical", shapes)
        )
    }

    private func layers(_ mode: String, _ shapes: [Shape]) -> [SymbolLayer] {
        var notes: [Int: Layer] = [:], paths: [Int: Path] = [:]
        for shape in shapes {
            for style in shape.classes {
                guard let layer = Self.layer(style, mode), notes[layer.number] != nil || notes.count < Self.most else { continue }
                notes[layer.number] = notes[layer.number] ?? layer
                paths[layer.number, default: Path()].addPath(shape.path)
            }
        }
        var made: [SymbolLayer] = []
        for (number, note) in notes.sorted(by: { $0.key < $1.key }) {
            let path = paths[number] ?? Path(), own = rules[note.style] ?? [:]
            if own["-sfsymbols-clear-behind"] == "true", path.elements.count < Self.mostPieces {
                for index in made.indices where made[index].path.elements.count < Self.mostPieces {
                    made[index].path = made[index].path.subtracting(path)
                }
            }
            let opacity = own["opacity"].flatMap(Double.init) ?? 1
            made.append(
                SymbolLayer(
                    path: path, ink: Self.ink(note.name, mode, own["fill"]), opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1,
                    threshold: own["-sfsymbols-variable-threshold"].flatMap(Double.init)))
        }
        return made.filter { $0.opacity > 0 && !$0.path.isEmpty }
    }

    /// `multicolor-0:white` of that mode; nil for other classes.
    private static func layer(_ style: String, _ mode: String) -> Layer? {
        guard style.hasPrefix(mode + "-") else { return nil }
        let parts = style.dropFirst(mode.count + 1).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let number = parts.first.flatMap({ Int($0) }), number >= 0 else { return nil }
        return Layer(number: number, name: parts.count > 1 ? String(parts[1]) : "", style: style)
    }

    private static func ink(_ name: String, _ mode: String, _ fill: String?) -> SymbolLayer.Ink {
        switch mode {
        case "hierarchical": .level(["primary", "secondary", "tertiary", "quaternary"].firstIndex(of: name) ?? 0)
        case "multicolor": .named(name, otherwise: fill.flatMap { try? SVGValues.color($0, "fill", current: .black) })
        default: .level(0)
        }
    }
}
