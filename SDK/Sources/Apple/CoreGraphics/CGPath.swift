import Foundation
import VitrineDrawing

/// Lines and curves, as Core Graphics has them.
public class CGPath: Hashable, @unchecked Sendable {
    package internal(set) var path: Path

    package init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The box around the drawn path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// The box around the control points too; null for a path without points.
    public var boundingBox: CGRect {
        let points = path.elements.flatMap(\.points).filter { $0.x.isFinite && $0.y.isFinite }
        guard let first = points.first else { return .null }
        let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let box = path.boundingRect
        guard path == Path(box) else { return false }
        rect?.pointee = box
        return true
    }

    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform?.pointee ?? .identity))
    }

    /// The outline of a line along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = Stroke(width: lineWidth, cap: lineCap.stroke, join: lineJoin.stroke, miterLimit: miterLimit)
        return CGPath(path.strokedPath(stroke).applying(transform))
    }

    /// Calls `block` for each part in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            // A close has no points, and readers still take an address.
            var points = element.points.isEmpty ? [.zero] : element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // There is at least one point, so the buffer has an address.
                var part = CGPathElement(type: element.type, points: buffer.baseAddress!)
                block(&part)
            }
        }
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }

/// A part of a path; controls come before the end.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }

    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
    }
}
