import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// A node whose drawing is put into a layer.
final class LayerNode: WrapperNode {
    private let name: String
    private let transform: ((CGRect) -> CGAffineTransform)?
    private let isClipped: Bool
    private let change: (inout Layer, CGRect, _ContainerShape) -> Void

    init(
        _ child: LayoutNode, kind: String, transform: ((CGRect) -> CGAffineTransform)? = nil, isClipped: Bool = false,
        change: @escaping (inout Layer, CGRect, _ContainerShape) -> Void
    ) {
        name = kind
        self.transform = transform
        self.isClipped = isClipped
        self.change = change
        super.init(child)
    }

    override var kind: String { name }

    override func drawContent(_ recorder: inout Recorder) {
        let container = recorder.container
        recorder.layer(transform: transform?(frame), clip: isClipped ? container.snap(frame) : nil) {
            child.draw(&$0)
        } change: {
            change(&$0, frame, container)
        }
    }
}

/// Wraps each node of the content.
public struct _NodeModifier {
    let wrap: (LayoutNode, _ViewInputs) -> LayoutNode
}

extension _NodeModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        nodes.wrap(from: start) { modifier.wrap($0, inputs) }
    }
}

/// An area that does something when tapped. What it contains is read aloud as one element.
final class TapNode: WrapperNode {
    /// The action of a tap; nil for a control that does nothing here: it is read as what it is and cannot be tapped.
    private let action: TapRegion.Action?
    private let role: AccessibilityElement.Role
    private let value: String?
    /// The control's number among the toggles; nil for other controls.
    private let toggle: Int?

    init(
        _ child: LayoutNode, action: TapRegion.Action?, role: AccessibilityElement.Role, value: String? = nil, toggle: Int? = nil
    ) {
        self.toggle = toggle
        self.action = action
        self.role = role
        self.value = value
        super.init(child)
    }

    override var kind: String {
        switch role {
        case .link: "Link"
        case .toggle: "Toggle"
        default: "Button"
        }
    }

    override func drawContent(_ recorder: inout Recorder) {
        let first = recorder.elements.count
        child.draw(&recorder)
        let area = recorder.inTile(frame), parts = recorder.elements[first...]
        // What is tapped is called by all that stands in it: by a chart's values, not only by what they are of.
        let words = parts.contains { $0.value?.isEmpty == false } ? parts.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ") : nil
        var element = Array(parts).combined(area) ?? AccessibilityElement(role: role, label: "", frame: area)
        element.role = role
        if let value { element.value = value }
        recorder.elements.replaceSubrange(first..., with: [element])
        if let action { recorder.addTap(frame, action, label: words ?? element.label, toggle: toggle) }
    }
}

extension ArraySlice<AccessibilityElement> {
    /// The words of several elements read as one.
    var spokenLabel: String { map(\.label).filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension View {
    /// Makes each view an area that does something when tapped.
    nonisolated package func _tapRegion(
        _ action: TapRegion.Action, role: AccessibilityElement.Role = .button
    ) -> some View {
        modifier(_NodeModifier { node, _ in TapNode(node, action: action, role: role) })
    }

    /// Puts each view's drawing into a layer that `change` may give an effect.
    nonisolated package func _layer(_ change: @escaping (inout Layer, EnvironmentValues) -> Void) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                LayerNode(node, kind: "layer") { layer, _, _ in change(&layer, inputs.environment) }
            })
    }

    /// Reports a sentence once.
    nonisolated package func reporting(_ sentence: String) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                inputs.report(sentence)
                return node
            })
    }

    /// Reports once that `name` is declared here and not drawn.
    nonisolated package func _unsupported(_ name: String) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                inputs.report("\(name) is declared and not drawn")
                return node
            })
    }
}
