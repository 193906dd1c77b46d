import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the line it is drawn with.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var path = Path()
    private var line = Stroke()

    public override init() {}

    init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// Corners as iOS draws them: continuous.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Radians; clockwise as seen where y goes down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func removeAllPoints() { path = Path() }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }

    open var lineWidth: CGFloat {
        get { line.width }
        set { line.width = newValue }
    }
    open var lineCapStyle = CGLineCap.butt { didSet { line.cap = lineCapStyle.stroke } }
    open var lineJoinStyle = CGLineJoin.miter { didSet { line.join = lineJoinStyle.stroke } }
    open var miterLimit: CGFloat {
        get { line.miterLimit }
        set { line.miterLimit = newValue }
    }
    /// Curves are always as fine as the pixels.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        line.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))).map { Double($0) } } ?? []
        line.dashPhase = phase
    }

    /// Fills the path in the current graphics context, in its colour.
    open func fill() { fill(with: .normal, alpha: 1) }
    open func stroke() { stroke(with: .normal, alpha: 1) }
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) {
            $0.addPath(cgPath)
            $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) {
            $0.setLineWidth(lineWidth)
            $0.setLineCap(lineCapStyle)
            $0.setLineJoin(lineJoinStyle)
            $0.setMiterLimit(miterLimit)
            $0.setLineDash(phase: CGFloat(line.dashPhase), lengths: line.dash.map { CGFloat($0) })
            $0.addPath(cgPath)
            $0.strokePath()
        }
    }
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        body(context)
        context.restoreGState()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.line = line
        (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
        (copy.flatness, copy.usesEvenOddFillRule) = (flatness, usesEvenOddFillRule)
        return copy
    }
}
