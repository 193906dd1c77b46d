import Foundation

/// A view at one edge of another, which keeps clear of it but may draw under it.
final class SafeAreaInsetNode: WrapperNode {
    private let secondary: LayoutNode
    private let edge: Edge
    private let alignment: AlignmentKey
    private let givenSpacing: CGFloat?
    private let area: SafeArea
    private let outer: SafeArea?
    private let isRightToLeft: Bool

    init(
        _ primary: LayoutNode, _ secondary: LayoutNode, edge: Edge, alignment: AlignmentKey, spacing: CGFloat?, area: SafeArea,
        _ inputs: _ViewInputs
    ) {
        self.secondary = secondary
        self.edge = edge
        self.alignment = alignment
        givenSpacing = spacing
        self.area = area
        outer = inputs.surroundings?.safeArea
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        super.init(primary)
    }

    override var kind: String { "safeAreaInset" }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private var gap: CGFloat {
        givenSpacing
            ?? (edge == .top || edge == .leading
                ? secondary.spacing.distance(to: child.spacing, along: axis) : child.spacing.distance(to: secondary.spacing, along: axis))
    }

    /// The proposals to both: the view at the edge is offered all but the other's least, the other what is left.
    private func offers(_ proposal: ProposedViewSize) -> (child: ProposedViewSize, secondary: ProposedViewSize) {
        guard let length = proposal[axis] else { return (proposal, proposal) }
        var (inner, side) = (proposal, proposal)
        let room = max(length - gap, 0)
        inner[axis] = 0
        side[axis] = max(room - child.size(inner)[axis], 0)
        inner[axis] = max(room - secondary.size(side)[axis], 0)
        return (inner, side)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offers = offers(proposal)
        let (inner, side) = (child.size(offers.child), secondary.size(offers.secondary))
        var size = CGSize.zero
        size[axis] = inner[axis] + gap + side[axis]
        size[axis.other] = inner[axis.other]
        return size
    }

    override var spacing: ViewSpacing { ViewSpacing() }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    override func placeChildren() {
        var own = proposal
        own[axis.other] = own[axis.other] ?? frame.size[axis.other]
        let offers = offers(own)
        let (inner, side) = (child.dimensions(offers.child), secondary.dimensions(offers.secondary))
        let isFirst = edge == .top || edge == .leading
        func put(_ node: LayoutNode, _ dimensions: ViewDimensions, atStart: Bool, across: CGFloat, _ offer: ProposedViewSize) {
            var origin = CGPoint.zero
            origin[axis] = atStart ? 0 : frame.size[axis] - dimensions.size[axis]
            origin[axis.other] = across
            if isRightToLeft { origin.x = frame.width - origin.x - dimensions.width }
            node.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), offer)
        }
        let middle = (frame.size[axis.other] - inner.size[axis.other]) / 2
        area.full = outer?.full ?? frame
        area.safe = frame
        let taken = side.size[axis] + gap
        let edge = isRightToLeft && axis == .horizontal ? (self.edge == .leading ? Edge.trailing : .leading) : self.edge
        switch edge {
        case .top: area.safe = CGRect(x: frame.minX, y: frame.minY + taken, width: frame.width, height: frame.height - taken)
        case .bottom: area.safe.size.height -= taken
        case .leading: area.safe = CGRect(x: frame.minX + taken, y: frame.minY, width: frame.width - taken, height: frame.height)
        case .trailing: area.safe.size.width -= taken
        }
        put(child, inner, atStart: !isFirst, across: middle, offers.child)
        put(secondary, side, atStart: isFirst, across: middle + inner[alignment] - side[alignment], offers.secondary)
    }

    override func drawContent(_ recorder: inout Recorder) {
        child.draw(&recorder)
        secondary.draw(&recorder)
    }
}

public struct _SafeAreaInsetModifier<Secondary: View> {
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let secondary: Secondary
}

extension _SafeAreaInsetModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let area = SafeArea()
        var inner = _NodeList()
        C._makeNodes(content, inputs.adding { $0.safeArea = area }, &inner)
        nodes.preferences.merge(inner.preferences)
        guard let primary = C.joined(inner.nodes, inputs) else { return }
        guard let secondary = Secondary.singleNode(of: modifier.secondary, inputs.outsideStacks(), preferencesTo: &nodes) else {
            return nodes.nodes.append(primary)
        }
        let node = SafeAreaInsetNode(
            primary, secondary, edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing, area: area, inputs)
        node.takeTraits(of: primary)
        nodes.nodes.append(node)
    }
}

extension View {
    /// A view at the upper or lower edge; this one keeps clear of it, and what ignores the safe area goes under it.
    /// - Parameter spacing: points between the two; nil takes what they prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, secondary: content()))
    }

    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing, secondary: content()))
    }

    /// A bar at an edge; drawn as `safeAreaInset` draws it.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
