import Foundation
import WidgetArchive

/// What becomes of the elements inside a view that is one element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Rule: Sendable { case ignore, combine, contain }
    let rule: Rule
    public static let ignore = AccessibilityChildBehavior(rule: .ignore)
    public static let combine = AccessibilityChildBehavior(rule: .combine)
    public static let contain = AccessibilityChildBehavior(rule: .contain)
}

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    var names: Set<String> = []
    public init() {}
    init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("button")
    public static let isHeader = AccessibilityTraits("header")
    public static let isSelected = AccessibilityTraits("selected")
    public static let isLink = AccessibilityTraits("link")
    public static let isImage = AccessibilityTraits("image")
    public static let isStaticText = AccessibilityTraits("staticText")
    public static let isSummaryElement = AccessibilityTraits("summary")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { with(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let held = contains(newMember) ? newMember : nil
        names.formUnion(newMember.names)
        return held
    }

    private func with(_ names: Set<String>) -> Self {
        var copy = self
        copy.names = names
        return copy
    }
}

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

extension View {
    nonisolated private func accessibility(_ change: @escaping (inout [AccessibilityElement], CGRect) -> Void) -> some View {
        modifier(_NodeModifier { node, _ in AccessibilityNode(node, change: change) })
    }

    /// Several elements with one label are read as one.
    nonisolated private func accessibilityText(_ text: Text, _ set: @escaping (inout AccessibilityElement, String) -> Void) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let words = text.plainString(in: inputs.environment)
                return AccessibilityNode(node) { elements, frame in
                    var element = AccessibilityElement(role: elements.count == 1 ? elements[0].role : .group, label: "", frame: frame)
                    element.label = elements[...].spokenLabel
                    element.value = elements.count == 1 ? elements[0].value : nil
                    set(&element, words)
                    elements = [element]
                }
            })
    }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { elements, frame in
            switch children.rule {
            case .contain: break
            case .ignore: elements = [AccessibilityElement(role: .group, label: "", frame: frame)]
            case .combine:
                guard !elements.isEmpty else { return }
                let role =
                    elements.count == 1 ? elements[0].role : elements.first { $0.role == .link || $0.role == .button }?.role ?? .group
                let values = elements.compactMap(\.value)
                elements = [
                    AccessibilityElement(
                        role: role, label: elements[...].spokenLabel, value: values.isEmpty ? nil : values.joined(separator: ", "),
                        frame: frame)
                ]
            }
        }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { elements, _ in if hidden { elements = [] } }
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibilityText(label) { $0.label = $1 } }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    nonisolated public func accessibilityValue(_ value: Text) -> some View { accessibilityText(value) { $0.value = $1 } }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Hints are not read from a picture.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { elements, _ in
            guard elements.count == 1 else { return }
            if traits.contains(.isLink) { elements[0].role = .link }
            if traits.contains(.isButton) { elements[0].role = .button }
            if traits.contains(.isImage) { elements[0].role = .image }
        }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { elements, _ in
            if elements.count == 1, traits.contains(.isImage), elements[0].role == .image { elements[0].role = .text }
        }
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
