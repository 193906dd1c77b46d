import Drawing
import Foundation

/// The few outlines a hotel scene is made of.
enum SceneShapes {
    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    static func polygon(_ points: [(Double, Double)]) -> Path {
        guard let first = points.first else { return Path() }
        return Path(
            elements: [.move(to: CGPoint(x: first.0, y: first.1))]
                + points.dropFirst().map { .line(to: CGPoint(x: $0.0, y: $0.1)) } + [.closeSubpath])
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        // 0.5523: the control points' distance with which four Bézier curves come closest to a circle.
        let k = radius * 0.5523
        func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return Path(elements: [
            .move(to: point(radius, 0)),
            .curve(to: point(0, radius), control1: point(radius, k), control2: point(k, radius)),
            .curve(to: point(-radius, 0), control1: point(-k, radius), control2: point(-radius, k)),
            .curve(to: point(0, -radius), control1: point(-radius, -k), control2: point(-k, -radius)),
            .curve(to: point(radius, 0), control1: point(k, -radius), control2: point(radius, -k)),
            .closeSubpath,
        ])
    }

    /// A palm frond: two curves from its foot to its tip, `sag` below the straight line.
    static func frond(from foot: CGPoint, to tip: CGPoint, rise: Double, width: Double) -> Path {
        let middle = CGPoint(x: (foot.x + tip.x) / 2, y: (foot.y + tip.y) / 2 - rise)
        return Path(elements: [
            .move(to: foot),
            .quadCurve(to: tip, control: middle),
            .quadCurve(to: foot, control: CGPoint(x: middle.x, y: middle.y + width)),
            .closeSubpath,
        ])
    }
}
