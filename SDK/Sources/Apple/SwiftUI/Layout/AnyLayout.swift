import Foundation

/// A layout whose type is not said.
public struct AnyLayout: Layout {
    public struct Cache { var value: Any }

    private let base: any Layout
    /// The axis that Spacer and Divider follow inside it.
    let stackOrientation: Axis?

    public init<L: Layout>(_ layout: L) {
        base = layout
        stackOrientation = L.layoutProperties.stackOrientation
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func open<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(value: open(base))
    }

    private func with<L: Layout, R>(_ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> R) -> R {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return body(layout, &own)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func open<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return open(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func open<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
        }
        return open(base)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func open<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        open(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        func open<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return open(base)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        func open<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return open(base)
    }
}
