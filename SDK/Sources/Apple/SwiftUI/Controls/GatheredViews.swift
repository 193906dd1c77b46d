import Foundation

/// Several views put into a row, as a button or a link takes them; one view stays as it is.
struct GatheredViews<Content: View> {
    let content: Content
}

extension GatheredViews: View, _PrimitiveView {
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let made = Content.nodes(of: view.content, inputs, preferencesTo: &nodes)
        nodes.nodes += made.count > 1 ? [LayoutContainerNode(HStackLayout(), made, inputs, kind: "HStack")] : made
    }
}

extension View {
    /// The foreground style where none is set around.
    nonisolated func foregroundUnlessSet<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentModifier { values in
                if values.foreground == nil { values.foreground = ForegroundLevels([AnyShapeStyle(style)], outer: nil) }
            })
    }
}
