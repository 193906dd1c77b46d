/// A view without content: it takes no place in a stack.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {}
}

/// Several views one after another.
public struct TupleView<T> {
    public var value: T
    /// Makes the nodes of all; or, where a list of parts is handed in, the parts and no node.
    private let make: @MainActor (T, _ViewInputs, inout _NodeList, inout [_ViewPart]?) -> Void

    /// Views of a tuple that was made elsewhere.
    public init(_ value: T) {
        self.value = value
        let views = Mirror(reflecting: value).displayStyle == .tuple ? Mirror(reflecting: value).children.map(\.value) : [value]
        let box = UncheckedBox(views.compactMap { $0 as? any View })
        make = { _, inputs, nodes, parts in
            @MainActor func add<V: View>(_ view: V, _ nodes: inout _NodeList, _ parts: inout [_ViewPart]?) {
                guard parts != nil else { return V._makeNodes(view, inputs, &nodes) }
                parts? += V._parts(view, inputs)
            }
            for view in box.value { add(view, &nodes, &parts) }
        }
    }

    init<each Content: View>(packing content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        make = { views, inputs, nodes, parts in
            guard parts != nil else {
                repeat (each Content)._makeNodes(each views, inputs, &nodes)
                return
            }
            repeat parts? += (each Content)._parts(each views, inputs)
        }
    }
}

extension TupleView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.addViews(inputs) { inputs, nodes in
            var none: [_ViewPart]?
            view.make(view.value, inputs, &nodes, &none)
        }
    }

    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] {
        var unread = _NodeList()
        var parts: [_ViewPart]? = []
        view.make(view.value, inputs, &unread, &parts)
        return parts ?? []
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        switch view.storage {
        case .first(let content): TrueContent._makeNodes(content, inputs, &nodes)
        case .second(let content): FalseContent._makeNodes(content, inputs, &nodes)
        }
    }

    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] {
        switch view.storage {
        case .first(let content): TrueContent._parts(content, inputs)
        case .second(let content): FalseContent._parts(content, inputs)
        }
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        if let view {
            Wrapped._makeNodes(view, inputs, &nodes)
        } else if inputs.surroundings?.keepsPlaceOfNothing == true {
            nodes.nodes.append(PlaceOfNothing())
        }
    }

    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] { view.map { Wrapped._parts($0, inputs) } ?? [] }
}

/// Stands for a view that is not there.
private final class PlaceOfNothing: LayoutNode {
    override var kind: String { "EmptyView" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A view whose type is not said.
public struct AnyView {
    private let make: @MainActor (_ViewInputs, inout _NodeList) -> Void
    private let parts: @MainActor (_ViewInputs) -> [_ViewPart]

    public init<V: View>(_ view: V) {
        let box = UncheckedBox(view)
        make = { V._makeNodes(box.value, $0, &$1) }
        parts = { V._parts(box.value, $0) }
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    /// A value that is a view; nil for one that is none.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = erased(view)
    }
}

extension AnyView: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) { view.make(inputs, &nodes) }
    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] { view.parts(inputs) }
}

/// Views taken together; modifiers of a group go to each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Content._makeNodes(view.content, inputs, &nodes)
    }

    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] { Content._parts(view.content, inputs) }
}

/// A view that is drawn again only when its value changes on Apple's systems; here it is simply its content.
public struct EquatableView<Content: Equatable> {
    public var content: Content
    public init(content: Content) { self.content = content }
}

extension EquatableView: View, _PrimitiveView where Content: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Content._makeNodes(view.content, inputs, &nodes)
    }
}
