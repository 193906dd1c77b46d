/// A change to a view, kept apart from it so that it can be used again.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Appends the nodes of `content` as this modifier changes them.
    static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList)
}

extension ViewModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let table = PropertyTable.of(Self.self)
        guard !table.properties.isEmpty else { return Body._makeNodes(modifier.body(content: Content(content)), inputs, &nodes) }
        var modifier = modifier
        table.linked(&modifier, inputs) { Body._makeNodes($0.body(content: Content(content)), inputs, &nodes) }
    }

    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// The view a modifier was applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    private let make: @MainActor (_ViewInputs, inout _NodeList) -> Void

    init<C: View>(_ content: C) {
        let box = UncheckedBox(content)
        make = { C._makeNodes(box.value, $0, &$1) }
    }
}

extension _ViewModifier_Content: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) { view.make(inputs, &nodes) }
}

/// A modifier that changes nodes or inputs itself.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    // Nothing asks a primitive modifier for its body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the renderer and has no body") }
}

/// A view with a modifier, or two modifiers in a row.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    // The body is never asked for: `_makeNodes` applies the modifier.
    public var body: Never { fatalError("ModifiedContent has no body") }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Modifier._makeNodes(view.modifier, content: view.content, inputs, &nodes)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    // The body is never asked for: `_makeNodes` applies one modifier after the other.
    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("ModifiedContent has no body") }

    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Modifier._makeNodes(
            modifier.modifier, content: ModifiedContent<C, Content>(content: content, modifier: modifier.content), inputs, &nodes)
    }
}

/// The modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()
    public init() {}
}

extension EmptyModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        C._makeNodes(content, inputs, &nodes)
    }
}

extension View {
    /// Applies a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
