import Foundation

// A shape painted in front of the views of the same shape before it.

/// A filled shape in front of others.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public nonisolated var shape: Content
    public nonisolated var style: Style
    public nonisolated var fillStyle: FillStyle
    public nonisolated var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

/// The line of a shape in front of others.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public nonisolated var shape: Content
    public nonisolated var style: Style
    public nonisolated var strokeStyle: StrokeStyle
    public nonisolated var isAntialiased: Bool
    public nonisolated var background: Background

    nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

/// The line of a shape, inside its bounds, in front of others.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public nonisolated var shape: Content
    public nonisolated var style: Style
    public nonisolated var strokeStyle: StrokeStyle
    public nonisolated var isAntialiased: Bool
    public nonisolated var background: Background

    nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension FillShapeView: ShapeView, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.append(_ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle), over: view.background, inputs)
    }
}

extension StrokeShapeView: ShapeView, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.append(_StrokedShapeView(shape: view.shape, style: view.style, stroke: view.strokeStyle), over: view.background, inputs)
    }
}

extension StrokeBorderShapeView: ShapeView, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.append(_StrokeBorderView(shape: view.shape, style: view.style, stroke: view.strokeStyle), over: view.background, inputs)
    }
}

extension _NodeList {
    /// One view in front of another of the same size.
    @MainActor fileprivate mutating func append<Front: View, Background: View>(
        _ front: Front, over background: Background, _ inputs: _ViewInputs
    ) {
        guard let front = Front.singleNode(of: front, inputs, preferencesTo: &self) else { return }
        guard let behind = Background.singleNode(of: background, inputs, preferencesTo: &self) else { return nodes.append(front) }
        nodes.append(OverlayNode(front, behind, alignment: .center, isInFront: false, inputs))
    }
}
