import Foundation

/// Properties of a layout that its children's default behaviour depends on.
public struct LayoutProperties: Sendable {
    /// The axis Spacer and Divider follow; nil outside stacks.
    public var stackOrientation: Axis?
    public init() {}
}

/// A value a child gives to the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A way to arrange views: it says how large they are together, then places each.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }

    /// Children's explicit guides where this layout would place them, combined by the guide's rule.
    private func merged(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        guard key.risesThroughContainers, !subviews.isEmpty else { return nil }
        for subview in subviews { subview.node.pending = nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        var values: [CGFloat] = []
        let horizontal = key.isHorizontal
        for subview in subviews {
            let placed = subview.node.resolvePlacement(in: bounds)
            let dimensions = subview.node.dimensions(placed.proposal)
            guard let value = dimensions.explicit(key) else { continue }
            values.append(value + (horizontal ? placed.origin.x : placed.origin.y))
        }
        guard !values.isEmpty else { return nil }
        switch key.rule {
        // “A guide that marks the bottom-most text baseline in a view” (Apple's documentation), and the top-most.
        case .firstBaseline: return values.min()
        case .lastBaseline: return values.max()
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }

    /// The views arranged by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension LayoutNode {
    /// The place where the parent's `place` puts it; a child not placed stands in the middle.
    final func resolvePlacement(in bounds: CGRect) -> (origin: CGPoint, proposal: ProposedViewSize) {
        guard let pending else {
            let proposal = ProposedViewSize(bounds.size)
            let size = size(proposal)
            return (CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal)
        }
        let size = size(pending.proposal)
        return (
            CGPoint(x: pending.position.x - pending.anchor.x * size.width, y: pending.position.y - pending.anchor.y * size.height),
            pending.proposal
        )
    }
}
