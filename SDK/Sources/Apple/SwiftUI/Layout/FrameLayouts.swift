import Foundation

/// `frame(width:height:alignment:)`: the given lengths, whatever is inside.
struct FixedFrameLayout: Layout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = subviews[0].sizeThatFits(inner(proposal))
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].align(in: bounds, alignment, inner(proposal))
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        var spacing = subviews[0].spacing
        spacing.reset(Edge.Set(horizontal: width != nil, vertical: height != nil))
        return spacing
    }
}

extension LayoutSubview {
    /// The child's own guide goes to the default guide of the box.
    func align(in bounds: CGRect, _ alignment: Alignment, _ proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal)
        let box = ViewDimensions(size: bounds.size)
        let origin = CGPoint(
            x: bounds.minX + box[alignment.horizontal] - dimensions[alignment.horizontal],
            y: bounds.minY + box[alignment.vertical] - dimensions[alignment.vertical])
        place(at: origin, anchor: .topLeading, proposal: proposal)
    }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`.
struct FlexibleFrameLayout: Layout {
    struct Bounds {
        let minimum: CGFloat?
        let ideal: CGFloat?
        let maximum: CGFloat?

        /// Bounds that contradict one another are put in order: ideal at least the minimum, maximum at least the ideal.
        init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
            let low = minimum.map { max($0, 0) }
            let middle = ideal.map { max($0, low ?? 0) }
            self.minimum = low
            self.ideal = middle
            self.maximum = maximum.map { max($0, middle ?? low ?? 0) }
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        func inner(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
        }

        /// The length where it does not depend on the child.
        func known(_ proposal: CGFloat?) -> CGFloat? {
            if let proposal {
                guard let minimum, let maximum else { return nil }
                return min(max(proposal, minimum), maximum)
            }
            return ideal
        }

        func length(child: CGFloat, offered: CGFloat?) -> CGFloat {
            switch (minimum, maximum) {
            case (let minimum?, let maximum?): min(max(child, minimum), maximum)
            case (let minimum?, nil): max(min(offered ?? .infinity, child), minimum)
            case (nil, let maximum?): min(max(offered ?? -.infinity, child), maximum)
            case (nil, nil): child
            }
        }
    }

    let width: Bounds
    let height: Bounds
    let alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (knownWidth, knownHeight) = (width.known(proposal.width), height.known(proposal.height))
        if let knownWidth, let knownHeight { return CGSize(width: knownWidth, height: knownHeight) }
        let inner = ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
        let child = subviews[0].sizeThatFits(inner)
        return CGSize(
            width: knownWidth ?? width.length(child: child.width, offered: inner.width),
            height: knownHeight ?? height.length(child: child.height, offered: inner.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = ProposedViewSize(
            width: offer(bounds.width, proposal.width, width), height: offer(bounds.height, proposal.height, height))
        subviews[0].align(in: bounds, alignment, inner)
    }

    /// A child that chose its ideal length keeps it, unless the frame's bounds made the frame longer or shorter.
    private func offer(_ own: CGFloat, _ proposal: CGFloat?, _ bounds: Bounds) -> CGFloat? {
        if proposal == nil, bounds.ideal == nil, own > bounds.minimum ?? -.infinity, own < bounds.maximum ?? .infinity { return nil }
        return own
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        var spacing = subviews[0].spacing
        spacing.reset(Edge.Set(horizontal: !width.isEmpty, vertical: !height.isEmpty))
        return spacing
    }
}

extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_LayoutModifier(layout: FixedFrameLayout(width: width, height: height, alignment: alignment), kind: "frame"))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _LayoutModifier(
                layout: FlexibleFrameLayout(
                    width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, idealHeight, maxHeight), alignment: alignment),
                kind: "frame"))
    }
}
