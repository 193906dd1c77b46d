import Foundation
import FoundationMissing
import VitrineAppIntents
import VitrineSwiftUI

// Controls stand in Control Center and on the lock screen. They compile with their bundle; this host shows none, and says so when the
// bundle is read.

/// A control of an app.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    var body: Body { get }
}

/// The configuration of a control, which is its `body`.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A control's value without settings.
public protocol ControlValueProvider {
    associatedtype Value
    /// The value in the gallery.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// A control's value by its settings.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    @MainActor @preconcurrency public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}

    @MainActor @preconcurrency public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
}

extension StaticControlConfiguration: ControlWidgetConfiguration {
    // Controls are not shown, so nothing asks for it.
    public var body: Never { fatalError("StaticControlConfiguration has no body") }
}

/// A control with settings.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate> {
    @MainActor @preconcurrency public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}

    @MainActor @preconcurrency public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration {
    // Controls are not shown, so nothing asks for it.
    public var body: Never { fatalError("AppIntentControlConfiguration has no body") }
}

extension ControlWidgetConfiguration {
    /// Sets the control's name in the gallery; controls are not shown here.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Sets the control's description in the gallery.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration { self }
    public func disfavoredLocations(_ locations: [WidgetLocation]) -> some ControlWidgetConfiguration { self }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { _UnshownControl<Content>() }
}

/// Stands for a control in a bundle.
struct _UnshownControl<Control: ControlWidget> {}

extension _UnshownControl: Widget {
    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func _collect(_ definitions: inout _WidgetDefinitions) {
        definitions.undrawn.append("\(Control.self) is declared and not shown: controls are not drawn here")
    }
}
