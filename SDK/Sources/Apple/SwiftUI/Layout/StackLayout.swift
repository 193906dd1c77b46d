import Foundation

/// The common part of HStack and VStack: least flexible children first, the rest shared equally.
struct StackLayout {
    let axis: Axis
    let spacing: CGFloat?
    /// The guide across the axis.
    let key: AlignmentKey

    struct Cache {
        /// The gaps before each child but the first, where they are not all `spacing`.
        var gaps: [CGFloat]?
        var total: CGFloat
        let arrangements: StackArrangements
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let arrangements = StackArrangements(children: subviews.count)
        guard subviews.count > 1 else { return Cache(gaps: nil, total: 0, arrangements: arrangements) }
        if let spacing {
            // Added up one by one, as gaps are.
            let total = (1..<subviews.count).reduce(0) { sum, _ in sum + spacing }
            return Cache(gaps: nil, total: total, arrangements: arrangements)
        }
        let spacings = subviews.map(\.spacing)
        let gaps = (1..<spacings.count).map { spacings[$0 - 1].distance(to: spacings[$0], along: axis) }
        return Cache(gaps: gaps, total: gaps.reduce(0, +), arrangements: arrangements)
    }

    func unionSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return .zero }
        var result = first
        for index in 1..<max(subviews.count, 1) {
            result.formUnion(subviews[index].spacing, edges: axis == .horizontal ? .vertical : .horizontal)
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
        arrangement(proposal, subviews, cache).size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let places = arrangement(proposal, subviews, cache).places
        for index in subviews.indices {
            let place = places[index]
            subviews[index].place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), anchor: .topLeading, proposal: place.proposal
            )
        }
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> StackArrangements.Arrangement {
        if let known = cache.arrangements.find(proposal) { return known }
        let places = cache.arrangements.vacate()
        let size = subviews.uncounted { arrange(proposal, $0, cache, places) }
        return cache.arrangements.keep(proposal, size, places)
    }

    private func arrange(
        _ proposal: ProposedViewSize, _ children: UncountedSubviews, _ cache: Cache, _ places: UnsafeMutablePointer<StackArrangements.Place>
    ) -> CGSize {
        let minor = proposal[axis.other]
        for index in children.indices { places[index] = StackArrangements.Place(proposal: proposal, origin: .zero) }
        if let major = proposal[axis] { share(major - cache.total, minor, children, places) }
        var length: CGFloat = 0
        var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
        for index in children.indices {
            let offer = places[index].proposal, own = children.sizeThatFits(offer, index)
            if index > 0 { length += cache.gaps?[index - 1] ?? spacing ?? 0 }
            places[index].origin[axis] = length
            length += own[axis]
            let extent = own[axis.other]
            // Asked how large it may become, a child can be endless: its guide is then nowhere, and no difference can be taken from it.
            let offset = extent.isInfinite ? 0 : -children.guide(key, in: offer, index)
            places[index].origin[axis.other] = offset
            low = min(low, offset)
            high = max(high, offset + extent)
        }
        var size = CGSize.zero
        size[axis] = length
        if !children.isEmpty {
            for index in children.indices { places[index].origin[axis.other] -= low }
            size[axis.other] = high - low
        }
        return size
    }

    private struct Candidate {
        let index: Int
        let priority: Double
        let shortest: CGFloat
        let flexibility: CGFloat

        /// Whether this one is offered room before the other.
        func precedes(_ other: Candidate) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility.isInfinite, shortest != other.shortest { return shortest > other.shortest }
            return index < other.index
        }
    }

    /// Writes each child's proposal along the axis.
    private func share(
        _ length: CGFloat, _ minor: CGFloat?, _ children: UncountedSubviews, _ places: UnsafeMutablePointer<StackArrangements.Place>
    ) {
        guard children.count > 1 else {
            if !children.isEmpty { places[0].proposal[axis] = max(length, 0) }
            return
        }
        // The candidates are allocated on the stack: every level of the tree asks its children several times.
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: children.count) { order in
            for index in children.indices {
                var probe = ProposedViewSize.unspecified
                probe[axis.other] = minor
                probe[axis] = 0
                let shortest = children.sizeThatFits(probe, index)[axis]
                probe[axis] = .infinity
                let longest = children.sizeThatFits(probe, index)[axis]
                let candidate = Candidate(
                    index: index, priority: children.priority(index), shortest: shortest,
                    flexibility: longest.isInfinite && shortest.isInfinite ? 0 : longest - shortest)
                // A stack has few children: each goes straight to its place.
                var place = index
                while place > 0, candidate.precedes(order[place - 1]) {
                    order.initializeElement(at: place, to: order[place - 1])
                    place -= 1
                }
                order.initializeElement(at: place, to: candidate)
            }
            share(length, among: order, children, places)
        }
    }

    private func share(
        _ length: CGFloat, among order: UnsafeMutableBufferPointer<Candidate>, _ children: UncountedSubviews,
        _ places: UnsafeMutablePointer<StackArrangements.Place>
    ) {
        var available = length
        let first = order[0].priority
        for candidate in order where candidate.priority < first { available -= candidate.shortest }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, order[end].priority == order[start].priority { end += 1 }
            if start > 0 { for position in start..<end { available += order[position].shortest } }
            for position in start..<end {
                let index = order[position].index
                places[index].proposal[axis] = max(available / CGFloat(end - position), 0)
                // Endless room stays endless when a child takes it all: the next one is not offered the difference of two infinities.
                let left = available - children.sizeThatFits(places[index].proposal, index)[axis]
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
