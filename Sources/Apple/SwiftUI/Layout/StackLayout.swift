import Foundation

/// The common part of HStack and VStack: least flexible children first, the rest shared equally.
struct StackLayout {
    let axis: Axis
    let spacing: CGFloat?
    /// The guide across the axis.
    let key: AlignmentKey

    struct Cache {
        /// Before each child but the first.
        var gaps: [CGFloat]
        var total: CGFloat
        /// Arrangements by proposal: sizing and placing ask for the same ones.
        var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
    }

    struct Arrangement {
        var proposals: [ProposedViewSize]
        var origins: [CGPoint]
        var size: CGSize
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        guard subviews.count > 1 else { return Cache(gaps: [], total: 0) }
        let gaps: [CGFloat]
        if let spacing {
            gaps = Array(repeating: spacing, count: subviews.count - 1)
        } else {
            let spacings = subviews.nodes.map(\.spacing)
            gaps = (1..<spacings.count).map { spacings[$0 - 1].distance(to: spacings[$0], along: axis) }
        }
        return Cache(gaps: gaps, total: gaps.reduce(0, +))
    }

    func unionSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.nodes.first?.spacing, let last = subviews.nodes.last?.spacing else { return .zero }
        var result = first
        for node in subviews.nodes.dropFirst() {
            result.formUnion(node.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        if axis == .horizontal {
            result.leading = first.leading
            result.trailing = last.trailing
        } else {
            result.top = first.top
            result.bottom = last.bottom
        }
        return result
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let arrangement = arrangement(proposal, subviews, &cache)
        for index in subviews.nodes.indices {
            let origin = arrangement.origins[index]
            subviews.nodes[index].pending = (
                CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), .topLeading, arrangement.proposals[index]
            )
        }
    }

    private func arrangement(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Arrangement {
        for known in cache.arrangements where known.proposal == proposal { return known.arrangement }
        let result = arrange(proposal, subviews.nodes, cache)
        if cache.arrangements.count >= 6 { cache.arrangements.removeFirst() }
        cache.arrangements.append((proposal, result))
        return result
    }

    private func arrange(_ proposal: ProposedViewSize, _ children: [LayoutNode], _ cache: Cache) -> Arrangement {
        let minor = proposal[axis.other]
        var proposals = Array(repeating: proposal, count: children.count)
        if let major = proposal[axis] {
            share(major - cache.total, minor, children, &proposals)
        }
        var origins = Array(repeating: CGPoint.zero, count: children.count)
        var length: CGFloat = 0
        var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
        for index in children.indices {
            let dimensions = children[index].dimensions(proposals[index])
            if index > 0 { length += cache.gaps[index - 1] }
            origins[index][axis] = length
            length += dimensions.size[axis]
            let extent = dimensions.size[axis.other]
            // Asked how large it may become, a child can be endless: its guide is then nowhere, and no difference can be taken from it.
            let offset = extent.isInfinite ? 0 : -dimensions[key]
            origins[index][axis.other] = offset
            low = min(low, offset)
            high = max(high, offset + extent)
        }
        var size = CGSize.zero
        size[axis] = length
        if !children.isEmpty {
            for index in origins.indices { origins[index][axis.other] -= low }
            size[axis.other] = high - low
        }
        return Arrangement(proposals: proposals, origins: origins, size: size)
    }

    private struct Candidate {
        let index: Int
        let priority: Double
        let shortest: CGFloat
        let flexibility: CGFloat
    }

    /// Writes each child's proposal along the axis.
    private func share(_ length: CGFloat, _ minor: CGFloat?, _ children: [LayoutNode], _ proposals: inout [ProposedViewSize]) {
        var available = length
        guard children.count > 1 else {
            for index in children.indices { proposals[index][axis] = max(available, 0) }
            return
        }
        var order = children.indices.map { index -> Candidate in
            var probe = ProposedViewSize.unspecified
            probe[axis.other] = minor
            probe[axis] = 0
            let shortest = children[index].size(probe)[axis]
            probe[axis] = .infinity
            let longest = children[index].size(probe)[axis]
            return Candidate(
                index: index, priority: children[index].layoutPriority, shortest: shortest,
                flexibility: longest.isInfinite && shortest.isInfinite ? 0 : longest - shortest)
        }
        order.sort { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility.isInfinite, a.shortest != b.shortest { return a.shortest > b.shortest }
            return a.index < b.index
        }
        let first = order[0].priority
        for candidate in order where candidate.priority < first { available -= candidate.shortest }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, order[end].priority == order[start].priority { end += 1 }
            if start > 0 { for candidate in order[start..<end] { available += candidate.shortest } }
            for position in start..<end {
                let index = order[position].index
                proposals[index][axis] = max(available / CGFloat(end - position), 0)
                // Endless room stays endless when a child takes it all: the next one is not offered the difference of two infinities.
                let left = available - children[index].size(proposals[index])[axis]
                if !left.isNaN { available = left }
            }
            start = end
        }
    }
}

/// Views side by side, as a layout.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache { var stack: StackLayout.Cache }

    private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing, key: alignment.key) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.unionSpacing(subviews) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache.stack)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        stack.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

/// Views one under another, as a layout.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache { var stack: StackLayout.Cache }

    private var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing, key: alignment.key) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.unionSpacing(subviews) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache.stack)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        stack.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
