import Foundation

extension Path {
    /// A letter's outline with its outer corners rounded: what makes a rounded design of a plain one. Inner corners stay sharp.
    ///
    /// A corner is cut back by `radius`, or by half of its shorter side where that is less, so that a stem's end becomes a half circle.
    func roundingCorners(radius: Double) -> Path {
        let parts = subpaths.map(OutlineContour.init)
        // Ink lies on one side of all contours of a letter; the sign of the area says on which.
        let side = parts.reduce(0) { $0 + $1.area } < 0 ? -1.0 : 1.0
        return Path { path in for part in parts { part.addRounded(to: &path, radius: radius, side: side) } }
    }
}

/// One contour of a letter.
private struct OutlineContour {
    private let segments: [PathSegment]
    private let lengths: [Double]

    private static let steps = 16
    /// A turn whose cosine is below this (37°) is a corner.
    private static let sharpest = 0.8
    /// The place of a quarter circle's controls between its end and its corner.
    private static let quarterCircle = 0.5523

    init(_ part: Subpath) {
        let known = part.segments.map { (segment: $0, length: $0.lengths(steps: Self.steps).last ?? 0) }.filter { $0.length > 1e-6 }
        segments = known.map(\.segment)
        lengths = known.map(\.length)
    }

    /// Twice the area within straight lines between the ends of segments.
    var area: Double {
        segments.reduce(0) { sum, segment in
            let (a, b) = (segment.start, segment.end)
            return sum + Double(a.x * b.y - b.x * a.y)
        }
    }

    func addRounded(to path: inout Path, radius: Double, side: Double) {
        guard let last = segments.indices.last else { return }
        // How far the joint after each segment is cut back.
        let cuts = segments.indices.map { index -> Double in
            let next = index == last ? 0 : index + 1
            return isCorner(index, next, side) ? min(radius, lengths[index] / 2, lengths[next] / 2) : 0
        }
        for index in segments.indices {
            let before = cuts[index == 0 ? last : index - 1], after = cuts[index]
            let start = place(index, before), end = after > 0 ? place(index, lengths[index] - after) : 1
            let part = before > 0 || after > 0 ? segments[index].part(from: start, to: max(start, end)) : segments[index]
            if index == 0 { path.move(to: part.start) }
            switch part {
            case .line(_, let to): path.addLine(to: to)
            case .curve(_, let control1, let control2, let to): path.addCurve(to: to, control1: control1, control2: control2)
            }
            guard after > 0 else { continue }
            let next = index == last ? 0 : index + 1
            let corner = segments[index].end, to = segments[next].point(at: place(next, after))
            path.addCurve(to: to, control1: toward(corner, from: part.end), control2: toward(corner, from: to))
        }
        path.closeSubpath()
    }

    private func toward(_ corner: CGPoint, from point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (corner.x - point.x) * Self.quarterCircle, y: point.y + (corner.y - point.y) * Self.quarterCircle)
    }

    /// Whether the ink has a corner that points outward between two segments.
    private func isCorner(_ index: Int, _ next: Int, _ side: Double) -> Bool {
        let (a, b) = (segments[index].direction(atEnd: true), segments[next].direction(atEnd: false))
        let product = ((a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)).squareRoot()
        guard product > 0, a.x * b.x + a.y * b.y < Self.sharpest * product else { return false }
        return (a.x * b.y - a.y * b.x) * side > 0
    }

    /// The parameter at a length along a segment.
    private func place(_ index: Int, _ length: Double) -> Double {
        guard length > 0 else { return 0 }
        guard case .curve = segments[index] else { return length / lengths[index] }
        let table = segments[index].lengths(steps: Self.steps)
        guard let after = table.firstIndex(where: { $0 >= length }), after > 0 else { return length > 0 ? 1 : 0 }
        let share = (length - table[after - 1]) / max(table[after] - table[after - 1], 1e-12)
        return (Double(after - 1) + share) / Double(Self.steps)
    }
}

extension PathSegment {
    fileprivate var end: CGPoint {
        switch self {
        case .line(_, let to), .curve(_, _, _, let to): to
        }
    }

    /// The direction in which the segment leads at one of its ends, of any length.
    fileprivate func direction(atEnd: Bool) -> (x: Double, y: Double) {
        let points: [CGPoint] =
            switch self {
            case .line(let from, let to): [from, to]
            case .curve(let from, let control1, let control2, let to): [from, control1, control2, to]
            }
        let ordered = atEnd ? points.reversed() : points
        // A control may stand on its end.
        for point in ordered.dropFirst() {
            let (x, y) = (Double(point.x - ordered[0].x), Double(point.y - ordered[0].y))
            if abs(x) + abs(y) > 1e-9 { return atEnd ? (-x, -y) : (x, y) }
        }
        return (0, 0)
    }
}
