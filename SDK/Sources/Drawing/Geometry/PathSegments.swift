import Foundation

/// A line or curve with its start, as measuring and cutting need it.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let from, _), .curve(let from, _, _, _): from
        }
    }

    func point(at t: Double) -> CGPoint {
        switch self {
        case .line(let a, let b): return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        case .curve(let a, let b, let c, let d):
            let u = 1 - t
            let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
        }
    }

    /// The part between two parameters.
    func part(from low: Double, to high: Double) -> PathSegment {
        switch self {
        case .line: return .line(point(at: low), point(at: high))
        case .curve(let a, let b, let c, let d):
            // Blossoming: the controls of the part are the polar form at mixtures of its ends.
            func mix(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint {
                CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
            }
            func polar(_ r: Double, _ s: Double, _ t: Double) -> CGPoint {
                let (ab, bc, cd) = (mix(a, b, r), mix(b, c, r), mix(c, d, r))
                return mix(mix(ab, bc, s), mix(bc, cd, s), t)
            }
            return .curve(polar(low, low, low), polar(low, low, high), polar(low, high, high), polar(high, high, high))
        }
    }

    /// Lengths from the start to each of `count` equal steps of the parameter.
    func lengths(steps count: Int) -> [Double] {
        var sum = 0.0
        var last = start
        return [0]
            + (1...count).map { step in
                let next = point(at: Double(step) / Double(count))
                let (dx, dy) = (next.x - last.x, next.y - last.y)
                sum += (dx * dx + dy * dy).squareRoot()
                last = next
                return sum
            }
    }
}

/// A run of joined segments.
struct Subpath {
    var segments: [PathSegment] = []
    var start: CGPoint
    var isClosed = false
}

extension Path {
    /// The path's parts; quadratic curves are raised to cubic, closing lines are drawn out.
    var subpaths: [Subpath] {
        var parts: [Subpath] = []
        var part: Subpath?
        var current = CGPoint.zero
        func begun(_ part: Subpath?) -> Subpath { part ?? Subpath(start: current) }
        for element in elements {
            switch element {
            case .move(let to):
                if let part { parts.append(part) }
                part = Subpath(start: to)
                current = to
            case .line(let to):
                part = begun(part)
                part?.segments.append(.line(current, to))
                current = to
            case .quadCurve(let to, let control):
                part = begun(part)
                let first = CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let second = CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                part?.segments.append(.curve(current, first, second, to))
                current = to
            case .curve(let to, let control1, let control2):
                part = begun(part)
                part?.segments.append(.curve(current, control1, control2, to))
                current = to
            case .closeSubpath:
                guard var closing = part else { continue }
                if current != closing.start { closing.segments.append(.line(current, closing.start)) }
                closing.isClosed = true
                parts.append(closing)
                current = closing.start
                part = nil
            }
        }
        if let part { parts.append(part) }
        return parts
    }
}
