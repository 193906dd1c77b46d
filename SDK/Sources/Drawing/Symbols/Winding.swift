import Foundation

extension Path {
    /// The same area under the non-zero rule as this path's under even-odd, as long as its contours do not cross: each contour is
    /// turned by how many others it lies in.
    var forNonZero: Path {
        let parts = subpaths.filter { !$0.segments.isEmpty }
        var result = Path()
        for (index, part) in parts.enumerated() {
            let depth = parts.enumerated().filter { $0.offset != index && $0.element.asPath.contains(part.insidePoint) }.count
            let clockwise = part.signedArea > 0
            let path = clockwise == depth.isMultiple(of: 2) ? part.asPath : part.reversed
            result.addPath(path)
        }
        return result
    }

    /// Returns a path of the same area, with outer edges wound as those of `other` are on the whole, and every hole against them.
    func turned(like other: Path) -> Path {
        let sign = other.subpaths.reduce(0) { $0 + $1.signedArea }
        var result = Path()
        for part in subpaths where !part.segments.isEmpty {
            let own = part.asPath
            let edges = part.edgeSamples.compactMap { edge(at: $0, of: own) }
            guard !edges.isEmpty else { continue }
            let outer = 2 * edges.count { $0 == .outer } >= edges.count
            let wanted = outer ? sign : -sign
            result.addPath(part.signedArea * wanted >= 0 ? own : part.reversed)
        }
        return result
    }

    /// The areas that do not touch, under the non-zero rule: each with the holes that are cut out of it.
    package var areas: [Path] {
        var areas: [Path] = [], holes: [(path: Path, place: CGPoint)] = []
        for part in subpaths where !part.segments.isEmpty {
            let own = part.asPath, edges = part.edgeSamples.compactMap { edge(at: $0, of: own) }
            if 2 * edges.count(where: { $0 == .hole }) > edges.count {
                holes.append((own, part.insidePoint))
            } else {
                areas.append(own)
            }
        }
        let boxes = areas.map(\.boundingRect)
        let plain = areas
        for hole in holes {
            let around = areas.indices.filter { boxes[$0].contains(hole.place) && plain[$0].contains(hole.place, steps: 48) }
                .min { boxes[$0].width * boxes[$0].height < boxes[$1].width * boxes[$1].height }
            if let around { areas[around].addPath(hole.path) }
        }
        return areas
    }

    private enum Edge { case outer, hole }

    /// The kind of edge that the contour `own` is where the points lie on either side of it; nil where both sides are filled, or neither.
    private func edge(at sides: (CGPoint, CGPoint), of own: Path) -> Edge? {
        let (within, without) = own.contains(sides.0, steps: 48) ? (sides.0, sides.1) : (sides.1, sides.0)
        switch (contains(within, steps: 48), contains(without, steps: 48)) {
        case (true, false): return .outer
        case (false, true): return .hole
        default: return nil
        }
    }
}

extension Subpath {
    /// The part as a path of its own, closed.
    var asPath: Path {
        var path = Path()
        path.move(to: start)
        for segment in segments {
            switch segment {
            case .line(_, let to): path.addLine(to: to)
            case .curve(_, let control1, let control2, let to): path.addCurve(to: to, control1: control1, control2: control2)
            }
        }
        path.closeSubpath()
        return path
    }

    fileprivate var reversed: Path {
        var path = Path()
        path.move(to: segments.last?.point(at: 1) ?? start)
        for segment in segments.reversed() {
            switch segment {
            case .line(let from, _): path.addLine(to: from)
            case .curve(let from, let control1, let control2, _): path.addCurve(to: from, control1: control2, control2: control1)
            }
        }
        path.closeSubpath()
        return path
    }

    /// A point on the contour, away from its corners.
    fileprivate var insidePoint: CGPoint { segments[segments.count / 2].point(at: 0.37) }

    /// Pairs of points a thousandth of an em to either side of the contour, at a few places along it.
    fileprivate var edgeSamples: [(CGPoint, CGPoint)] {
        let stride = max(1, segments.count / 6)
        return Swift.stride(from: 0, to: segments.count, by: stride).compactMap { index in
            let before = segments[index].point(at: 0.45), place = segments[index].point(at: 0.5), after = segments[index].point(at: 0.55)
            let (dx, dy) = (after.x - before.x, after.y - before.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return nil }
            let (x, y) = (-dy / length / 1000, dx / length / 1000)
            return (CGPoint(x: place.x + x, y: place.y + y), CGPoint(x: place.x - x, y: place.y - y))
        }
    }

    var signedArea: Double {
        var sum = 0.0
        var last = start
        for segment in segments {
            for step in 1...8 {
                let next = segment.point(at: Double(step) / 8)
                sum += last.x * next.y - next.x * last.y
                last = next
            }
        }
        return sum + last.x * start.y - start.x * last.y
    }
}
