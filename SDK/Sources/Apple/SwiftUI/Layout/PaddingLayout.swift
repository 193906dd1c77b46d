import Foundation

/// Room around a view.
struct PaddingLayout: Layout {
    let insets: EdgeInsets

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.width, 0) }, height: proposal.height.map { max($0 - insets.height, 0) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let child = subviews[0].sizeThatFits(inner(proposal))
        return CGSize(width: max(child.width + insets.width, 0), height: max(child.height + insets.height, 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), anchor: .topLeading, proposal: inner(proposal))
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        var spacing = subviews[0].spacing
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        spacing.reset(edges)
        return spacing
    }
}

extension View {
    /// 16 points where no length is given.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(EdgeInsets(edges, length))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(all: length)) }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_LayoutModifier(layout: PaddingLayout(insets: insets), kind: "padding"))
    }
}
