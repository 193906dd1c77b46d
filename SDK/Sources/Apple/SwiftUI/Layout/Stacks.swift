import Foundation
import VitrineDrawing

/// Views side by side.
public struct HStack<Content> {
    let layout: HStackLayout
    let content: Content
}

extension HStack: View, _PrimitiveView where Content: View {
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        view.layout.makeContainer(of: view.content, kind: "HStack", inputs, &nodes)
    }
}

/// Views one under another.
public struct VStack<Content> {
    let layout: VStackLayout
    let content: Content
}

extension VStack: View, _PrimitiveView where Content: View {
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        view.layout.makeContainer(of: view.content, kind: "VStack", inputs, &nodes)
    }
}

/// Views one behind another.
public struct ZStack<Content> {
    let layout: ZStackLayout
    let content: Content
}

extension ZStack: View, _PrimitiveView where Content: View {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(layout: ZStackLayout(alignment: alignment), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        view.layout.makeContainer(of: view.content, kind: "ZStack", inputs, &nodes)
    }
}

/// Room that gives way last.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

final class SpacerNode: LayoutNode {
    private let minLength: CGFloat
    private let axis: Axis?

    init(minLength: CGFloat?, axis: Axis?) {
        self.minLength = minLength ?? 8
        self.axis = axis
        super.init()
        layoutPriority = -.infinity
    }

    override var kind: String { "Spacer" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
    }

    override var spacing: ViewSpacing {
        // Nothing beside it and nothing across: a stack of a text and a spacer is as far from others as the text alone.
        var spacing = ViewSpacing()
        if axis != .vertical { (spacing.leading, spacing.trailing) = (0, 0) }
        let side = ViewSpacing.Side(plain: axis == .horizontal ? nil : 0)
        (spacing.top, spacing.bottom) = (side, side)
        return spacing
    }
}

extension Spacer: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(SpacerNode(minLength: view.minLength, axis: inputs.stackAxis))
    }
}

/// A hairline across the stack it is in.
public struct Divider: Sendable {
    public init() {}
}

final class DividerNode: LayoutNode {
    private let thickness: CGFloat
    private let isVertical: Bool
    private let color: RGBA

    init(_ inputs: _ViewInputs) {
        let environment = inputs.environment
        thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
        isVertical = inputs.stackAxis == .horizontal
        color = Color(uiColor: .separator).rgba(in: environment)
        super.init()
    }

    override var kind: String { "Divider" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func drawContent(_ recorder: inout Recorder) {
        recorder.items.append(.fill(Path(recorder.snap(frame)), .color(color), .nonZero))
    }
}

extension Divider: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(DividerNode(inputs))
    }
}
