/// A piece of a picture, described by a value. Composite views have a `body`; primitive ones make layout nodes.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends this view's layout nodes (none, one or several) to `nodes`.
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList)

    /// The parts of a view that is several views, in their order; one that makes all its nodes where it is not known to be several. Nothing
    /// is made yet.
    static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart]
}

/// Makes the nodes of one of several views.
public typealias _ViewPart = @MainActor (inout _NodeList) -> Void

extension View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let table = PropertyTable.of(Self.self)
        guard !table.properties.isEmpty else { return Body._makeNodes(view.body, inputs, &nodes) }
        var view = view
        table.linked(&view, inputs) { Body._makeNodes($0.body, inputs, &nodes) }
    }

    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] {
        let box = UncheckedBox((view, inputs))
        return [{ _makeNodes(box.value.0, box.value.1, &$0) }]
    }
}

extension Never: View {
    // A value of Never does not exist, so this cannot be reached.
    public var body: Never { fatalError("Never has no body") }
}

/// A view that makes its nodes itself.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    // Nothing asks a primitive view for its body; widget source that does so by hand has no picture to get.
    public var body: Never { fatalError("\(Self.self) is drawn by the renderer and has no body") }
}
