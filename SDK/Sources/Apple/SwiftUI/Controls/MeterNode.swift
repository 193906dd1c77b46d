import Foundation
import VitrineWidgetArchive

/// A gauge or a progress view, read aloud as its label and its value, whatever its style shows of them.
final class MeterNode: WrapperNode {
    private let label: LayoutNode?
    private let current: LayoutNode?
    private let fraction: Double?
    private let locale: Locale
    private let name: String

    init(_ child: LayoutNode, label: LayoutNode?, current: LayoutNode?, fraction: Double?, locale: Locale, kind: String) {
        self.label = label
        self.current = current
        self.fraction = fraction
        self.locale = locale
        name = kind
        super.init(child)
    }

    override var kind: String { name }

    override func drawContent(_ recorder: inout Recorder) {
        let first = recorder.elements.count
        child.draw(&recorder)
        let words = label.map { recorder.words(of: $0) } ?? ""
        let value =
            current.map { recorder.words(of: $0) } ?? fraction.map { $0.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }
        recorder.elements.replaceSubrange(
            first..., with: [AccessibilityElement(role: .group, label: words, value: value, frame: recorder.inTile(frame))])
    }
}

extension Recorder {
    /// The words that VoiceOver would read for a node; nothing of it is drawn.
    func words(of node: LayoutNode) -> String {
        node.place(at: .zero, .unspecified)
        var inner = Recorder(container: container, context: context)
        node.draw(&inner)
        return inner.elements[...].spokenLabel
    }
}

extension _NodeList {
    /// Makes what was appended since `start` one element of speech.
    @MainActor mutating func speakAsMeter(
        from start: Int, label: ControlPart?, current: ControlPart?, fraction: Double?, kind: String, _ inputs: _ViewInputs
    ) {
        guard nodes.count > start else { return }
        func node(_ part: ControlPart?) -> LayoutNode? {
            guard let part else { return nil }
            var list = _NodeList()
            return ControlPart.singleNode(of: part, inputs.outsideStacks(), preferencesTo: &list)
        }
        let (label, current) = (node(label), node(current))
        // Masked like words: a value may be as private as they are.
        let fraction = inputs.environment.redactionFill == nil ? fraction : nil
        if nodes.count - start > 1 {
            let made = Array(nodes[start...])
            nodes.replaceSubrange(start..., with: [LayoutContainerNode(VStackLayout(), made, inputs, kind: "VStack")])
        }
        wrap(from: start) {
            MeterNode($0, label: label, current: current, fraction: fraction, locale: inputs.environment.locale, kind: kind)
        }
    }
}
