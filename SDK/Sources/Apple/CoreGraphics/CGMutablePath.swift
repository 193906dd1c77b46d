import Foundation
import VitrineDrawing

/// A path that is being drawn.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }
    override init(_ path: Path) { super.init(path) }

    private func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
        guard transform.isIdentity else {
            // Arcs and lines begin where the path is, seen through the transform.
            var part = Path()
            if let current = path.currentPoint { part.move(to: current.applying(transform.inverted())) }
            let known = part.elements.count
            build(&part)
            var elements = part.applying(transform).elements
            if elements.count > known { elements.removeFirst(known) }
            return path = Path(elements: path.elements + elements)
        }
        build(&path)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.addLine(to: point.applying(transform)) }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.addRect(rect, transform: transform) }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { path.addRects(rects, transform: transform) }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { path.addEllipse(in: rect, transform: transform) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addArc(center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: clockwise)
        }
    }
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRelativeArc(center: center, radius: radius, startRadians: startAngle, deltaRadians: delta) }
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.addPath(other.path, transform: transform) }
    public func closeSubpath() { path.closeSubpath() }
}
