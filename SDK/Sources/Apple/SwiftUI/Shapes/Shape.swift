import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// Whether a shape is filled or stroked.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// A figure in a rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Shapes mirror where words run from right to left, as they do for apps built for iOS 17.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The figure where it depends on the tile it is in.
    func _path(in rect: CGRect, _ container: _ContainerShape) -> Path
}

/// The tile around a shape: its corners for shapes that follow them, and its pixels.
public struct _ContainerShape {
    let rect: CGRect
    let cornerRadius: CGFloat
    /// The scale in pixels per point.
    let scale: CGFloat
    /// The radii where corners differ; nil where all have `cornerRadius`.
    var radii: RectangleCornerRadii?

    var cornerRadii: RectangleCornerRadii { radii ?? RectangleCornerRadii(all: cornerRadius) }

    /// Edges go to the nearest pixel, halves up.
    func snap(_ rect: CGRect) -> CGRect {
        let (left, top) = (snap(rect.minX), snap(rect.minY))
        return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
    }

    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path { pathInOwnCoordinates(at: rect) }

    /// The figure at a place, asked in the shape's own coordinates, as SwiftUI asks it: what heeds only the width and height of its rectangle
    /// is right too.
    nonisolated package func pathInOwnCoordinates(at rect: CGRect) -> Path {
        path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape of SwiftUI's own, which heeds the origin of its rectangle, so that its path need not be moved.
public nonisolated protocol _PlacedShape: Shape {}

extension _PlacedShape {
    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path { path(in: rect) }
}

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// The style of a stroke along a path; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var stroke: Stroke {
        Stroke(
            width: lineWidth, cap: lineCap.stroke, join: lineJoin.stroke, miterLimit: miterLimit, dash: dash.map { Double($0) },
            dashPhase: dashPhase)
    }
}

/// The style of a fill: which enclosed areas are inside.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// A shape painted with a style.
public struct _ShapeView<S: Shape, Style: ShapeStyle> {
    public nonisolated let shape: S
    let style: Style
    var fillStyle = FillStyle()
}

extension _ShapeView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(ShapeNode(view.shape, view.style, view.fillStyle, stroke: nil, inputs))
    }
}

/// The line of a shape painted with a style.
public struct _StrokedShapeView<S: Shape, Style: ShapeStyle> {
    public nonisolated let shape: S
    let style: Style
    let stroke: StrokeStyle
}

extension _StrokedShapeView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(ShapeNode(view.shape, view.style, FillStyle(), stroke: view.stroke, inputs))
    }
}

/// The line of a shape, inside its bounds.
public struct _StrokeBorderView<S: InsettableShape, Style: ShapeStyle> {
    public nonisolated let shape: S
    let style: Style
    let stroke: StrokeStyle
}

extension _StrokeBorderView: ShapeView, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let inside = view.shape.inset(by: view.stroke.lineWidth / 2)
        nodes.nodes.append(ShapeNode(inside, view.style, FillStyle(), stroke: view.stroke, inputs))
    }
}

/// A style filling what it is offered.
public struct _StyleView<Style: ShapeStyle> {
    let style: Style
}

extension _StyleView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view.style, kind: "Style", inputs))
    }
}

extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _StrokedShapeView<Self, S> {
        _StrokedShapeView(shape: self, style: content, stroke: style)
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _StrokedShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// A line inside the shape's bounds.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _StrokeBorderView<Self, S> {
        _StrokeBorderView(shape: self, style: content, stroke: style)
    }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _StrokeBorderView<Self, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
