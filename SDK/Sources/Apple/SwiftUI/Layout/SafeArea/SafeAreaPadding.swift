import Foundation

/// Room around a view that what ignores the safe area may draw into.
final class SafeAreaPaddingNode: WrapperNode {
    private let insets: EdgeInsets
    private let area: SafeArea
    private let outer: SafeArea?
    private let isRightToLeft: Bool

    init(_ child: LayoutNode, _ insets: EdgeInsets, _ area: SafeArea, _ inputs: _ViewInputs) {
        self.insets = insets
        self.area = area
        outer = inputs.surroundings?.safeArea
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        super.init(child)
    }

    override var kind: String { "safeAreaPadding" }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.width, 0) }, height: proposal.height.map { max($0 - insets.height, 0) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(inner(proposal))
        return CGSize(width: max(size.width + insets.width, 0), height: max(size.height + insets.height, 0))
    }

    override var spacing: ViewSpacing { ViewSpacing() }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let offer = inner(dimensions.proposal)
        return child.dimensions(offer).explicit(key).map { $0 + (key.isHorizontal ? insets.leading : insets.top) }
    }

    override func placeChildren() {
        let left = isRightToLeft ? insets.trailing : insets.leading
        let offer = inner(proposal)
        area.full = outer?.full ?? frame
        area.safe = CGRect(
            x: frame.minX + left, y: frame.minY + insets.top, width: frame.width - insets.width, height: frame.height - insets.height)
        child.place(at: area.safe.origin, offer)
    }
}

public struct _SafeAreaPaddingModifier {
    let insets: EdgeInsets
}

extension _SafeAreaPaddingModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        let area = SafeArea()
        C._makeNodes(content, inputs.adding { $0.safeArea = area }, &nodes)
        nodes.wrap(from: start) { SafeAreaPaddingNode($0, modifier.insets, area, inputs) }
    }
}

extension View {
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(_SafeAreaPaddingModifier(insets: insets)) }

    /// Sixteen points where no length is given.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// The distance a scene keeps from its edges: sixteen points on iOS.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
}

/// The kind of padding that a scene keeps.
public struct ScenePadding: Equatable, Sendable {
    /// The smallest a navigation bar's content has.
    public static let minimum = ScenePadding()
    public static let navigationBar = ScenePadding()
}

extension EdgeInsets {
    /// Makes insets of the same length on some edges, and none on the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
