import Drawing
import Foundation

/// A view's own size and place, for the views inside.
public struct GeometryProxy {
    public let size: CGSize
    let frameInTile: CGRect

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        default: frameInTile
        }
    }
}

/// Where coordinates count from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)
}

/// A view that takes all it is offered and makes its content knowing how much that is.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let context = inputs.context
        let inner = inputs.outsideStacks()
        nodes.nodes.append(
            GeometryNode(isRightToLeft: inputs.environment.layoutDirection == .rightToLeft) { proxy in
                var list = _NodeList()
                Content._makeNodes(view.content(proxy), inner, &list)
                context.latePreferences.merge(list.preferences)
                return list.nodes
            })
    }
}

final class GeometryNode: LayoutNode {
    private let make: @MainActor (GeometryProxy) -> [LayoutNode]
    private let isRightToLeft: Bool
    private var children: [LayoutNode] = []

    init(isRightToLeft: Bool, make: @escaping @MainActor (GeometryProxy) -> [LayoutNode]) {
        self.make = make
        self.isRightToLeft = isRightToLeft
        super.init()
    }

    override var kind: String { "GeometryReader" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

    override func placeChildren() {
        let proxy = GeometryProxy(size: frame.size, frameInTile: frame)
        // Layout runs inside a render, and renders run on the main actor.
        let make = UncheckedBox(make)
        children = MainActor.assumeIsolated { UncheckedBox(make.value(proxy)) }.value
        let offer = ProposedViewSize(frame.size)
        for child in children {
            var origin = frame.origin
            if isRightToLeft { origin.x = frame.maxX - child.size(offer).width }
            child.place(at: origin, offer)
        }
    }

    override func drawContent(_ recorder: inout Recorder) {
        for child in children { child.draw(&recorder) }
    }
}
