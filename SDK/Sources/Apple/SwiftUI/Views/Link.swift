import Foundation
import VitrineWidgetArchive

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
        // A link is a button that opens a URL, so that the styles of buttons are its own; without one its words are tinted, unless they or
        // the views around have a style.
        let label = ControlPart(GatheredViews(content: view.label))
        let configuration = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(part: label), action: .region(.open(view.destination)), start: {})
        var list = _NodeList()
        list.appendStyled(configuration, inputs) { TintedButtonLabel(role: nil, label: label) }
        nodes.preferences.merge(list.preferences)
        nodes.nodes += list.nodes.map { node in
            let tap = TapNode(node, action: .open(view.destination), role: .link)
            tap.takeTraits(of: node)
            return tap
        }
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
