import Foundation
import VitrineSwiftUI

/// A line through points, as cubic segments; straight ones have their control points on the ends.
struct Curve {
    struct Segment {
        let to: CGPoint
        let controls: (CGPoint, CGPoint)?
    }
    let start: CGPoint
    private(set) var segments: [Segment] = []

    /// - Parameter vertical: the line runs along the y axis, so what must not overshoot is x.
    init?(through points: [CGPoint], _ method: InterpolationMethod, vertical: Bool = false) {
        guard let first = points.first else { return nil }
        start = first
        segments.reserveCapacity(points.count)
        switch method.storage {
        case .linear: segments = points.dropFirst().map { Segment(to: $0, controls: nil) }
        case .step(let transition): steps(points, min(max(transition, 0), 1), vertical)
        case .monotone:
            if vertical {
                monotone(points.map { CGPoint(x: $0.y, y: $0.x) })
                segments = segments.map { segment in
                    Segment(
                        to: CGPoint(x: segment.to.y, y: segment.to.x),
                        controls: segment.controls.map { (CGPoint(x: $0.y, y: $0.x), CGPoint(x: $1.y, y: $1.x)) })
                }
            } else {
                monotone(points)
            }
        case .cardinal(let tension): cardinal(points, tension.isFinite ? tension : 0)
        case .catmullRom(let alpha): catmullRom(points, alpha.isFinite ? min(max(alpha, 0), 1) : 0.5)
        }
    }

    private mutating func steps(_ points: [CGPoint], _ transition: CGFloat, _ vertical: Bool) {
        for (from, to) in zip(points, points.dropFirst()) {
            if vertical {
                let y = from.y + (to.y - from.y) * transition
                line(to: CGPoint(x: from.x, y: y))
                line(to: CGPoint(x: to.x, y: y))
            } else {
                let x = from.x + (to.x - from.x) * transition
                line(to: CGPoint(x: x, y: from.y))
                line(to: CGPoint(x: x, y: to.y))
            }
            line(to: to)
        }
    }

    private mutating func line(to point: CGPoint) {
        if (segments.last?.to ?? start) != point { segments.append(Segment(to: point, controls: nil)) }
    }

    /// Steffen's slopes (1990): no more than twice the gentler neighbour, and level at every extreme, so nothing overshoots.
    private mutating func monotone(_ points: [CGPoint]) {
        let count = points.count
        guard count > 2 else {
            segments = points.dropFirst().map { Segment(to: $0, controls: nil) }
            return
        }
        var widths: [CGFloat] = [], secants: [CGFloat] = []
        for (from, to) in zip(points, points.dropFirst()) {
            widths.append(to.x - from.x)
            secants.append(to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x))
        }
        var slopes = [CGFloat](repeating: 0, count: count)
        for index in 1..<count - 1 {
            let (before, after) = (secants[index - 1], secants[index])
            // Where the line turns back there is no way on along x.
            guard before * after > 0, widths[index - 1] * widths[index] > 0 else { continue }
            let mean = (before * widths[index] + after * widths[index - 1]) / (widths[index - 1] + widths[index])
            let limit = 2 * min(abs(before), abs(after))
            slopes[index] = before < 0 ? -min(abs(mean), limit) : min(abs(mean), limit)
        }
        slopes[0] = endSlope(secants[0], slopes[1])
        slopes[count - 1] = endSlope(secants[count - 2], slopes[count - 2])
        for index in 0..<count - 1 {
            let (from, to) = (points[index], points[index + 1])
            guard widths[index] != 0 else {
                segments.append(Segment(to: to, controls: nil))
                continue
            }
            let third = widths[index] / 3
            segments.append(
                Segment(
                    to: to,
                    controls: (
                        CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
                        CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1])
                    )))
        }
    }

    private func endSlope(_ secant: CGFloat, _ neighbour: CGFloat) -> CGFloat {
        let slope = (3 * secant - neighbour) / 2
        return slope * secant <= 0 ? 0 : slope
    }

    private mutating func cardinal(_ points: [CGPoint], _ tension: CGFloat) {
        let strength = (1 - tension) / 6
        neighbourhoods(points) { before, from, to, after in
            (
                CGPoint(x: from.x + strength * (to.x - before.x), y: from.y + strength * (to.y - before.y)),
                CGPoint(x: to.x - strength * (after.x - from.x), y: to.y - strength * (after.y - from.y))
            )
        }
    }

    /// Catmull–Rom with knots a power of the distance apart; as cubic segments after Yuksel et al. (2011).
    private mutating func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) {
        func gap(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
            if alpha == 0.5 { return square.squareRoot().squareRoot() }
            return CGFloat((pow(Double(square), Double(alpha) / 2) * 1e9).rounded() / 1e9)
        }
        neighbourhoods(points) { before, from, to, after in
            let (d1, d2, d3) = (gap(before, from), gap(from, to), gap(to, after))
            var first = from, second = to
            if d1 > 0, d2 > 0 {
                let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, n = 3 * d1 * (d1 + d2)
                first = CGPoint(
                    x: (d1 * d1 * to.x - d2 * d2 * before.x + a * from.x) / n, y: (d1 * d1 * to.y - d2 * d2 * before.y + a * from.y) / n)
            }
            if d3 > 0, d2 > 0 {
                let a = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, n = 3 * d3 * (d3 + d2)
                second = CGPoint(
                    x: (d3 * d3 * from.x - d2 * d2 * after.x + a * to.x) / n, y: (d3 * d3 * from.y - d2 * d2 * after.y + a * to.y) / n)
            }
            return (first, second)
        }
    }

    /// Visits each segment with the points before and after it; the end points count twice.
    private mutating func neighbourhoods(
        _ points: [CGPoint], _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
    ) {
        guard points.count > 2 else {
            segments = points.dropFirst().map { Segment(to: $0, controls: nil) }
            return
        }
        for index in 0..<points.count - 1 {
            let before = points[max(index - 1, 0)], after = points[min(index + 2, points.count - 1)]
            segments.append(Segment(to: points[index + 1], controls: controls(before, points[index], points[index + 1], after)))
        }
    }

    /// Draws the line from its start, on from where `path` is.
    func append(to path: inout Path) {
        for segment in segments {
            if let (first, second) = segment.controls {
                path.addCurve(to: segment.to, control1: first, control2: second)
            } else {
                path.addLine(to: segment.to)
            }
        }
    }

    /// Draws the line from its end to its start.
    func appendReversed(to path: inout Path) {
        for index in segments.indices.reversed() {
            let to = index == 0 ? start : segments[index - 1].to
            if let (first, second) = segments[index].controls {
                path.addCurve(to: to, control1: second, control2: first)
            } else {
                path.addLine(to: to)
            }
        }
    }

    var end: CGPoint { segments.last?.to ?? start }

    var path: Path {
        var path = Path()
        path.move(to: start)
        append(to: &path)
        return path
    }
}
