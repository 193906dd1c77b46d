import Foundation
import FoundationMissing
import VitrineAppIntents
import VitrineSwiftUI

/// The template of a control: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// Turns the statements of a control's content into a template.
@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template with one thing said in addition.
public struct _ModifiedControlTemplate<Base: ControlWidgetTemplate> {
    let base: Base
}

extension _ModifiedControlTemplate: ControlWidgetTemplate {
    // Controls are not shown, so nothing asks for it.
    public var body: Never { fatalError("_ModifiedControlTemplate has no body") }
}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { _ModifiedControlTemplate(base: self) }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { _ModifiedControlTemplate(base: self) }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { _ModifiedControlTemplate(base: self) }
}

/// The words a button has of itself.
public struct ControlWidgetButtonDefaultActionLabel {}

extension ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

/// A button that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent> {
    @MainActor @preconcurrency public init(
        action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}

    @MainActor @preconcurrency public init(action: Action, @ViewBuilder label: @escaping () -> Label)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
}

extension ControlWidgetButton where Label == Text {
    @MainActor @preconcurrency public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    /// Makes a button with a title that is looked up.
    @_disfavoredOverload
    @MainActor @preconcurrency public init(
        _ titleResource: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    /// Makes a button with a title that is looked up.
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, action: Action)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, action: Action)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, action: Action)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
}

extension ControlWidgetButton: ControlWidgetTemplate {
    // Controls are not shown, so nothing asks for it.
    public var body: Never { fatalError("ControlWidgetButton has no body") }
}

/// The words a toggle has of itself.
public struct ControlWidgetToggleDefaultLabel {}

extension ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}

/// A toggle that sets a value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent> where Action.ValueType == Bool {
    @MainActor @preconcurrency public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    @MainActor @preconcurrency public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
    where ValueLabel == ControlWidgetToggleDefaultLabel {}
}

extension ControlWidgetToggle where Label == Text {
    @MainActor @preconcurrency public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    /// Makes a toggle with a title that is looked up.
    @_disfavoredOverload
    @MainActor @preconcurrency public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    /// Makes a toggle with a title that is looked up.
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action)
    where ValueLabel == ControlWidgetToggleDefaultLabel {}
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
    where ValueLabel == ControlWidgetToggleDefaultLabel {}
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action)
    where ValueLabel == ControlWidgetToggleDefaultLabel {}
}

extension ControlWidgetToggle: ControlWidgetTemplate {
    // Controls are not shown, so nothing asks for it.
    public var body: Never { fatalError("ControlWidgetToggle has no body") }
}

extension View {
    /// Sets the words that tell people what happens on a press.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }
    nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Sets the words that tell people what a control has changed.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }
}
