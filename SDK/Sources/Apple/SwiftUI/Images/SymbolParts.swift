import Foundation
import VitrineDrawing

/// A symbol's outline taken apart.
struct SymbolParts {
    /// An area with its holes.
    struct Area {
        var path: Path
        var box: CGRect
    }
    private let contours: [(path: Path, box: CGRect, area: Double)]

    init(_ path: Path) {
        var parts: [[Path.Element]] = []
        for element in path.elements {
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        contours = parts.map { elements in
            let path = Path(elements: elements)
            return (path, path.boundingRect, Self.signedArea(elements))
        }
    }

    /// The area inside the polygon of the contour's points: its sign tells which way it winds.
    private static func signedArea(_ elements: [Path.Element]) -> Double {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve(let to, let control): points += [control, to]
            case .curve(let to, let control1, let control2): points += [control1, control2, to]
            case .closeSubpath: break
            }
        }
        guard var last = points.last else { return 0 }
        var sum = 0.0
        for point in points {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum / 2
    }

    /// The outermost contour and the mark that is cut out of it; nil where one contour does not enclose the others.
    var enclosure: (around: Path, mark: Path)? {
        guard let outer = contours.max(by: { abs($0.area) < abs($1.area) }), contours.count > 1 else { return nil }
        let inner = contours.filter { $0.box != outer.box }
        let grown = outer.box.insetBy(dx: -0.01, dy: -0.01)
        guard inner.count == contours.count - 1, inner.allSatisfy({ grown.contains($0.box) }),
            inner.contains(where: { $0.area * outer.area < 0 })
        else { return nil }
        var mark = Path()
        for contour in inner { mark.addPath(contour.path) }
        return (outer.path, mark)
    }

    /// The separate areas, each with what is cut out of it.
    static func areas(of symbol: SymbolOutline) -> [Area] { symbol.areas.map { Area(path: $0, box: $0.boundingRect) } }
}

/// The colours of well-known symbols in multicolor, by Apple's names; the second is the mark's inside an enclosure.
enum MulticolorSymbols {
    static func colors(of name: String) -> (around: Color, mark: Color)? {
        for (prefix, color) in table where name == prefix || name.hasPrefix(prefix + ".") { return (color, .white) }
        return nil
    }

    private static let table: [(String, Color)] = [
        ("checkmark.circle.fill", .green), ("checkmark.seal.fill", .blue), ("xmark.circle.fill", .red), ("plus.circle.fill", .green),
        ("minus.circle.fill", .red), ("exclamationmark.triangle.fill", .yellow), ("exclamationmark.circle.fill", .red),
        ("sun.max", .yellow), ("sun.min", .yellow), ("bolt", .yellow), ("star", .yellow), ("heart", .red), ("flame", .orange),
        ("leaf", .green), ("drop", .blue), ("snowflake", .cyan), ("phone", .green), ("location", .blue), ("moon", .indigo),
        ("trash", .red), ("bookmark", .red), ("flag", .orange), ("bell", .yellow), ("lightbulb", .yellow), ("cloud.fill", .white),
    ]
}
