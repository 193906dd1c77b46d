import Foundation
import WidgetArchive

/// A view that opens a URL when it is tapped.
public struct Link<Label> {
    let destination: URL
    let label: Label
}

extension Link: View, _PrimitiveView where Label: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        // Words of a link are tinted unless they, or the views around, have a style of their own.
        var inner = inputs
        if inner.environment.foreground == nil {
            inner.environment.foreground = ForegroundLevels([AnyShapeStyle(TintShapeStyle())], outer: nil)
        }
        guard let node = Label.linkNode(view.label, inner, &nodes) else { return }
        let tap = TapNode(node, action: .open(view.destination), role: .link)
        tap.takeTraits(of: node)
        nodes.nodes.append(tap)
    }
}

extension View {
    /// Several views in a link stand side by side, as in a button.
    fileprivate static func linkNode(_ view: Self, _ inputs: _ViewInputs, _ parent: inout _NodeList) -> LayoutNode? {
        let nodes = nodes(of: view, inputs, preferencesTo: &parent)
        return nodes.count > 1 ? LayoutContainerNode(HStackLayout(), nodes, inputs, kind: "HStack") : nodes.first
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}
