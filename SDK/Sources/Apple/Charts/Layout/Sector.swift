import Foundation
import VitrineSwiftUI

/// The angles at which the slices of a pie begin and end, in radians clockwise from the top.
struct SectorAngles {
    private var all: [Int: (from: Double, to: Double)] = [:]

    init(_ marks: [Mark]) {
        var total = 0.0
        for mark in marks where mark.kind == .sector { total += Self.amount(mark) }
        guard total > 0, total.isFinite else { return }
        var sum = 0.0
        for (index, mark) in marks.enumerated() where mark.kind == .sector {
            let amount = Self.amount(mark)
            all[index] = (sum / total * 2 * .pi, (sum + amount) / total * 2 * .pi)
            sum += amount
        }
    }

    /// Less than nothing has no slice. Bins have the share their length is.
    private static func amount(_ mark: Mark) -> Double {
        guard let angle = mark.angle, let start = angle.start.quantity else { return 0 }
        if let end = angle.end?.quantity { return max(end - start, 0) }
        return max(start, 0)
    }

    func angles(_ index: Int) -> (from: Double, to: Double)? { all[index] }
}

/// A slice of a pie or ring.
struct Sector {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let from: Double
    let to: Double
    /// Points left free at each straight side.
    let inset: CGFloat
    let corner: CGFloat

    init?(_ mark: Mark, _ angles: (from: Double, to: Double), _ plot: CGRect) {
        let largest = min(plot.width, plot.height) / 2
        guard largest > 0, angles.to > angles.from else { return nil }
        center = CGPoint(x: plot.midX, y: plot.midY)
        outer = min(mark.height.length(of: largest, automatic: largest, insetOnce: true), 1e5)
        inner = min(mark.width.length(of: outer, automatic: 0, insetOnce: true), outer)
        guard outer > inner else { return nil }
        (from, to) = angles
        inset = mark.angularInset.isFinite ? max(mark.angularInset, 0) : 0
        let radius = mark.style.isPlain ? 0 : mark.style.fields.cornerRadius?.radius ?? 0
        corner = radius.isFinite ? max(radius, 0) : 0
    }

    private var isWhole: Bool { to - from > 2 * .pi - 1e-9 }

    /// The middle of the slice, where words about it stand.
    var middle: CGPoint { point((inner + outer) / 2, (from + to) / 2) }

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        func grid(_ value: Double) -> CGFloat { CGFloat((value * 4096).rounded() / 4096) }
        return CGPoint(
            x: center.x + grid(Double(radius) * sin(angle)), y: center.y - grid(Double(radius) * cos(angle)))
    }

    /// The angle in radians between a radius and the point of the circle that lies this many points beside it.
    private func reach(_ length: CGFloat, _ radius: CGFloat) -> Double {
        guard radius > 0 else { return .pi }
        return (asin(min(Double(length / radius), 1)) * 1e9).rounded() / 1e9
    }

    private func arc(_ path: inout Path, _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ end: Double) {
        // Path counts from the right.
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(start - .pi / 2), delta: .radians(end - start))
    }

    var path: Path {
        if isWhole { return ring }
        let outerSide = reach(inset, outer)
        let middleAngle = (from + to) / 2
        guard to - from > 2 * outerSide else { return Path() }
        let half = min(corner, (outer - inner) / 2)
        // A corner must fit between the two sides at its own distance from the centre.
        func fitting(_ wanted: CGFloat, _ isOuter: Bool) -> CGFloat {
            var radius = wanted
            for _ in 0..<24 where radius > 0.01 {
                if reach(radius + inset, isOuter ? outer - radius : inner + radius) <= (to - from) / 2 { return radius }
                radius *= 0.8
            }
            return 0
        }
        let big = fitting(half, true)
        var path = Path()
        if big > 0 {
            let turn = reach(big + inset, outer - big)
            let first = point(outer - big, from + turn), last = point(outer - big, to - turn)
            arc(&path, first, big, from - .pi / 2, from + turn)
            arc(&path, center, outer, from + turn, to - turn)
            arc(&path, last, big, to - turn, to + .pi / 2)
        } else {
            arc(&path, center, outer, from + outerSide, to - outerSide)
        }
        // Straight sides that are set in meet where the slice is no wider than their insets.
        let innerSide = reach(inset, inner)
        if inner > 0, to - from > 2 * innerSide {
            let small = fitting(half, false)
            if small > 0 {
                let turn = reach(small + inset, inner + small)
                let first = point(inner + small, to - turn), last = point(inner + small, from + turn)
                arc(&path, first, small, to + .pi / 2, to - turn + .pi)
                arc(&path, center, inner, to - turn, from + turn)
                arc(&path, last, small, from + turn - .pi, from - .pi / 2)
            } else {
                arc(&path, center, inner, to - innerSide, from + innerSide)
            }
        } else {
            let depth = inset > 0 ? min(inset / CGFloat(max(sin(min(to - from, .pi) / 2), 0.01)), outer) : 0
            path.addLine(to: point(max(depth, inner), middleAngle))
        }
        path.closeSubpath()
        return path
    }

    private var ring: Path {
        var path = Path()
        arc(&path, center, outer, 0, 2 * .pi)
        path.closeSubpath()
        if inner > 0 {
            // The other way round, so that the middle stays free.
            path.move(to: point(inner, 2 * .pi))
            arc(&path, center, inner, 2 * .pi, 0)
            path.closeSubpath()
        }
        return path
    }
}

extension MarkDimension {
    /// Radii are set in from one side only.
    func length(of radius: CGFloat, automatic: CGFloat, insetOnce: Bool) -> CGFloat {
        if case .inset(let inset) = storage { return inset.isFinite ? max(radius - inset, 0) : 0 }
        return length(of: radius, automatic: automatic)
    }
}
