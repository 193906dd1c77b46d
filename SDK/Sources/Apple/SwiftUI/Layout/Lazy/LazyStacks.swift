import Foundation

/// A stack that measures its views one by one as they come into sight: each has the length it likes best, and the stack is as wide as
/// the place it is offered, because it cannot know how wide its later views are.
struct LazyStackLayout: Layout {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    private func gaps(_ nodes: LayoutSubviews) -> [CGFloat] {
        zip(nodes, nodes.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func offer(_ across: CGFloat?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = across
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(offer(proposal[axis.other])) }
        var size = CGSize.zero
        size[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps(subviews).reduce(0, +)
        size[axis.other] = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = offer(bounds.size[axis.other])
        let line = alignment.defaultValue(in: ViewDimensions(size: bounds.size))
        let gaps = gaps(subviews) + [0]
        var position: CGFloat = 0
        for (node, gap) in zip(subviews, gaps) {
            let dimensions = node.dimensions(in: offer)
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = line - dimensions[alignment]
            node.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading, proposal: offer)
            position += dimensions.size[axis] + gap
        }
    }
}

/// Views one under another, each as high as it likes to be.
public struct LazyVStack<Content> {
    let layout: LazyStackLayout
    let content: Content
}

extension LazyVStack: View, _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(layout: LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _LayoutView._makeNodes(
            _LayoutView(layout: view.layout, content: view.content, kind: "LazyVStack", stackAxis: .vertical), inputs, &nodes)
    }
}

/// Views side by side, each as wide as it likes to be.
public struct LazyHStack<Content> {
    let layout: LazyStackLayout
    let content: Content
}

extension LazyHStack: View, _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(layout: LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _LayoutView._makeNodes(
            _LayoutView(layout: view.layout, content: view.content, kind: "LazyHStack", stackAxis: .horizontal), inputs, &nodes)
    }
}
