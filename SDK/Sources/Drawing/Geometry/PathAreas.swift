import Foundation

// Areas of two paths taken together. Curves become short lines: 32 for each, fewer where there are very many.

extension Path {
    /// The area both cover.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// The area either covers.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// The area this covers and the other does not.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// The area that one of the two covers.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 != $1 } }

    /// Returns a path of the same area without lines that cross.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { own, _ in own } }

    private func combined(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        let own = FlatEdges(self).edges, others = FlatEdges(other).edges
        let edges = own + others
        var outline = Outline()
        var above: [Span] = []
        let levels = FlatEdges.levels(edges)
        for (top, bottom) in zip(levels, levels.dropFirst()) {
            // Within a slab no edges cross, so their order at half its height holds everywhere.
            let middle = (top + bottom) / 2
            let crossing = edges.indices.filter { edges[$0].top.y <= top && edges[$0].bottom.y >= bottom }
                .map { (index: $0, x: edges[$0].x(at: middle)) }.sorted { ($0.x, $0.index) < ($1.x, $1.index) }
            var (ownWinding, otherWinding) = (0, 0)
            var spans: [Span] = []
            var left: Int?
            for (index, _) in crossing {
                if index < own.count { ownWinding += edges[index].winding } else { otherWinding += edges[index].winding }
                func covers(_ winding: Int) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }
                let inside = isInside(covers(ownWinding), covers(otherWinding))
                if inside, left == nil {
                    left = index
                } else if !inside, let start = left {
                    spans.append(Span(edges[start], edges[index], top, bottom, after: spans.last))
                    left = nil
                }
            }
            outline.addLevel(top, above: above.map(\.lower), below: spans.map(\.upper))
            for span in spans where span.isWide { outline.addSides(of: span) }
            above = spans
        }
        if let last = levels.last { outline.addLevel(last, above: above.map(\.lower), below: []) }
        return outline.path
    }
}

/// A stretch of a slab between two edges.
private struct Span {
    let top: Double
    let bottom: Double
    /// The span's ends from left to right at the top of the slab, and at its bottom.
    let upper: (Double, Double)
    let lower: (Double, Double)

    /// - Parameter before: the stretch to the left. Where edges cross, the grid may put them past one another: then they meet.
    init(_ left: FlatEdges.Edge, _ right: FlatEdges.Edge, _ top: Double, _ bottom: Double, after before: Span?) {
        self.top = top
        self.bottom = bottom
        func ordered(_ y: Double, _ least: Double?) -> (Double, Double) {
            let start = max(left.x(at: y), least ?? -.infinity)
            return (start, max(right.x(at: y), start))
        }
        upper = ordered(top, before?.upper.1)
        lower = ordered(bottom, before?.lower.1)
    }

    var isWide: Bool { upper.0 != upper.1 || lower.0 != lower.1 }
}

/// Pieces of an outline, which are joined end to end; the area lies to the right of each.
private struct Outline {
    private var next: [CGPoint: [CGPoint]] = [:]
    private var order: [CGPoint] = []

    private mutating func add(_ from: CGPoint, _ to: CGPoint) {
        guard from != to else { return }
        next[from, default: []].append(to)
        order.append(from)
    }

    mutating func addSides(of span: Span) {
        add(CGPoint(x: span.lower.0, y: span.bottom), CGPoint(x: span.upper.0, y: span.top))
        add(CGPoint(x: span.upper.1, y: span.top), CGPoint(x: span.lower.1, y: span.bottom))
    }

    /// Adds edges along a level where the area lies on only one side of it.
    mutating func addLevel(_ y: Double, above: [(Double, Double)], below: [(Double, Double)]) {
        let places = Set((above + below).flatMap { [$0.0, $0.1] }).sorted()
        for (left, right) in zip(places, places.dropFirst()) {
            let middle = (left + right) / 2
            let isAbove = above.contains { $0.0 < middle && middle < $0.1 }, isBelow = below.contains { $0.0 < middle && middle < $0.1 }
            if isBelow, !isAbove { add(CGPoint(x: left, y: y), CGPoint(x: right, y: y)) }
            if isAbove, !isBelow { add(CGPoint(x: right, y: y), CGPoint(x: left, y: y)) }
        }
    }

    var path: Path {
        var next = next
        var path = Path()
        for start in order {
            guard var point = next[start]?.popLast() else { continue }
            var line = [start]
            while point != start {
                line.append(point)
                guard let following = next[point]?.popLast() else { break }
                point = following
            }
            line = Self.withoutStraightPoints(line)
            guard line.count > 2 else { continue }
            path.addLines(line)
            path.closeSubpath()
        }
        return path
    }

    /// Crossing edges leave steps of a grid's width at their crossing: those first, so that the corner there is seen. Then every point goes
    /// that a line between those that stay passes as closely, all of them together: of a curve each alone lies on its neighbours' line.
    private static func withoutStraightPoints(_ line: [CGPoint]) -> [CGPoint] {
        let least = 4e-6
        var corners: [CGPoint] = []
        for point in line {
            if let last = corners.last, abs(point.x - last.x) + abs(point.y - last.y) < least { continue }
            corners.append(point)
        }
        while corners.count > 1, let first = corners.first, let last = corners.last,
            abs(first.x - last.x) + abs(first.y - last.y) < least
        {
            corners.removeLast()
        }
        guard corners.count > 2 else { return corners }
        var kept = [corners[0]]
        var ways = Directions(from: corners[0])
        for index in 1...corners.count {
            let point = corners[index % corners.count]
            if ways.take(point, least) { continue }
            kept.append(corners[index - 1])
            ways = Directions(from: corners[index - 1])
            _ = ways.take(point, least)
        }
        // The beginning may lie on the line from the last corner to the second.
        if kept.count > 3, let last = kept.last {
            var ways = Directions(from: last)
            if ways.take(kept[0], least), ways.take(kept[1], least) { kept.removeFirst() }
        }
        return kept
    }
}

/// The directions in which a line from a point passes all points that were taken, each within a distance.
private struct Directions {
    let start: CGPoint
    private var first: Double?
    /// Radians from the first one's direction.
    private var least = -Double.pi
    private var most = Double.pi
    private var reach = 0.0

    init(from start: CGPoint) { self.start = start }

    /// Takes the next point, or refuses it where the line to it passes another too far away, or runs back.
    mutating func take(_ point: CGPoint, _ distance: Double) -> Bool {
        let (x, y) = (point.x - start.x, point.y - start.y), length = (x * x + y * y).squareRoot()
        guard length >= reach else { return false }
        let direction = atan2(y, x)
        let angle = first.map { (direction - $0).remainder(dividingBy: 2 * .pi) } ?? 0
        if first == nil { first = direction }
        guard angle >= least, angle <= most else { return false }
        let room = length > distance ? asin(distance / length) : .pi
        (least, most, reach) = (max(least, angle - room), min(most, angle + room), length)
        return true
    }
}
