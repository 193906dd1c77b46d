import Foundation

extension Path {
    /// The smallest rectangle around the drawn path itself, not its control points; `CGRect.null` when empty.
    public var boundingRect: CGRect {
        var box = Box()
        for part in subpaths {
            box.include(part.start)
            for segment in part.segments {
                box.include(segment.point(at: 1))
                if case .curve(let a, let b, let c, let d) = segment {
                    for t in Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y) { box.include(segment.point(at: t)) }
                }
            }
        }
        return box.rect
    }

    /// The rectangle around all points and controls: quick, and never smaller than `boundingRect`.
    var controlBox: CGRect {
        var box = Box()
        for element in elements {
            switch element {
            case .move(let to), .line(let to): box.include(to)
            case .quadCurve(let to, let control):
                box.include(to)
                box.include(control)
            case .curve(let to, let control1, let control2):
                box.include(to)
                box.include(control1)
                box.include(control2)
            case .closeSubpath: break
            }
        }
        return box.rect
    }

    /// Whether `point` lies inside; `eoFill` asks by the even-odd rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { contains(point, eoFill: eoFill, steps: 64) }

    /// - Parameter steps: lines that a curve is taken for.
    func contains(_ point: CGPoint, eoFill: Bool = false, steps curveSteps: Int) -> Bool {
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        for part in subpaths {
            var last = part.start
            for segment in part.segments {
                var steps = curveSteps
                switch segment {
                case .line: steps = 1
                case .curve(let a, let b, let c, let d):
                    // A curve stays among its four points: on one side of the ray, or behind its begin, it is never met.
                    let below = [a, b, c, d].count { $0.y <= point.y }
                    if below == 0 || below == 4 || max(a.x, b.x, c.x, d.x) <= point.x { steps = 1 }
                }
                for step in 1...steps {
                    let next = segment.point(at: Double(step) / Double(steps))
                    cross(last, next)
                    last = next
                }
            }
            cross(last, part.start)
        }
        return eoFill ? winding & 1 != 0 : winding != 0
    }

    /// The rectangle this path is, when it is exactly one upright rectangle.
    var asRect: CGRect? {
        guard (4...6).contains(elements.count), case .move(let first) = elements[0] else { return nil }
        var points = [first]
        for element in elements.dropFirst() {
            switch element {
            case .line(let to): points.append(to)
            case .closeSubpath where element == elements.last: break
            default: return nil
            }
        }
        if points.count == 5, points[4] == first { points.removeLast() }
        guard points.count == 4 else { return nil }
        let acrossFirst = points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y && points[3].x == first.x
        let downFirst = points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x && points[3].y == first.y
        guard acrossFirst || downFirst else { return nil }
        return controlBox
    }

    /// Parameters inside 0…1 where a cubic's coordinate turns.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let second = 3 * (b - c) + d - a
        let first = 2 * (a - 2 * b + c), constant = b - a
        var roots: [Double] = []
        if abs(second) < 1e-12 {
            if first != 0 { roots = [-constant / first] }
        } else {
            let discriminant = first * first - 4 * second * constant
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-first + root) / (2 * second), (-first - root) / (2 * second)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    private struct Box {
        var left = Double.infinity, top = Double.infinity, right = -Double.infinity, bottom = -Double.infinity

        mutating func include(_ point: CGPoint) {
            guard point.x.isFinite, point.y.isFinite else { return }
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }

        var rect: CGRect { left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null }
    }
}
