import Foundation

/// The first of several views that fits: whose ideal size is no larger than the offer on each axis in question. An axis offered nothing
/// sets no limit, so under an unspecified offer it is the first one.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View, _PrimitiveView where Content: View {
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let candidates = Content.nodes(of: view.content, inputs, preferencesTo: &nodes)
        guard !candidates.isEmpty else { return }
        nodes.nodes.append(FittingNode(candidates, axes: view.axes))
    }
}

final class FittingNode: LayoutNode {
    private let candidates: [LayoutNode]
    private let axes: Axis.Set

    init(_ candidates: [LayoutNode], axes: Axis.Set) {
        self.candidates = candidates
        self.axes = axes
        super.init()
    }

    override var kind: String { "ViewThatFits" }
    override var knownChildren: [LayoutNode] { candidates }

    private func chosen(_ proposal: ProposedViewSize) -> LayoutNode {
        for candidate in candidates.dropLast() {
            let ideal = candidate.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height))
            let isWideEnough = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let isHighEnough = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            if isWideEnough, isHighEnough { return candidate }
        }
        return candidates[candidates.count - 1]
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal).size(proposal) }
    override var spacing: ViewSpacing { candidates[0].spacing }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let node = chosen(dimensions.proposal)
        return node.explicitAlignment(key, in: ViewDimensions(size: dimensions.size, proposal: dimensions.proposal, node: node))
    }

    override func placeChildren() { chosen(proposal).place(at: frame.origin, proposal) }
    override func drawContent(_ recorder: inout Recorder) { chosen(proposal).draw(&recorder) }
}
