import Foundation
import VitrineDrawing

/// A view that takes all it is offered and makes its content knowing how much that is. Where it is offered nothing it is empty.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let context = inputs.context
        let inner = inputs.outsideStacks()
        nodes.nodes.append(
            GeometryNode(inputs) { proxy in
                var list = _NodeList()
                Content._makeNodes(view.content(proxy), inner, &list)
                context.latePreferences.merge(list.preferences)
                inner.surroundings?.lateReader?.merge(list.preferences)
                return list.nodes
            })
    }
}

final class GeometryNode: LayoutNode {
    private let make: @MainActor (GeometryProxy) -> [LayoutNode]
    private let isRightToLeft: Bool
    private let surroundings: Surroundings?
    private var children: [LayoutNode] = []

    init(_ inputs: _ViewInputs, make: @escaping @MainActor (GeometryProxy) -> [LayoutNode]) {
        self.make = make
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        surroundings = inputs.surroundings
        super.init()
    }

    override var kind: String { "GeometryReader" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

    override func placeChildren() {
        let proxy = GeometryProxy(size: frame.size, frameInTile: frame, surroundings: surroundings, isRightToLeft: isRightToLeft)
        // Layout runs inside a render, and renders run on the main actor.
        let box = UncheckedBox((make, proxy))
        children = MainActor.assumeIsolated { UncheckedBox(box.value.0(box.value.1)) }.value
        let offer = ProposedViewSize(frame.size)
        for child in children {
            var origin = frame.origin
            if isRightToLeft { origin.x = frame.maxX - child.size(offer).width }
            child.place(at: origin, offer)
        }
    }

    override func drawContent(_ recorder: inout Recorder) {
        for child in children { child.draw(&recorder) }
    }
}

/// Tells the place of its child once it is known.
final class GeometryActionNode: WrapperNode {
    private let action: (GeometryProxy) -> Void
    private let inputs: _ViewInputs

    init(_ child: LayoutNode, _ inputs: _ViewInputs, action: @escaping (GeometryProxy) -> Void) {
        self.action = action
        self.inputs = inputs
        super.init(child)
    }

    override var kind: String { "onGeometryChange" }

    override func placeChildren() {
        super.placeChildren()
        let proxy = GeometryProxy(
            size: frame.size, frameInTile: frame, surroundings: inputs.surroundings,
            isRightToLeft: inputs.environment.layoutDirection == .rightToLeft)
        inputs.context.act { action(proxy) }
    }
}

extension View {
    /// Calls `action` once with what `transform` makes of the view's geometry, when it has its place: in a picture there is one geometry.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(_NodeModifier { node, inputs in GeometryActionNode(node, inputs) { action(transform($0)) } })
    }

    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                GeometryActionNode(node, inputs) {
                    let value = transform($0)
                    action(value, value)
                }
            })
    }

    /// Geometry is settled in a picture.
    nonisolated public func geometryGroup() -> some View { self }
}
