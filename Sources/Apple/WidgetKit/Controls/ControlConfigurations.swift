import VitrineAppIntents
import VitrineSwiftUI

/// Gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value
    /// For the gallery.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Gives a control that people can set its value.
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// What a control looks like: a button or a switch.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> Self { self }
    public func disabled(_ disabled: Bool) -> Self { self }
}

/// Turns a control's one statement into its look.
@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A control without settings of its own.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    private let kind: String

    @MainActor @preconcurrency public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
    }

    @MainActor @preconcurrency public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
    }
}

extension StaticControlConfiguration: ControlWidgetConfiguration {
    // Nothing asks for it: `_kind` says all there is.
    public var body: Never { fatalError("StaticControlConfiguration has no body") }
    public var _kind: String { kind }
}

/// A control that people set by an App Intent's parameters.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate> {
    private let kind: String

    @MainActor @preconcurrency public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
    }

    @MainActor @preconcurrency public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
    }
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration {
    // Nothing asks for it: `_kind` says all there is.
    public var body: Never { fatalError("AppIntentControlConfiguration has no body") }
    public var _kind: String { kind }
}

/// A button in Control Center.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent> {
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, action: Action) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, action: Action) {}
}

extension ControlWidgetButton: ControlWidgetTemplate {
    // Nothing draws controls here.
    public var body: Never { fatalError("ControlWidgetButton has no body") }
}

/// A switch in Control Center.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent> where Action.ValueType == Bool {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    @_disfavoredOverload public init(
        _ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}
}

extension ControlWidgetToggle: ControlWidgetTemplate {
    // Nothing draws controls here.
    public var body: Never { fatalError("ControlWidgetToggle has no body") }
}

extension View {
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}
