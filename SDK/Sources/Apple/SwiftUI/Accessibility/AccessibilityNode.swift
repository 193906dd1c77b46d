import Foundation
import VitrineWidgetArchive

/// Changes the elements its child made.
final class AccessibilityNode: WrapperNode {
    private let change: (inout [AccessibilityElement], CGRect) -> Void

    init(_ child: LayoutNode, change: @escaping (inout [AccessibilityElement], CGRect) -> Void) {
        self.change = change
        super.init(child)
    }

    override var kind: String { "accessibility" }

    override func drawContent(_ recorder: inout Recorder) {
        let first = recorder.elements.count, firstTap = recorder.taps.count
        child.draw(&recorder)
        var own = Array(recorder.elements[first...])
        change(&own, recorder.inTile(frame))
        recorder.elements.replaceSubrange(first..., with: own)
        // A link or button with a label of its own is called by it wherever it is tapped.
        if own.count == 1, recorder.taps.count == firstTap + 1 { recorder.taps[firstTap].label = own[0].label }
    }
}

/// A node that is read as another view, which is laid out in its place and not drawn.
final class RepresentedNode: WrapperNode {
    private let representation: LayoutNode?
    /// Whether the child's own elements come first.
    private let keepsOwn: Bool

    init(_ child: LayoutNode, as representation: LayoutNode?, keepsOwn: Bool) {
        self.representation = representation
        self.keepsOwn = keepsOwn
        super.init(child)
    }

    override var kind: String { "accessibility" }

    override func placeChildren() {
        super.placeChildren()
        representation?.place(at: frame.origin, ProposedViewSize(frame.size))
    }

    override func drawContent(_ recorder: inout Recorder) {
        let first = recorder.elements.count
        child.draw(&recorder)
        if !keepsOwn { recorder.elements.removeSubrange(first...) }
        if let representation { recorder.elements += recorder.elements { representation.draw(&$0) } }
    }
}

/// A node that is read as its title where it has no text itself: a label of which only the icon is shown.
final class TitledNode: WrapperNode {
    private let title: @MainActor () -> LayoutNode?

    init(_ child: LayoutNode, title: @escaping @MainActor () -> LayoutNode?) {
        self.title = title
        super.init(child)
    }

    override var kind: String { "accessibility" }

    override func drawContent(_ recorder: inout Recorder) {
        let first = recorder.elements.count
        child.draw(&recorder)
        guard recorder.elements.count == first else { return }
        // Drawing is part of a render, and renders run on the main actor.
        let box = UncheckedBox(title)
        guard let words = MainActor.assumeIsolated({ UncheckedBox(box.value()) }).value else { return }
        words.place(at: frame.origin, ProposedViewSize(frame.size))
        recorder.elements += recorder.elements { words.draw(&$0) }.map { element in
            var element = element
            element.frame = recorder.inTile(frame)
            return element
        }
    }
}

extension Recorder {
    /// The accessibility elements of something that is not drawn.
    fileprivate func elements(of content: (inout Recorder) -> Void) -> [AccessibilityElement] {
        var inner = self
        inner.items = []
        inner.elements = []
        content(&inner)
        return inner.elements
    }
}

extension [AccessibilityElement] {
    /// The elements in reading order: by falling priority, else as they stand.
    var inReadingOrder: [AccessibilityElement] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        return enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
    }

    /// All of them as one; a link or button among them makes it one.
    func combined(_ frame: CGRect) -> AccessibilityElement? {
        let parts = inReadingOrder
        guard let first = parts.first else { return nil }
        if parts.count == 1 {
            var only = first
            only.frame = frame
            return only
        }
        let values = parts.compactMap(\.value).filter { !$0.isEmpty }
        var element = AccessibilityElement(
            role: parts.first { $0.role == .link || $0.role == .button || $0.role == .toggle }?.role ?? .group,
            label: parts[...].spokenLabel, value: values.isEmpty ? nil : values.joined(separator: ", "), frame: frame)
        let hints = parts.compactMap(\.hint)
        element.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
        element.traits = parts.reduce([]) { $0.union($1.traits) }
        element.headingLevel = parts.map(\.headingLevel).first { $0 > 0 } ?? 0
        element.customContent = parts.flatMap(\.customContent)
        element.actions = parts.flatMap(\.actions)
        return element
    }
}

extension View {
    /// Changes the elements of each node. Words of masked views are in no archive, so nothing is said of them.
    nonisolated func accessibility(
        hidesWords: Bool = false, _ change: @escaping (inout [AccessibilityElement], CGRect, EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let environment = inputs.environment
                if hidesWords, environment.redactionReasons.contains(.placeholder) { return node }
                return AccessibilityNode(node) { change(&$0, $1, environment) }
            })
    }

    /// Changes the one element of a view: several with one label or value are read as one, and a shape becomes one.
    nonisolated func accessibilityOne(_ change: @escaping (inout AccessibilityElement, EnvironmentValues) -> Void) -> some View {
        accessibility(hidesWords: true) { elements, frame, environment in
            var element = elements.combined(frame) ?? AccessibilityElement(role: .group, label: "", frame: frame)
            change(&element, environment)
            elements = [element]
        }
    }

    /// Changes every element of a view.
    nonisolated func accessibilityEach(_ change: @escaping (inout AccessibilityElement) -> Void) -> some View {
        accessibility { elements, _, _ in for index in elements.indices { change(&elements[index]) } }
    }
}
