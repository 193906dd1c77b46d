import ScriptBridge
import WidgetKit

/// The interface to the system's widgets that `NativeModules.WidgetManager` uses.
public protocol WidgetReloading: Sendable {
    /// All placed widgets of this app.
    func reloadAllTimelines()
    /// All placed widgets of a kind.
    func reloadTimelines(ofKind kind: String)
    /// The placed widgets, each by its kind and family.
    func currentConfigurations() async throws -> [[String: String]]
}

/// ``WidgetReloading`` by the system.
public struct WidgetCenterReloading: WidgetReloading {
    /// The widgets of the app that this process is.
    public init() {}

    /// Asks `WidgetCenter` to reload all placed widgets of this app; does not wait for it.
    public func reloadAllTimelines() { WidgetCenter.shared.reloadAllTimelines() }
    /// Asks `WidgetCenter` to reload the placed widgets of a kind; does not wait for it.
    public func reloadTimelines(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }

    /// The placed widgets, each as its `kind` and `family`.
    /// - Throws: what `WidgetCenter` throws when it cannot be asked.
    public func currentConfigurations() async throws -> [[String: String]] {
        try await WidgetCenter.shared.currentConfigurations().map { ["kind": $0.kind, "family": "\($0.family)"] }
    }
}

extension NativeModule {
    /// `NativeModules.WidgetManager`: `reloadAllTimelines()`, `reloadTimelines(kind)`, `currentConfigurations()`.
    public static func widgetManager(_ widgets: any WidgetReloading = WidgetCenterReloading()) -> NativeModule {
        NativeModule(
            "WidgetManager",
            [
                NativeMethod("reloadAllTimelines") { () -> Void in widgets.reloadAllTimelines() },
                NativeMethod("reloadTimelines", "kind") { (kind: String) -> Void in widgets.reloadTimelines(ofKind: kind) },
                .task("currentConfigurations") { () -> [[String: String]] in try await widgets.currentConfigurations() },
            ])
    }
}
