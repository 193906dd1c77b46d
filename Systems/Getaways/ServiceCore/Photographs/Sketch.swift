import Drawing
import Foundation
import SampleNumbers

/// A picture being drawn, 1600 × 1067. Tiles cut their middle out of it: what matters lies between x 290 and 1310, y 160 and 900.
struct Sketch {
    static let width = Double(PhotographPainter.width)
    static let height = Double(PhotographPainter.height)

    var items: [DisplayItem] = []
    var chance: SeededGenerator
    /// 0, 1, 2 …: places with the same motif have each another one.
    let variant: Int

    init(seed: String, variant: Int) {
        chance = SeededGenerator("picture of \(seed)")
        self.variant = variant
    }

    var list: DisplayList { DisplayList(size: CGSize(width: Self.width, height: Self.height), items: items) }

    /// This variant's one of several.
    func pick<Value>(_ values: Value...) -> Value { values[variant % values.count] }

    // MARK: Shapes

    mutating func fill(_ path: Path, _ paint: Paint) { items.append(.fill(path, paint, .nonZero)) }

    mutating func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint, corner: Double = 0) {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        fill(corner > 0 ? Path(roundedRect: rect, cornerRadius: corner, style: .circular) : Path(rect), paint)
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
        ellipse(x, y, radius, radius, paint)
    }

    mutating func ellipse(_ x: Double, _ y: Double, _ across: Double, _ down: Double, _ paint: Paint) {
        fill(Path(ellipseIn: CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down)), paint)
    }

    mutating func area(_ points: [(Double, Double)], _ paint: Paint) {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        fill(path, paint)
    }

    mutating func line(_ path: Path, _ width: Double, _ color: RGBA) {
        items.append(.stroke(path, .color(color), Stroke(width: width, cap: .round, join: .round)))
    }

    /// Everything that `draw` draws, faded together.
    mutating func layer(
        opacity: Double = 1, blur: Double = 0, transform: CGAffineTransform = .identity, clip: Path? = nil, _ draw: (inout Sketch) -> Void
    ) {
        let before = items
        items = []
        draw(&self)
        var layer = Layer(items: items)
        layer.opacity = opacity
        layer.blur = blur
        layer.transform = transform
        layer.clip = clip.map { Clip($0) }
        items = before + [.layer(layer)]
    }

    // MARK: Paths

    /// A smooth line through the points, and down to `floor` on both sides.
    static func hill(_ points: [(Double, Double)], floor: Double) -> Path {
        guard let first = points.first, let last = points.last else { return Path() }
        var path = smooth(points)
        path.addLine(to: CGPoint(x: last.0, y: floor))
        path.addLine(to: CGPoint(x: first.0, y: floor))
        path.closeSubpath()
        return path
    }

    /// Catmull and Rom's curve through the points.
    static func smooth(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: CGPoint(x: first.0, y: first.1))
        for index in 1..<max(1, points.count) {
            let before = points[max(0, index - 2)], from = points[index - 1], to = points[index]
            let after = points[min(points.count - 1, index + 1)]
            path.addCurve(
                to: CGPoint(x: to.0, y: to.1),
                control1: CGPoint(x: from.0 + (to.0 - before.0) / 6, y: from.1 + (to.1 - before.1) / 6),
                control2: CGPoint(x: to.0 - (after.0 - from.0) / 6, y: to.1 - (after.1 - from.1) / 6))
        }
        return path
    }

    /// A jagged line from left to right between the two points, by halving: each half is moved by `rough` of its length.
    mutating func ridge(from: (Double, Double), to: (Double, Double), rough: Double, steps: Int = 6) -> [(Double, Double)] {
        var points = [from, to]
        for _ in 0..<steps {
            var finer: [(Double, Double)] = []
            for (left, right) in zip(points, points.dropFirst()) {
                let span = right.0 - left.0
                finer += [left, ((left.0 + right.0) / 2, (left.1 + right.1) / 2 + chance.between(-1, 1) * rough * span)]
            }
            points = finer + [to]
        }
        return points
    }
}

/// Colours as they are written for the web.
func hex(_ value: UInt32, _ alpha: Double = 1) -> RGBA {
    RGBA(Float(value >> 16 & 255) / 255, Float(value >> 8 & 255) / 255, Float(value & 255) / 255, Float(alpha))
}

extension RGBA {
    func faded(_ alpha: Double) -> RGBA { RGBA(red, green, blue, alpha: Float(alpha)) }

    private init(_ red: Float, _ green: Float, _ blue: Float, alpha: Float) { self.init(red, green, blue, alpha) }

    /// `share` of the other in this one.
    func mixed(_ other: RGBA, _ share: Double) -> RGBA {
        let share = Float(share)
        return RGBA(red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share, alpha)
    }
}

extension Paint {
    static func hex(_ value: UInt32, _ alpha: Double = 1) -> Paint { .color(GetawaysServiceCore.hex(value, alpha)) }

    /// From top to bottom, evenly spaced where no place is given.
    static func down(_ colors: [RGBA], from top: Double, to bottom: Double, at places: [Double]? = nil) -> Paint {
        let stops = colors.enumerated().map { index, color in
            GradientStop(color: color, location: places?[index] ?? Double(index) / Double(max(1, colors.count - 1)))
        }
        return .linear(stops: stops, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom))
    }

    static func across(_ colors: [RGBA], from left: Double, to right: Double) -> Paint {
        let stops = colors.enumerated().map { GradientStop(color: $1, location: Double($0) / Double(max(1, colors.count - 1))) }
        return .linear(stops: stops, start: CGPoint(x: left, y: 0), end: CGPoint(x: right, y: 0))
    }

    static func glow(_ color: RGBA, _ x: Double, _ y: Double, from inner: Double, to outer: Double) -> Paint {
        .radial(
            stops: [GradientStop(color: color, location: 0), GradientStop(color: color.faded(0), location: 1)], center: CGPoint(x: x, y: y),
            startRadius: inner, endRadius: outer)
    }
}
