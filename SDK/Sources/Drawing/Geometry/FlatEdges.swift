import Foundation

/// A path as straight edges, each from a lower to a higher y, with the way it ran.
struct FlatEdges {
    struct Edge {
        var top: CGPoint
        var bottom: CGPoint
        /// The way of the path: 1 where it ran down, −1 where it ran up.
        var winding: Int

        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return FlatEdges.rounded(top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y))
        }
    }
    private(set) var edges: [Edge] = []

    /// Points are brought to this grid, so that edges that meet meet exactly.
    static func rounded(_ value: Double) -> Double { (value * 1_048_576).rounded() / 1_048_576 }

    /// - Parameter most: edges; a path with more is taken with coarser curves, and what is still beyond is left out.
    init(_ path: Path, most: Int = 4000) {
        for line in path.flatLines(most: most) {
            guard let first = line.first else { continue }
            // An open part is closed, as for filling.
            for (a, b) in zip(line, line.dropFirst() + [first]) where a.y != b.y {
                if edges.count >= most { return }
                edges.append(a.y < b.y ? Edge(top: a, bottom: b, winding: 1) : Edge(top: b, bottom: a, winding: -1))
            }
        }
    }

    /// The heights at which edges begin, end and cross, in order.
    static func levels(_ edges: [Edge]) -> [Double] {
        var levels: [Double] = []
        for edge in edges { levels += [edge.top.y, edge.bottom.y] }
        for (index, a) in edges.enumerated() {
            for b in edges[(index + 1)...] {
                let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
                guard top < bottom, max(a.top.x, a.bottom.x) >= min(b.top.x, b.bottom.x),
                    max(b.top.x, b.bottom.x) >= min(a.top.x, a.bottom.x)
                else { continue }
                let above = a.x(at: top) - b.x(at: top), below = a.x(at: bottom) - b.x(at: bottom)
                if above * below < 0 { levels.append(rounded(top + (bottom - top) * above / (above - below))) }
            }
        }
        return Set(levels).sorted()
    }
}

extension Path {
    /// Each part as points on it, closed parts without their last point twice.
    func flatLines(most: Int) -> [[CGPoint]] {
        let parts = subpaths
        let curves = parts.reduce(0) { sum, part in sum + part.segments.count { if case .curve = $0 { true } else { false } } }
        let steps = min(max(most / max(curves, 1) / 2, 2), 32)
        func grid(_ point: CGPoint) -> CGPoint { CGPoint(x: FlatEdges.rounded(point.x), y: FlatEdges.rounded(point.y)) }
        return parts.compactMap { part in
            guard part.start.x.isFinite, part.start.y.isFinite, abs(part.start.x) < 1e6, abs(part.start.y) < 1e6 else { return nil }
            var line = [grid(part.start)]
            for segment in part.segments {
                let count = if case .line = segment { 1 } else { steps }
                for step in 1...count {
                    let point = segment.point(at: Double(step) / Double(count))
                    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return line }
                    if grid(point) != line.last { line.append(grid(point)) }
                }
            }
            if line.count > 1, line.first == line.last { line.removeLast() }
            return line
        }
    }
}
