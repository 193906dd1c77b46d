import Foundation
import VitrineWidgetArchive

/// A view with the place in the source where its expression begins.
///
/// Only modules that are built for previews make any: a method of `ViewBuilder` that wraps each expression is written into them. No other
/// widget knows of it, so none pays for it.
public struct _LocatedView<Content> {
    private let content: Content
    private let file: StaticString
    private let line: Int
    private let column: Int

    public init(_ content: Content, file: StaticString, line: Int, column: Int) {
        self.content = content
        self.file = file
        self.line = line
        self.column = column
    }
}

extension _LocatedView: View, _PrimitiveView where Content: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        Content._makeNodes(view.content, inputs, &nodes)
        guard nodes.nodes.count > start else { return }
        let place = "\(view.file):\(view.line):\(view.column)"
        for node in nodes.nodes[start...] { inputs.context.locate(node, at: place) }
    }
}

/// The expressions that made nodes, by the nodes' identities.
struct NodePlaces {
    /// The node is held, so that no other gets its identity.
    private var places: [ObjectIdentifier: (node: LayoutNode, places: [String])] = [:]

    /// Inner expressions come first: a node that a view's body made is also what stands where the view is used.
    mutating func add(_ place: String, to node: LayoutNode) { places[ObjectIdentifier(node), default: (node, [])].places.append(place) }

    func of(_ node: LayoutNode) -> [String] { places[ObjectIdentifier(node)]?.places ?? [] }
}

extension RenderContext {
    func locate(_ node: LayoutNode, at place: String) {
        if places == nil { places = NodePlaces() }
        places?.add(place, to: node)
    }
}

extension Recorder {
    /// Writes where a node comes from before the node itself, outer expressions first.
    /// - Returns: how many levels deeper the node stands for that.
    mutating func recordExpressions(of node: LayoutNode) -> Int {
        guard let places = context.places?.of(node), !places.isEmpty else { return 0 }
        for place in places.reversed() {
            nodes.append(ViewNode(type: ViewNode.expression, frame: inTile(node.frame), text: place, depth: depth))
            depth += 1
        }
        return places.count
    }
}
