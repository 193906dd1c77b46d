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
        let node = FittingNode(Content._parts(view.content, inputs), inputs, axes: view.axes, preferencesTo: &nodes)
        if let node { nodes.nodes.append(node) }
    }
}

/// Makes its candidates when it comes to them: the first before layout, each other one only where none before it fits.
final class FittingNode: LayoutNode {
    private var candidates: [LayoutNode] = []
    /// The last one first.
    private var unmade: [_ViewPart]
    private let axes: Axis.Set
    private let inputs: _ViewInputs

    /// The first candidate's preferences rise as those of any view; of the others, made during layout, as those of a `GeometryReader`.
    /// - Returns: nil where there is no candidate.
    @MainActor init?(_ parts: [_ViewPart], _ inputs: _ViewInputs, axes: Axis.Set, preferencesTo parent: inout _NodeList) {
        self.axes = axes
        self.inputs = inputs
        unmade = parts.reversed()
        var list = _NodeList()
        while list.nodes.isEmpty, let part = unmade.popLast() { part(&list) }
        super.init()
        parent.preferences.merge(list.preferences)
        candidates = list.nodes
        if candidates.isEmpty { return nil }
    }

    override var kind: String { "ViewThatFits" }

    /// The candidate at an index, made when it is first asked for; nil behind the last one.
    func candidate(at index: Int) -> LayoutNode? {
        while index >= candidates.count, !unmade.isEmpty { makeNext() }
        return index < candidates.count ? candidates[index] : nil
    }

    private func makeNext() {
        guard let part = unmade.popLast() else { return }
        // Layout runs inside a render, and renders run on the main actor.
        let list = MainActor.assumeIsolated {
            var list = _NodeList()
            part(&list)
            return UncheckedBox(list)
        }.value
        inputs.context.latePreferences.merge(list.preferences)
        inputs.surroundings?.lateReader?.merge(list.preferences)
        candidates += list.nodes
    }

    private func chosen(_ proposal: ProposedViewSize) -> LayoutNode {
        var index = 0
        // The last one is taken whether it fits or not.
        while index < candidates.count - 1 || !unmade.isEmpty {
            let candidate = candidates[index]
            let ideal = candidate.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height))
            let isWideEnough = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let isHighEnough = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            if isWideEnough && isHighEnough || self.candidate(at: index + 1) == nil { return candidate }
            index += 1
        }
        return candidates[index]
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
