import Foundation
import VitrineDrawing

// The current path, and shapes drawn at once.
extension CGContext {
    public func beginPath() { current = Path() }
    public func move(to point: CGPoint) { current.move(to: point) }
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { current.addLines(points) }
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func addPath(_ path: CGPath) { current.addPath(path.path) }
    public func closePath() { current.closeSubpath() }

    public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
    public var isPathEmpty: Bool { current.isEmpty }
    public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { current.boundingRect }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        current.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    }
    public func replacePathWithStrokedPath() { current = current.strokedPath(state.line) }

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = current
        current = Path()
        switch mode {
        case .fill: draw([.fill(path, .color(state.fill), .nonZero)], area: path)
        case .eoFill: draw([.fill(path, .color(state.fill), .evenOdd)])
        case .stroke: draw([.stroke(path, .color(state.stroke), state.line)])
        case .fillStroke: draw([.fill(path, .color(state.fill), .nonZero), .stroke(path, .color(state.stroke), state.line)])
        case .eoFillStroke: draw([.fill(path, .color(state.fill), .evenOdd), .stroke(path, .color(state.stroke), state.line)])
        }
    }

    public func fill(_ rect: CGRect) { draw([.fill(Path(rect), .color(state.fill), .nonZero)], area: Path(rect)) }
    public func fill(_ rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        draw([.fill(path, .color(state.fill), .nonZero)])
    }
    public func fillEllipse(in rect: CGRect) { draw([.fill(Path(ellipseIn: rect), .color(state.fill), .nonZero)]) }
    public func stroke(_ rect: CGRect) { draw([.stroke(Path(rect), .color(state.stroke), state.line)]) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        draw([.stroke(Path(rect), .color(state.stroke), line)])
    }
    public func strokeEllipse(in rect: CGRect) { draw([.stroke(Path(ellipseIn: rect), .color(state.stroke), state.line)]) }

    /// A line from each even point to the one after it.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        draw([.stroke(path, .color(state.stroke), state.line)])
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let (blend, alpha, shadow) = (state.blend, state.alpha, state.shadow)
        (state.blend, state.alpha, state.shadow) = (.clear, 1, nil)
        draw([.fill(Path(rect), .color(.black), .nonZero)])
        (state.blend, state.alpha, state.shadow) = (blend, alpha, shadow)
    }
}
