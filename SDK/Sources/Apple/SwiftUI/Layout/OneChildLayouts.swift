import Foundation

/// A view at its ideal length along some axes.
struct FixedSizeLayout: Layout {
    let axes: Axis.Set

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(inner(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
    }
}

/// A view as large as a box allows at a ratio of its sides. An axis that is offered nothing does not count: filling a scroll view's width
/// is common in widgets' apps and does not make a picture endless.
struct AspectRatioLayout: Layout {
    let ratio: CGFloat?
    let mode: ContentMode

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil { return proposal }
        let ideal = child.sizeThatFits(.unspecified)
        let natural = ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : 1
        let ratio = self.ratio ?? natural
        guard ratio > 0, ratio.isFinite else { return proposal }
        let across = proposal.width.map { $0 / ratio } ?? .infinity
        let down = proposal.height ?? .infinity
        var scale = mode == .fit ? min(across, down) : max(across, down)
        // Nil on one axis means that axis does not count, in either mode.
        if mode == .fill {
            if proposal.width == nil { scale = down } else if proposal.height == nil { scale = across }
        }
        guard scale.isFinite else { return .infinity }
        return ProposedViewSize(width: scale * ratio, height: scale)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(inner(proposal, subviews[0]))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal, subviews[0]))
    }
}

/// A view centred on a point; it takes all it is offered.
struct PositionLayout: Layout {
    let position: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(
            at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }

    /// The child stands anywhere, so the spacing that it prefers to its neighbours no longer counts.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

extension View {
    nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        modifier(
            _LayoutModifier(
                layout: FixedSizeLayout(axes: (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])), kind: "fixedSize",
                keepsPriority: true))
    }

    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_LayoutModifier(layout: AspectRatioLayout(ratio: ratio, mode: contentMode), kind: "aspectRatio"))
    }

    nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height != 0 ? size.width / size.height : nil, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_LayoutModifier(layout: PositionLayout(position: position), kind: "position"))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
