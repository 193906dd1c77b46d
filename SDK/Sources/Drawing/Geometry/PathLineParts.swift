import Foundation

extension Path {
    /// The parts of this path's line that lie in the other's area; curves become short lines.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lineParts(other, eoFill, inside: true) }

    /// The parts of this path's line that lie outside the other's area; curves become short lines.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lineParts(other, eoFill, inside: false) }

    private func lineParts(_ other: Path, _ eoFill: Bool, inside: Bool) -> Path {
        let edges = FlatEdges(other).edges
        var result = Path()
        for (line, part) in zip(flatLines(most: 4000), subpaths) {
            guard let first = line.first else { continue }
            let points = part.isClosed ? line + [first] : line
            for (a, b) in zip(points, points.dropFirst()) {
                let cuts = ([0, 1] + edges.compactMap { Self.cut(a, b, $0) }).sorted()
                for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
                    func point(_ t: Double) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
                    guard other.contains(point((from + to) / 2), eoFill: eoFill, steps: 32) == inside else { continue }
                    let start = point(from)
                    if result.currentPoint != start { result.move(to: start) }
                    result.addLine(to: point(to))
                }
            }
        }
        return result
    }

    /// The fraction of a line, from 0 to 1, at which an edge crosses it; nil where it does not.
    private static func cut(_ a: CGPoint, _ b: CGPoint, _ edge: FlatEdges.Edge) -> Double? {
        let (dx, dy) = (b.x - a.x, b.y - a.y), (ex, ey) = (edge.bottom.x - edge.top.x, edge.bottom.y - edge.top.y)
        let cross = dx * ey - dy * ex
        guard cross != 0 else { return nil }
        let (ox, oy) = (edge.top.x - a.x, edge.top.y - a.y)
        let t = (ox * ey - oy * ex) / cross, u = (ox * dy - oy * dx) / cross
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}
