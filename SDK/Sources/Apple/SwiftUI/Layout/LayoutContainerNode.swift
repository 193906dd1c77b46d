import Foundation

/// Children arranged by a layout.
final class LayoutContainerNode<L: Layout>: LayoutNode {
    private let layout: L
    private let subviews: LayoutSubviews
    private let isRightToLeft: Bool
    private let name: String?
    /// A modifier's layout: it hands on its child's explicit guides.
    private let isModifier: Bool
    // A layout is handed it and has no way back to this node.
    @exclusivity(unchecked) private var cache: L.Cache
    private var drawOrder: [Int]?

    init(_ layout: L, _ children: [LayoutNode], _ inputs: _ViewInputs, kind: String? = nil, isModifier: Bool = false) {
        self.layout = layout
        let direction = inputs.environment.layoutDirection
        subviews = LayoutSubviews(nodes: children, layoutDirection: direction)
        isRightToLeft = direction == .rightToLeft
        name = kind
        self.isModifier = isModifier
        cache = layout.makeCache(subviews: subviews)
        super.init()
        // A container of nothing gives way like a spacer.
        if children.isEmpty { layoutPriority = -.infinity }
        if children.contains(where: { $0.zIndex != 0 }) {
            drawOrder = children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
        }
    }

    override var kind: String { name ?? String(describing: L.self) }
    override var knownChildren: [LayoutNode] { subviews.nodes }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        if isModifier, !key.risesThroughContainers {
            return carriesGuide ? handedOn(key, in: bounds, dimensions.proposal) : nil
        }
        if key.isHorizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
    }

    /// The only child's guide where this modifier would place it.
    private func handedOn(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        let child = subviews.nodes[0]
        child.pending = nil
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let placed = child.resolvePlacement(in: bounds)
        guard let value = child.dimensions(placed.proposal).explicit(key) else { return nil }
        return value + (key.isHorizontal ? placed.origin.x : placed.origin.y)
    }

    override func placeChildren() {
        for child in subviews.nodes { child.pending = nil }
        layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
        // All pending places are read before any child is placed: a child's own placing may ask for its guides.
        for child in subviews.nodes {
            var (origin, proposal) = child.resolvePlacement(in: frame)
            if isRightToLeft { origin.x = frame.minX + frame.maxX - origin.x - child.size(proposal).width }
            child.place(at: origin, proposal)
        }
    }

    override func drawContent(_ recorder: inout Recorder) {
        if let drawOrder {
            for index in drawOrder { subviews.nodes[index].draw(&recorder) }
        } else {
            for child in subviews.nodes { child.draw(&recorder) }
        }
    }
}

extension HorizontalAlignment {
    init(_ key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
    init(_ key: AlignmentKey) { self.key = key }
}

/// Views arranged by a layout.
public struct _LayoutView<L: Layout, Content> {
    let layout: L
    let content: Content
    var kind: String?
    /// The axis for Spacer and Divider, where the layout's type does not say it.
    var stackAxis: Axis?
}

extension _LayoutView: View, _PrimitiveView where Content: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        // Only a layout of unknown type needs a look inside; the look costs more than the comparison.
        let hidden = L.self == AnyLayout.self ? (view.layout as? AnyLayout)?.stackOrientation : nil
        view.layout.makeContainer(of: view.content, kind: view.kind, stackAxis: view.stackAxis ?? hidden, inputs, &nodes)
    }
}

extension Layout {
    /// Makes a node of this layout, and those of the views in it.
    @MainActor func makeContainer<Content: View>(
        of content: Content, kind: String?, stackAxis: Axis? = nil, _ inputs: _ViewInputs, _ nodes: inout _NodeList
    ) {
        var inner = inputs
        inner.stackAxis = stackAxis ?? Self.layoutProperties.stackOrientation
        let children = Content.nodes(of: content, inner, preferencesTo: &nodes)
        nodes.nodes.append(LayoutContainerNode(self, children, inputs, kind: kind))
    }
}

/// A modifier that puts each of the content's views alone into a layout.
public struct _LayoutModifier<L: Layout> {
    let layout: L
    let kind: String
    /// A spacer inside still gives way last.
    var keepsPriority = false
}

extension _LayoutModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        for index in nodes.range(from: start) {
            let child = nodes.nodes[index]
            let node = LayoutContainerNode(modifier.layout, [child], inputs, kind: modifier.kind, isModifier: true)
            node.takeTraits(of: child)
            if !child.isPriorityGiven, !modifier.keepsPriority { node.layoutPriority = 0 }
            nodes.nodes[index] = node
        }
    }
}
