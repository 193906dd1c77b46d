import Foundation

/// The container that a background goes to; WidgetKit adds `.widget`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    package init(name: String) { self.name = name }
}

/// The background a view declared for the container it is in.
package struct ContainerBackground {
    public let view: AnyView
    public let alignment: Alignment
    public let environment: EnvironmentValues
}

/// The container background. Of several beside each other the first counts, and of one in another the outer.
package enum ContainerBackgroundKey: PreferenceKey {
    public static var defaultValue: ContainerBackground? { nil }
    public static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) {
        value = value ?? nextValue()
    }
}

/// Every URL given by `widgetURL(_:)`, outermost last.
package enum WidgetURLKey: PreferenceKey {
    public static var defaultValue: [URL] { [] }
    public static func reduce(value: inout [URL], nextValue: () -> [URL]) { value += nextValue() }
}

public struct _ContainerBackgroundModifier<Background: View> {
    let background: Background
    let alignment: Alignment
    /// Whether the background is for the widget's tile, the only container that there is.
    let isForWidget: Bool
}

extension _ContainerBackgroundModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        guard modifier.isForWidget else { return C._makeNodes(content, inputs, &nodes) }
        var inner = _NodeList()
        C._makeNodes(content, inputs, &inner)
        inner.preferences.set(
            ContainerBackgroundKey.self,
            ContainerBackground(view: AnyView(modifier.background), alignment: modifier.alignment, environment: inputs.environment))
        nodes.nodes += inner.nodes
        nodes.preferences.merge(inner.preferences)
    }
}

extension View {
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        modifier(
            _ContainerBackgroundModifier(background: _StyleView(style: style), alignment: .center, isForWidget: container.name == "widget"))
    }

    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_ContainerBackgroundModifier(background: content(), alignment: alignment, isForWidget: container.name == "widget"))
    }
}
