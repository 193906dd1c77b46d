import Foundation

/// The style of one sort of control, and the styles it was set over. Inside a style's own body the control has the style below,
/// so that a style may add to the one around it.
final class StyleStack<Configuration>: @unchecked Sendable {
    private let makeNodes: @MainActor (Configuration, _ViewInputs, inout _NodeList) -> Void
    let below: StyleStack?

    /// - Parameter body: asks the style, whose dynamic properties have been fed, for its view.
    init<Style, Body: View>(_ style: Style, over below: StyleStack?, body: @escaping @MainActor (Style, Configuration) -> Body) {
        let box = UncheckedBox(style)
        self.below = below
        makeNodes = { configuration, inputs, nodes in
            var style = box.value
            let table = PropertyTable.of(Style.self)
            if !table.properties.isEmpty { table.link(&style, inputs) }
            Body._makeNodes(body(style, configuration), inputs, &nodes)
        }
    }

    @MainActor func make(_ configuration: Configuration, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        makeNodes(configuration, inputs, &nodes)
    }
}

extension EnvironmentValues {
    subscript<Configuration>(stylesOf type: Configuration.Type) -> StyleStack<Configuration>? {
        get { fields.others[ObjectIdentifier(StyleStack<Configuration>.self)] as? StyleStack<Configuration> }
        set { fields.others[ObjectIdentifier(StyleStack<Configuration>.self)] = newValue }
    }
}

extension View {
    /// Sets a style over whatever style of this sort is around.
    nonisolated func style<Style, Configuration, Body: View>(
        _ style: Style, body: @escaping @MainActor (Style, Configuration) -> Body
    ) -> some View {
        let box = UncheckedBox(style)
        return modifier(
            _EnvironmentModifier { values in
                values[stylesOf: Configuration.self] = StyleStack(box.value, over: values[stylesOf: Configuration.self], body: body)
            })
    }
}

extension _NodeList {
    /// The nodes of a control as its style makes them; `standard` where no style is set.
    @MainActor mutating func appendStyled<Configuration, Standard: View>(
        _ configuration: Configuration, _ inputs: _ViewInputs, standard: () -> Standard
    ) {
        guard let styles = inputs.environment[stylesOf: Configuration.self] else {
            return Standard._makeNodes(standard(), inputs, &self)
        }
        var inner = inputs
        inner.environment[stylesOf: Configuration.self] = styles.below
        styles.make(configuration, inner, &self)
    }
}

/// A part of a control, handed to its style.
struct ControlPart {
    let view: AnyView

    init<V: View>(_ view: V) { self.view = AnyView(view) }

    /// Makes a part of a view; nil for a part that was not given.
    static func unlessEmpty<V: View>(_ view: V) -> ControlPart? { V.self == EmptyView.self ? nil : ControlPart(view) }
}

extension ControlPart: View {
    var body: some View { view }
}
