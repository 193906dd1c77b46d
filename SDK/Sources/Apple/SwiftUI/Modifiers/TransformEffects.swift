import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// A 3×3 matrix for points of a plane, which may also project them.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// First `self`, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func product(_ row: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
            (
                row.0 * rhs.m11 + row.1 * rhs.m21 + row.2 * rhs.m31, row.0 * rhs.m12 + row.1 * rhs.m22 + row.2 * rhs.m32,
                row.0 * rhs.m13 + row.1 * rhs.m23 + row.2 * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = product((m11, m12, m13))
        (result.m21, result.m22, result.m23) = product((m21, m22, m23))
        (result.m31, result.m32, result.m33) = product((m31, m32, m33))
        return result
    }

    /// The matrix that undoes this one; the same where none does.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// Becomes the matrix that undoes it, if there is one.
    /// - Returns: whether there is one.
    public mutating func invert() -> Bool {
        let (c1, c2, c3) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c1 + m12 * c2 + m13 * c3
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        (result.m11, result.m21, result.m31) = (c1 / determinant, c2 / determinant, c3 / determinant)
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The affine transform that comes closest near a point.
    func affine(near point: CGPoint) -> CGAffineTransform {
        guard !isAffine else { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
        let depth = point.x * m13 + point.y * m23 + m33
        guard depth > 0.001 else { return .identity }
        let x = (point.x * m11 + point.y * m21 + m31) / depth, y = (point.x * m12 + point.y * m22 + m32) / depth
        let (a, b) = ((m11 - x * m13) / depth, (m12 - y * m13) / depth), (c, d) = ((m21 - x * m23) / depth, (m22 - y * m23) / depth)
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
    }
}

extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        layer("rotationEffect", transform: { CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: $0)) })
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        layer("scaleEffect", transform: { CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: $0)) })
    }

    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        layer("transformEffect", transform: { transform.about($0.origin) })
    }

    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        perspective(
            "projectionEffect",
            transform: { transform.affine(near: CGPoint(x: $0.width / 2, y: $0.height / 2)).about($0.origin) },
            projection: transform.isAffine ? nil : { transform.drawn.about($0.origin) })
    }

    /// Turned about an axis in space: what turns away from who looks is seen smaller. The eye is as far away as the view's longer side is
    /// long, divided by `perspective`; so in DanceUI, which follows SwiftUI's compiled code. In SVG it is seen from straight ahead.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let turn = SpaceTurn(angle, axis: axis, anchorZ: anchorZ)
        let isFlat = axis.x == 0 && axis.y == 0 && anchorZ == 0 || perspective == 0
        return self.perspective(
            "rotation3DEffect", transform: { turn.fromAhead.about(anchor.point(in: $0)) },
            projection: isFlat
                ? nil : { turn.seen(from: max($0.width, $0.height) / perspective).about(anchor.point(in: $0)) })
    }

    /// Puts each view's drawing into a layer that is seen in perspective.
    /// - Parameter transform: what comes nearest to it without one.
    nonisolated private func perspective(
        _ kind: String, transform: @escaping (CGRect) -> CGAffineTransform, projection: ((CGRect) -> Projection)?
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let isMirrored = inputs.environment.layoutDirection == .rightToLeft
                return LayerNode(node, kind: kind, transform: inputs.mirrored(transform)) { layer, frame, _ in
                    guard let seen = projection?(frame) else { return }
                    let mirror = Projection(CGAffineTransform.mirror(frame))
                    layer.projection = isMirrored ? mirror.concatenating(seen).concatenating(mirror) : seen
                }
            })
    }
}

extension Projection {
    fileprivate func about(_ point: CGPoint) -> Projection {
        Projection(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
            .concatenating(Projection(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

extension ProjectionTransform {
    var drawn: Projection { Projection(x: SIMD3(m11, m21, m31), y: SIMD3(m12, m22, m32), depth: SIMD3(m13, m23, m33)) }
}

/// What a turn in space does to a plane (Rodrigues' rotation formula). Each row is the weights of a point's x and y, and a constant.
private struct SpaceTurn {
    private var x = SIMD3<Double>(1, 0, 0)
    private var y = SIMD3<Double>(0, 1, 0)
    /// The weights along the direction towards who looks.
    private var z = SIMD3<Double>(0, 0, 0)

    init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let flat = CGAffineTransform(rotationAngle: angle.radians)
        let (cosine, sine) = (flat.a, flat.b)
        guard length > 0, length.isFinite, anchorZ.isFinite else { return }
        let (u, v, w) = (axis.x / length, axis.y / length, axis.z / length)
        let rest = 1 - cosine
        // The plane lies that far behind what it turns about.
        x = SIMD3(cosine + u * u * rest, u * v * rest - w * sine, -(u * w * rest + v * sine) * anchorZ)
        y = SIMD3(v * u * rest + w * sine, cosine + v * v * rest, -(v * w * rest - u * sine) * anchorZ)
        z = SIMD3(w * u * rest - v * sine, w * v * rest + u * sine, -(cosine + w * w * rest) * anchorZ)
    }

    /// The plane seen from so far away that nothing is nearer than something else.
    var fromAhead: CGAffineTransform { CGAffineTransform(a: x.x, b: y.x, c: x.y, d: y.y, tx: x.z, ty: y.z) }

    func seen(from distance: CGFloat) -> Projection {
        guard distance.isFinite, distance != 0 else { return Projection(fromAhead) }
        return Projection(x: x, y: y, depth: SIMD3(0, 0, 1) - z / distance)
    }
}
