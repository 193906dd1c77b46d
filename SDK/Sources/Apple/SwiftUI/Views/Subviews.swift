import Foundation

/// One of the views a container was given.
public struct Subview {
    let node: LayoutNode
    public let id: ID

    /// The identity of a subview.
    public struct ID: Hashable, @unchecked Sendable {
        let value: AnyHashable
    }

    /// Values the view gave to its container.
    public var containerValues: ContainerValues { ContainerValues(values: node.layoutValue(ContainerValuesKey.self)) }
}

extension Subview: Identifiable {}

extension Subview: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) { nodes.nodes.append(view.node) }
}

/// The views a container was given, each once, with groups and loops opened.
public struct SubviewsCollection: RandomAccessCollection {
    let views: [Subview]

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: Array(views[bounds])) }

    init(views: [Subview]) { self.views = views }

    @MainActor init<V: View>(_ view: V, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        views = V.nodes(of: view, inputs, preferencesTo: &nodes).enumerated().map { index, node in
            Subview(node: node, id: Subview.ID(value: node.identity ?? AnyHashable(index)))
        }
    }
}

extension SubviewsCollection: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes += view.views.map(\.node)
    }
}

/// A slice of a container's subviews.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let views: [Subview]

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: Array(views[bounds])) }
}

extension SubviewsCollectionSlice: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes += view.views.map(\.node)
    }
}

/// The views of `ForEach(subviews:)`, known once it is evaluated.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let views: [Subview] = []

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
}

extension ForEach {
    /// One view for each of the views another is made of.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(), identifiedBy: \.id, content: content)
        let box = UncheckedBox(view)
        elements = { inputs, nodes in SubviewsCollection(box.value, inputs, &nodes).views }
    }
}

/// A view made of the views another is made of.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let subviews = SubviewsCollection(view.subviews, inputs, &nodes)
        Content._makeNodes(view.transform(subviews), inputs, &nodes)
    }
}

extension Group {
    /// A view made of all the views another is made of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
    }
}

struct ContainerValuesKey: LayoutValueKey { static var defaultValue: [ObjectIdentifier: Any] { [:] } }

/// A kind of value a view gives to the container around it.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

private enum ContainerTagsKey: ContainerValueKey { static var defaultValue: [AnyHashable] { [] } }

/// Values a view gives to the container around it.
public struct ContainerValues {
    var values: [ObjectIdentifier: Any]

    /// The tags that `tag(_:)` gave, the innermost first.
    var tags: [AnyHashable] {
        get { self[ContainerTagsKey.self] }
        set { self[ContainerTagsKey.self] = newValue }
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension View {
    /// Gives a value to the container around, which finds it at its `Subview`.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(
            TraitModifier { node in
                var values = ContainerValues(values: node.layoutValue(ContainerValuesKey.self))
                values[keyPath: keyPath] = value
                node.setLayoutValue(ContainerValuesKey.self, values.values)
            })
    }
}
