import Foundation

// What SwiftUI's interface declares under names of its own, and containers of public packages are made with since iOS 13: a view that is
// made of the views another is made of. `Group(subviews:)` is its name since iOS 18.

/// A view that a root makes of the views it is given.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content whose views it is given.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        /// Makes a tree of a root and its content.
        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// A type that makes something of several views.
public protocol _VariadicView_Root {}

/// A type that makes a view of several views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// The view made of the content's views.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is one for the container around, however many views it has.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose views are each one for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let children = _VariadicView_Children(subviews: SubviewsCollection(view.content, inputs, &nodes))
        let body = view.root.body(children: children)
        guard view.root is any _VariadicView_UnaryViewRoot else { return Root.Body._makeNodes(body, inputs, &nodes) }
        let made = Root.Body.nodes(of: body, inputs, preferencesTo: &nodes)
        nodes.nodes += made.count > 1 ? [LayoutContainerNode(VStackLayout(), made, inputs, kind: "VStack")] : made
    }
}

/// The views that a root is given, each once, with groups and loops opened.
public struct _VariadicView_Children: RandomAccessCollection {
    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// One of these views.
    public struct Element: Identifiable {
        let subview: Subview

        /// The identity of the view among the others: its identity in a loop or by `id(_:)`, else its place.
        public var id: AnyHashable { subview.id.value }
        /// The identity, where it is of this type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { id.base as? ID }

        /// The value that the view has set with `_trait(_:_:)`; the key's default where it has not.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { subview.containerValues.values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
            set {
                var values = subview.containerValues.values
                values[ObjectIdentifier(key)] = newValue
                subview.node.setLayoutValue(ContainerValuesKey.self, values)
            }
        }
    }
}

extension _VariadicView_Children: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        SubviewsCollection._makeNodes(view.subviews, inputs, &nodes)
    }
}

extension _VariadicView_Children.Element: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Subview._makeNodes(view.subview, inputs, &nodes)
    }
}

/// A kind of value that a view gives to the root it is a child of.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Gives a value to the root that this view is a child of, which finds it at its `Element`.
    nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        modifier(
            TraitModifier { node in
                var values = node.layoutValue(ContainerValuesKey.self)
                values[ObjectIdentifier(key)] = value
                node.setLayoutValue(ContainerValuesKey.self, values)
            })
    }
}
