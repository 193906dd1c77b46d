import Foundation

/// Views that belong together, with a header and a footer. In a list it is set off; elsewhere its parts follow one another.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// A section that is folded shows its header alone.
    var isExpanded = true
}

/// The part of a list that a node belongs to.
struct ListPart {
    enum Role { case row, header, footer }
    let role: Role
    /// The identity of the section that the part belongs to.
    let section: ObjectIdentifier?
}

struct ListPartKey: LayoutValueKey { static var defaultValue: ListPart? { nil } }

/// A section's identity for as long as its list is made.
private final class SectionIdentity {}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        // The identity lives as long as the nodes do: the context keeps it.
        let identity = SectionIdentity()
        inputs.context.keep(identity)
        func part<V: View>(_ view: V, _ role: ListPart.Role, _ inputs: _ViewInputs) {
            let start = nodes.nodes.count
            V._makeNodes(view, inputs, &nodes)
            for index in nodes.range(from: start) {
                let node = nodes.nodes[index]
                node.setLayoutValue(ListPartKey.self, ListPart(role: role, section: ObjectIdentifier(identity)))
                if role != .row { node.setLayoutValue(SpansLazyGridKey.self, true) }
            }
        }
        part(view.header, .header, inputs.environment.listLook?.surroundings(of: .header, inputs) ?? inputs)
        if view.isExpanded { part(view.content, .row, inputs) }
        part(view.footer, .footer, inputs.environment.listLook?.surroundings(of: .footer, inputs) ?? inputs)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, message: "Use the initializer with closures.")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(*, deprecated, message: "Use the initializer with closures.")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }

    @available(*, deprecated, message: "Use the initializer with closures.")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}
