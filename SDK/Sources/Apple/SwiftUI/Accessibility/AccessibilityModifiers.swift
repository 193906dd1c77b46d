import Foundation
import VitrineWidgetArchive

// What a view is for those who do not see it, and in what order it is read.
extension View {
    /// Makes one element of the view.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { elements, frame, _ in
            switch children.rule {
            case .contain:
                // The children's priorities count among themselves only.
                elements = elements.inReadingOrder
                for index in elements.indices { elements[index].sortPriority = 0 }
            case .ignore: elements = [AccessibilityElement(role: .group, label: "", frame: frame)]
            case .combine: elements = elements.combined(frame).map { [$0] } ?? []
            }
        }
    }

    /// Makes assistive technologies read another view in place of this one.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_RepresentationModifier(view: representation(), keepsOwn: false))
    }

    /// Makes assistive technologies read further views after this one, though they are not shown.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(_RepresentationModifier(view: children(), keepsOwn: true))
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { elements, _, _ in if hidden { elements = [] } }
    }
    @ViewBuilder nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHidden(hidden) } else { self }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityEach { traits.add(to: &$0) }
    }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityEach { traits.remove(from: &$0) }
    }

    /// Sets a name for tests to find the view by; it is not read.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityEach { $0.identifier = identifier }
    }
    @ViewBuilder nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityIdentifier(identifier) } else { self }
    }

    /// Higher ones are read first among those around; 0 if not said.
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
        accessibilityEach { $0.sortPriority = priority.isFinite ? priority : 0 }
    }

    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityEach {
            $0.traits.insert(.header)
            $0.headingLevel = UInt8(level.rawValue)
        }
    }

    /// Names what can be done; nothing is done while a widget is shown.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityOne { $0.actions.append(name.plainString(in: $1)) }
    }
    nonisolated public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(key), handler)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
    /// Adds an action, which is never performed in a widget.
    @ViewBuilder nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        if let name = actionKind.text { accessibilityAction(named: name, handler) } else { self }
    }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    // What only changes how things are looked at, not what is read.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}

public struct _RepresentationModifier<V: View> {
    let view: V
    let keepsOwn: Bool
}

extension _RepresentationModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        var unread = _NodeList()
        let other = V.singleNode(of: modifier.view, inputs.outsideStacks(), preferencesTo: &unread)
        var isFirst = true
        nodes.wrap(from: start) { node in
            defer { isFirst = false }
            return RepresentedNode(node, as: isFirst ? other : nil, keepsOwn: modifier.keepsOwn)
        }
    }
}

/// The kind of an action that a gesture performs on an element.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    let text: Text?

    private init(name: String) {
        self.name = name
        text = nil
    }

    /// An action by a name of its own.
    public init(named name: Text) {
        self.name = "named"
        text = name
    }

    public static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool { a.name == b.name && a.text == b.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Int, Sendable { case increment, decrement }
