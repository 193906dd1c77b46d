import Foundation
import VitrineDrawing

/// A laid-out piece of the tree. It answers four questions — size for a proposal, spacing, explicit guides, priority — is placed, and draws.
class LayoutNode {
    // A node is made and laid out by one thread, from the root downwards: no access to its figures overlaps another, and they are too many
    // to check each.
    @exclusivity(unchecked) final var layoutPriority: Double = 0
    /// The priority was given by `layoutPriority(_:)`: it stays through later modifiers, unlike a spacer's own.
    @exclusivity(unchecked) final var isPriorityGiven = false
    /// An explicit guide other than a baseline may be found inside, where only one-child modifiers stand between.
    @exclusivity(unchecked) final var carriesGuide = false
    @exclusivity(unchecked) final var zIndex: Double = 0
    @exclusivity(unchecked) final var layoutValues: [ObjectIdentifier: Any]?
    @exclusivity(unchecked) final var identity: AnyHashable?

    /// The frame in which it ended up, in the tile's coordinates, not snapped.
    @exclusivity(unchecked) final var frame = CGRect.zero
    @exclusivity(unchecked) final var proposal = ProposedViewSize.unspecified

    /// The placement that the parent's `place` asked for; nil until it did.
    @exclusivity(unchecked) final var pending: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?

    @exclusivity(unchecked) private final var sizes = SizeCache()

    /// The view's type as tests and `--format json` name it.
    var kind: String { "View" }
    var text: String? { nil }
    /// The nodes it is made of, where they are known before layout.
    var knownChildren: [LayoutNode] { [] }

    final func size(_ proposal: ProposedViewSize) -> CGSize {
        let key = SizeCache.Key(proposal)
        if let known = sizes.find(key) { return known }
        let size = sizeThatFits(proposal)
        sizes.keep(size, for: key)
        return size
    }

    deinit { sizes.deallocate() }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(proposal), proposal: proposal, node: self)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    var spacing: ViewSpacing { ViewSpacing() }

    func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        frame = CGRect(origin: origin, size: size(proposal))
        self.proposal = proposal
        placeChildren()
    }

    func placeChildren() {}

    final func draw(_ recorder: inout Recorder) {
        let expressions = recorder.recordExpressions(of: self)
        recorder.nodes.append(recorder.viewNode(of: self))
        recorder.depth += 1
        drawContent(&recorder)
        recorder.depth -= 1 + expressions
    }

    func drawContent(_ recorder: inout Recorder) {}

    final func takeTraits(of node: LayoutNode) {
        layoutPriority = node.layoutPriority
        isPriorityGiven = node.isPriorityGiven
        carriesGuide = node.carriesGuide || carriesGuide
        zIndex = node.zIndex
        layoutValues = node.layoutValues
        identity = node.identity
    }
}

/// A node with one child that leaves every question of layout to it.
class WrapperNode: LayoutNode {
    final let child: LayoutNode

    init(_ child: LayoutNode) {
        self.child = child
        super.init()
    }

    override var knownChildren: [LayoutNode] { [child] }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    override var spacing: ViewSpacing { child.spacing }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        child.explicitAlignment(key, in: ViewDimensions(size: dimensions.size, proposal: dimensions.proposal, node: child))
    }

    override func placeChildren() { child.place(at: frame.origin, proposal) }
    override func drawContent(_ recorder: inout Recorder) { child.draw(&recorder) }
}
