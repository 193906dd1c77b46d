import Foundation

final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(_ child: LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
        super.init(child)
        carriesGuide = !key.risesThroughContainers
    }

    override var kind: String { "alignmentGuide" }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let inner = ViewDimensions(size: dimensions.size, proposal: dimensions.proposal, node: child)
        return key == self.key ? compute(inner) : child.explicitAlignment(key, in: inner)
    }
}

public struct _AlignmentGuideModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        nodes.wrap(from: start) { AlignmentGuideNode($0, key: modifier.key, compute: modifier.compute) }
    }
}

extension View {
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }

    nonisolated public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
}
