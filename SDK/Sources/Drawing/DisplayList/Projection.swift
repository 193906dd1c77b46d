import Foundation

/// A projection of a plane in space: a point's place is `x` and `y`, both divided by `depth`. Each is the weights of the point's x and y,
/// and a constant.
package struct Projection: Hashable, Sendable {
    package var x: SIMD3<Double>
    package var y: SIMD3<Double>
    /// The depth: 1 where nothing is nearer or farther than it was; 0 and less lies behind who looks.
    package var depth: SIMD3<Double>

    package init(x: SIMD3<Double>, y: SIMD3<Double>, depth: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.depth = depth
    }

    package init(_ transform: CGAffineTransform) {
        self.init(
            x: SIMD3(transform.a, transform.c, transform.tx), y: SIMD3(transform.b, transform.d, transform.ty), depth: SIMD3(0, 0, 1))
    }

    /// First `self`, then `next`.
    package func concatenating(_ next: Projection) -> Projection {
        func row(_ weights: SIMD3<Double>) -> SIMD3<Double> { x * weights.x + y * weights.y + depth * weights.z }
        return Projection(x: row(next.x), y: row(next.y), depth: row(next.depth))
    }

    /// The place at which a point is seen; nil where it lies behind who looks, or too near.
    package func seen(_ point: CGPoint) -> CGPoint? {
        let place = SIMD3(Double(point.x), Double(point.y), 1), far = (depth * place).sum()
        guard far > 1e-6 else { return nil }
        return CGPoint(x: (x * place).sum() / far, y: (y * place).sum() / far)
    }

    /// The one that undoes it; nil where the plane is seen from its edge.
    func inverted() -> Projection? {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let (p, q, r) = (cross(y, depth), cross(depth, x), cross(x, y))
        let determinant = (x * p).sum()
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return Projection(
            x: SIMD3(p.x, q.x, r.x) / determinant, y: SIMD3(p.y, q.y, r.y) / determinant, depth: SIMD3(p.z, q.z, r.z) / determinant)
    }

    /// A box around all that is seen of a rectangle; nil where some of it lies behind who looks.
    func box(of rect: CGRect) -> CGRect? {
        var box = CGRect.null
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            guard let place = seen(CGPoint(x: x, y: y)) else { return nil }
            box = box.union(CGRect(origin: place, size: .zero))
        }
        return box
    }
}
