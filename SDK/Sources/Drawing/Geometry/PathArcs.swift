import Foundation

/// Arcs, with angles in radians; SwiftUI's `Angle` overloads stand on these.
extension Path {
    /// A circular arc, joined to the current point by a line. As in Core Graphics `clockwise` speaks of y up: on a screen, false
    /// runs through growing angles, which looks clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startRadians: Double, endRadians: Double, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endRadians - startRadians
        guard delta.isFinite else { return }
        if clockwise {
            if delta <= -turn { delta = -turn } else if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
        } else {
            if delta >= turn { delta = turn } else if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
        }
        addRelativeArc(center: center, radius: radius, startRadians: startRadians, deltaRadians: delta, transform: transform)
    }

    /// An arc from `startRadians` over `deltaRadians`, joined to the current point by a line.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startRadians: Double, deltaRadians: Double, transform: CGAffineTransform = .identity
    ) {
        guard startRadians.isFinite, deltaRadians.isFinite, radius.isFinite else { return }
        func place(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        let sweep = min(max(deltaRadians, -4 * .pi), 4 * .pi)
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(pieces)
        let handle = 4 / 3 * ExactMath.sine(step / 4) / ExactMath.cosine(step / 4)
        var (sine, cosine) = (ExactMath.sine(startRadians), ExactMath.cosine(startRadians))
        join(place(cosine, sine))
        for piece in 1...pieces {
            let angle = startRadians + step * Double(piece)
            let (nextSine, nextCosine) = (ExactMath.sine(angle), ExactMath.cosine(angle))
            addCurve(
                to: place(nextCosine, nextSine), control1: place(cosine - handle * sine, sine + handle * cosine),
                control2: place(nextCosine + handle * nextSine, nextSine - handle * nextCosine))
            (sine, cosine) = (nextSine, nextCosine)
        }
    }

    /// A line to an arc's start, unless only rounding parts the two: a line that short would point anywhere.
    private mutating func join(_ start: CGPoint) {
        guard let current = currentPoint, !isEmpty else { return move(to: start) }
        if abs(current.x - start.x) + abs(current.y - start.y) > 1e-9 * (1 + abs(start.x) + abs(start.y)) || elements.last == .closeSubpath
        {
            addLine(to: start)
        }
    }

    /// An arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return move(to: tangent1End.applying(transform)) }
        let start = current.applying(transform.inverted())
        let back = (x: start.x - tangent1End.x, y: start.y - tangent1End.y)
        let ahead = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let lengths = (back.x * back.x + back.y * back.y).squareRoot() * (ahead.x * ahead.x + ahead.y * ahead.y).squareRoot()
        let cross = back.x * ahead.y - back.y * ahead.x, dot = back.x * ahead.x + back.y * ahead.y
        guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else { return addLine(to: tangent1End.applying(transform)) }
        // The tangent of half the angle between the lines gives how far from the corner the circle touches.
        let distance = radius * (lengths + dot) / abs(cross)
        let backLength = (back.x * back.x + back.y * back.y).squareRoot()
        let touch = CGPoint(
            x: tangent1End.x + back.x / backLength * distance, y: tangent1End.y + back.y / backLength * distance)
        let side = cross > 0 ? -1.0 : 1.0
        let center = CGPoint(x: touch.x + side * back.y / backLength * radius, y: touch.y - side * back.x / backLength * radius)
        let aheadLength = (ahead.x * ahead.x + ahead.y * ahead.y).squareRoot()
        let leave = CGPoint(
            x: tangent1End.x + ahead.x / aheadLength * distance, y: tangent1End.y + ahead.y / aheadLength * distance)
        addArc(
            center: center, radius: radius, startRadians: ExactMath.arcTangent(y: touch.y - center.y, x: touch.x - center.x),
            endRadians: ExactMath.arcTangent(y: leave.y - center.y, x: leave.x - center.x), clockwise: cross > 0,
            transform: transform)
    }
}
