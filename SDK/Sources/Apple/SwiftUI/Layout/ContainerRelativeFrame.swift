import Foundation

/// A frame whose lengths come from the container around: the nearest scroll view, else the widget's content area.
struct ContainerRelativeLayout: Layout {
    let container: CGSize
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func own(_ axis: Axis) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let length = length(container[axis], axis)
        return length.isFinite ? max(length, 0) : nil
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: own(.horizontal) ?? proposal.width, height: own(.vertical) ?? proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let child = subviews[0].sizeThatFits(inner(proposal))
        return CGSize(width: own(.horizontal) ?? child.width, height: own(.vertical) ?? child.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].align(in: bounds, alignment, inner(proposal))
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        var spacing = subviews[0].spacing
        spacing.reset(Edge.Set(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
        return spacing
    }
}

public struct _ContainerRelativeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        inputs.surroundings?.container?.isUsed = true
        let layout = ContainerRelativeLayout(
            container: inputs.surroundings?.container?.size ?? inputs.context.rootSize, axes: modifier.axes,
            alignment: modifier.alignment, length: modifier.length)
        _LayoutModifier._makeNodes(_LayoutModifier(layout: layout, kind: "containerRelativeFrame"), content: content, inputs, &nodes)
    }
}

extension View {
    /// Makes the view as large as the container along some axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view as large as `span` of the `count` equal parts the container has between gaps of `spacing` points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
                return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
            })
    }

    /// Makes the view as large as `length` makes of the container's length.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }
}
