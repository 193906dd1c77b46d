import Foundation
import VitrineAccessibility
import VitrineWidgetArchive

// Modifiers for what VoiceOver says of a view.
extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityOne { $0.label = label.plainString(in: $1) }
    }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    @ViewBuilder nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityLabel(label) } else { self }
    }
    @ViewBuilder nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityLabel(key) } else { self }
    }
    @_disfavoredOverload
    @ViewBuilder nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityLabel(label) } else { self }
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityOne { $0.value = value.plainString(in: $1) }
    }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibilityOne { $0.hint = hint.plainString(in: $1) } }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View {
        accessibilityOne { element, environment in element.inputLabels = labels.map { $0.plainString(in: environment) } }
    }
    nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(keys.map { Text($0) })
    }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
        accessibilityInputLabels(labels.map { Text($0) })
    }

    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityOne { element, environment in
            element.customContent.append(.init(label: label.plainString(in: environment), value: value.plainString(in: environment)))
        }
    }
    nonisolated public func accessibilityCustomContent(
        _ key: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(key), value, importance: importance) }
    nonisolated public func accessibilityCustomContent(
        _ key: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(key), Text(value), importance: importance) }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(key), Text(value), importance: importance) }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityOne { element, environment in
            guard let value else { return }
            element.customContent.append(.init(label: key.label.plainString(in: environment), value: value.plainString(in: environment)))
        }
    }
}

/// The name of something more to say.
public struct AccessibilityCustomContentKey {
    let label: Text
    public init(_ label: Text, id: String) { self.label = label }
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}
