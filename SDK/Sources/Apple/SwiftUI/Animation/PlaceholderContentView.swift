/// The view that a transition or an animator was put on, as it is handed to their closures.
public struct PlaceholderContentView<Value> {
    private let make: @MainActor (_ViewInputs, inout _NodeList) -> Void

    init<C: View>(_ content: C) {
        let box = UncheckedBox(content)
        make = { C._makeNodes(box.value, $0, &$1) }
    }
}

extension PlaceholderContentView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) { view.make(inputs, &nodes) }
}

/// Shows what a closure makes of the view it is put on.
public struct _PlaceholderModifier<Value, Shown: View> {
    let body: @MainActor (PlaceholderContentView<Value>) -> Shown
}

extension _PlaceholderModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Shown._makeNodes(modifier.body(PlaceholderContentView(content)), inputs, &nodes)
    }
}
