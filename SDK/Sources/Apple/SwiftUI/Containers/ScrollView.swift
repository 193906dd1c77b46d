import Foundation
import VitrineDrawing

/// A part of something larger. A picture shows it unscrolled: what lies beyond its edges is cut off.
public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View, _PrimitiveView where Content: View {
    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let container = RelativeContainer(size: inputs.surroundings?.container?.size ?? inputs.context.rootSize)
        let place = Surroundings.Place()
        var inner = inputs.outsideStacks().adding {
            $0.container = container
            $0.spaces[NamedCoordinateSpace.scrollView.name] = place
            if view.axes.contains(.vertical) { $0.spaces[NamedCoordinateSpace.verticalScrollView.name] = place }
            if view.axes.contains(.horizontal) { $0.spaces[NamedCoordinateSpace.horizontalScrollView.name] = place }
        }
        inner.environment.scrollMargins = EdgeInsets()
        let joining = inner.joining(view.axes == .horizontal ? .horizontal : .vertical)
        var content = _NodeList()
        Content._makeNodes(view.content, joining, &content)
        nodes.preferences.merge(content.preferences)
        let node = ScrollNode(
            ScrollNode.content(content.nodes, view.axes, inputs), axes: view.axes, container: container, place: place, inputs
        ) {
            var list = _NodeList()
            Content._makeNodes(view.content, joining, &list)
            return ScrollNode.content(list.nodes, view.axes, inputs)
        }
        nodes.nodes.append(node)
    }
}

/// Shows the beginning of its content and cuts off the rest.
final class ScrollNode: LayoutNode {
    private let axes: Axis.Set
    private let container: RelativeContainer
    private let place: Surroundings.Place
    private let isRightToLeft: Bool
    private let isClipped: Bool
    /// Makes the content anew: what sized itself by the scroll view has to be, for another size.
    private let again: @MainActor () -> LayoutNode
    private var child: LayoutNode

    init(
        _ child: LayoutNode, axes: Axis.Set, container: RelativeContainer, place: Surroundings.Place, _ inputs: _ViewInputs,
        again: @escaping @MainActor () -> LayoutNode
    ) {
        self.child = child
        self.axes = axes
        self.container = container
        self.place = place
        self.again = again
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        isClipped = !inputs.environment.isScrollClipDisabled
        super.init()
    }

    /// Several views stand one under another, or side by side where only that way is open; the margins of content go around them.
    static func content(_ nodes: [LayoutNode], _ axes: Axis.Set, _ inputs: _ViewInputs) -> LayoutNode {
        var node: LayoutNode
        if nodes.count == 1 {
            node = nodes[0]
        } else if axes == .horizontal {
            node = LayoutContainerNode(HStackLayout(), nodes, inputs, kind: "HStack")
        } else {
            node = LayoutContainerNode(VStackLayout(), nodes, inputs, kind: "VStack")
        }
        let margins = inputs.environment.scrollMargins
        if margins != EdgeInsets() {
            node = LayoutContainerNode(PaddingLayout(insets: margins), [node], inputs, kind: "contentMargins", isModifier: true)
        }
        return node
    }

    override var kind: String { "ScrollView" }

    private func contains(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        for axis in Axis.allCases where contains(axis) { inner[axis] = nil }
        return inner
    }

    private func size(container size: CGSize) {
        guard size != container.size else { return }
        container.size = size
        guard container.isUsed else { return }
        container.isUsed = false
        // Layout runs inside a render, and renders run on the main actor.
        let make = UncheckedBox(again)
        child = MainActor.assumeIsolated { UncheckedBox(make.value()) }.value
    }

    /// The size of the view: along its axes it takes what it is offered; across them it is as large as its content.
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { size(container: CGSize(width: width, height: height)) }
        let content = child.size(inner(proposal))
        var size = content
        for axis in Axis.allCases where contains(axis) { size[axis] = proposal[axis] ?? content[axis] }
        return size
    }

    override func placeChildren() {
        size(container: frame.size)
        place.frame = frame
        let offer = inner(proposal)
        let content = child.size(offer)
        // Content begins at the top and at the leading edge; across a closed axis it stands in the middle.
        var origin = CGPoint.zero
        for axis in Axis.allCases where !contains(axis) { origin[axis] = (frame.size[axis] - content[axis]) / 2 }
        if contains(.vertical), !contains(.horizontal) { origin.y = 0 }
        if isRightToLeft { origin.x = frame.width - origin.x - content.width }
        child.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), offer)
    }

    override func drawContent(_ recorder: inout Recorder) {
        guard isClipped else { return child.draw(&recorder) }
        let area = recorder.snap(frame)
        let clip = Clip(Path(area))
        recorder.layer(clip: area) {
            child.draw(&$0)
        } change: {
            $0.clip = clip
        }
    }
}

private enum ScrollMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ScrollClipDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The margins around the content of scroll views.
    var scrollMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
}
