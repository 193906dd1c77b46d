import Foundation

/// A title with an icon before it.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View, _PrimitiveView where Title: View, Icon: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let configuration = LabelStyleConfiguration(
            title: .init(part: ControlPart(view.title)), icon: .init(part: ControlPart(view.icon)))
        let start = nodes.nodes.count
        nodes.appendStyled(configuration, inputs) { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
        // Only a style that was set may leave the title out; the words stay.
        guard inputs.environment[stylesOf: LabelStyleConfiguration.self] != nil, nodes.nodes.count == start + 1 else { return }
        nodes.wrap(from: start) { TitledNode($0) { ControlNodes.node(of: view.title, inputs) } }
    }
}

@MainActor private enum ControlNodes {
    static func node<V: View>(of view: V, _ inputs: _ViewInputs) -> LayoutNode? {
        var unread = _NodeList()
        return V.singleNode(of: view, inputs.outsideStacks(), preferencesTo: &unread)
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label of a style's parts, drawn in the style around.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: systemImage))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: String) { self.init(title: Text(titleKey), icon: Image(image)) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {
        self.init(title: Text(title), icon: Image(systemName: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String) { self.init(title: Text(title), icon: Image(image)) }
}
