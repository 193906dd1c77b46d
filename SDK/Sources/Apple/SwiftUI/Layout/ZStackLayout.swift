import Foundation

/// Views one behind another, as a layout. Only the children of the highest priority decide its size.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let highest = highestPriority(subviews)
        var size = CGSize.zero
        for node in subviews where node.priority == highest {
            let child = node.sizeThatFits(proposal)
            size.width = max(size.width, child.width)
            size.height = max(size.height, child.height)
        }
        return size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let highest = highestPriority(subviews)
        let own = ProposedViewSize(bounds.size)
        var (x, y): (CGFloat, CGFloat) = (-.infinity, -.infinity)
        for node in subviews where node.priority == highest {
            let dimensions = node.dimensions(in: own)
            x = max(x, dimensions[alignment.horizontal])
            y = max(y, dimensions[alignment.vertical])
        }
        for node in subviews {
            let dimensions = node.dimensions(in: own)
            node.place(
                at: CGPoint(
                    x: bounds.minX + x - dimensions[alignment.horizontal],
                    y: bounds.minY + y - dimensions[alignment.vertical]), anchor: .topLeading, proposal: own)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let first = subviews.first?.spacing else { return .zero }
        return subviews.dropFirst().reduce(first) { $0.union($1.spacing) }
    }

    private func highestPriority(_ subviews: Subviews) -> Double {
        var highest = -Double.infinity
        for node in subviews { highest = max(highest, node.priority) }
        return highest
    }
}
