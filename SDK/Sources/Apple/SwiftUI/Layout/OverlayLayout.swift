import Foundation

/// A primary view with another in front of it or behind it. Size and guides are the primary's alone.
final class OverlayNode: WrapperNode {
    private let secondary: LayoutNode
    private let alignment: Alignment
    private let isInFront: Bool
    private let isRightToLeft: Bool

    init(_ primary: LayoutNode, _ secondary: LayoutNode, alignment: Alignment, isInFront: Bool, _ inputs: _ViewInputs) {
        self.secondary = secondary
        self.alignment = alignment
        self.isInFront = isInFront
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        super.init(primary)
    }

    override var kind: String { isInFront ? "overlay" : "background" }

    override func placeChildren() {
        child.place(at: frame.origin, proposal)
        secondary.placeBeside(frame, proposal, primary: child, alignment, isRightToLeft: isRightToLeft)
    }

    override func drawContent(_ recorder: inout Recorder) {
        if !isInFront { secondary.draw(&recorder) }
        child.draw(&recorder)
        if isInFront { secondary.draw(&recorder) }
    }
}

/// Puts other views in front of each view of the content, or behind it.
public struct _OverlayModifier<Secondary> {
    let secondary: Secondary
    let alignment: Alignment
    let isInFront: Bool
}

extension _OverlayModifier: ViewModifier, _PrimitiveModifier where Secondary: View {
    public typealias Body = Never

    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        let outside = inputs.outsideStacks()
        for index in nodes.range(from: start) {
            let primary = nodes.nodes[index]
            guard
                let secondary = Secondary.singleNode(
                    of: modifier.secondary, outside, alignment: modifier.alignment, preferencesTo: &nodes)
            else { continue }
            let node = OverlayNode(primary, secondary, alignment: modifier.alignment, isInFront: modifier.isInFront, inputs)
            node.takeTraits(of: primary)
            nodes.nodes[index] = node
        }
    }
}

extension View {
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_OverlayModifier(secondary: content(), alignment: alignment, isInFront: true))
    }

    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(secondary: overlay, alignment: alignment, isInFront: true))
    }

    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            _OverlayModifier(secondary: _StyleView(style: style).ignoresSafeArea(edges: edges), alignment: .center, isInFront: true))
    }

    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _OverlayModifier(secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isInFront: true))
    }

    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_OverlayModifier(secondary: content(), alignment: alignment, isInFront: false))
    }

    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(secondary: background, alignment: alignment, isInFront: false))
    }

    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            _OverlayModifier(secondary: _StyleView(style: style).ignoresSafeArea(edges: edges), alignment: .center, isInFront: false))
    }

    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _OverlayModifier(secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isInFront: false))
    }

    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// A line inside the view's bounds.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
