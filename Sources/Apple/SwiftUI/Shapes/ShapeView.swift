import Foundation

/// A view that shows a shape and can be given more fills and strokes of it, each in front of those before.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}
extension _StrokedShapeView: ShapeView {}

/// A painted shape in front of the views of the same shape before it.
public struct _LayeredShapeView<Content: Shape, Front: View, Background: View> {
    public nonisolated let shape: Content
    let front: Front
    let background: Background
}

extension _LayeredShapeView: ShapeView, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        guard let front = Front.singleNode(of: view.front, inputs, preferencesTo: &nodes) else { return }
        guard let behind = Background.singleNode(of: view.background, inputs, preferencesTo: &nodes) else {
            return nodes.nodes.append(front)
        }
        nodes.nodes.append(OverlayNode(front, behind, alignment: .center, isInFront: false, inputs))
    }
}

extension ShapeView {
    nonisolated private func layered<Front: View>(_ front: Front) -> _LayeredShapeView<Content, Front, Self> {
        _LayeredShapeView(shape: shape, front: front, background: self)
    }

    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        layered(_ShapeView(shape: shape, style: content, fillStyle: style))
    }

    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
        layered(_StrokedShapeView(shape: shape, style: content, stroke: style))
    }

    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// A line inside the shape's bounds.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        layered(shape.strokeBorder(content, style: style, antialiased: antialiased))
    }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
