import Foundation
import VitrineDrawing

/// A node whose drawing is kept inside another's alpha.
final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: Alignment
    private let isRightToLeft: Bool

    init(_ child: LayoutNode, _ mask: LayoutNode, alignment: Alignment, isRightToLeft: Bool) {
        self.mask = mask
        self.isRightToLeft = isRightToLeft
        self.alignment = alignment
        super.init(child)
    }

    override var kind: String { "mask" }

    override func placeChildren() {
        child.place(at: frame.origin, proposal)
        let offer = ProposedViewSize(frame.size)
        let inner = mask.dimensions(offer)
        let outer = ViewDimensions(size: frame.size)
        var x = outer[alignment.horizontal] - inner[alignment.horizontal]
        if isRightToLeft { x = frame.width - x - inner.width }
        mask.place(
            at: CGPoint(x: frame.minX + x, y: frame.minY + outer[alignment.vertical] - inner[alignment.vertical]), offer)
    }

    override func drawContent(_ recorder: inout Recorder) {
        let items = recorder.silently { mask.draw(&$0) }
        recorder.layer(clip: mask.frame) {
            child.draw(&$0)
        } change: {
            $0.mask = items
        }
    }
}

public struct _MaskModifier<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension _MaskModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        for index in nodes.range(from: start) {
            let node = nodes.nodes[index]
            let mask = Mask.singleNode(
                of: modifier.mask, inputs.outsideStacks(), alignment: modifier.alignment, preferencesTo: &nodes)
            let masked = MaskNode(
                node, mask ?? LayoutNode(), alignment: modifier.alignment, isRightToLeft: inputs.environment.layoutDirection == .rightToLeft
            )
            masked.takeTraits(of: node)
            nodes.nodes[index] = masked
        }
    }
}

extension View {
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let direction = inputs.environment.layoutDirection
                return LayerNode(node, kind: "clipShape", isClipped: true) { layer, frame, container in
                    layer.clip = Clip(shape.path(in: container.snap(frame), container, direction), rule: style.rule)
                }
            })
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    nonisolated public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    nonisolated public func mask<M: View>(_ mask: M) -> some View { modifier(_MaskModifier(mask: mask, alignment: .center)) }
}
