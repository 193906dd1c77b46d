private enum FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private enum RenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private enum TintsKey: EnvironmentKey { static let defaultValue = false }
private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// The place tints its widgets. A view that changes `widgetRenderingMode` for what is inside of it changes what that reads, not this:
    /// only the host composes.
    var isTintedByPlace: Bool {
        get { self[TintsKey.self] }
        set { self[TintsKey.self] = newValue }
    }

    /// The margins of the place, whether or not the configuration has them put around the content.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Whether the place shows the container background.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }

    /// Whether the place shows `widgetLabel(_:)`: the lock screen's inline widget does.
    public var showsWidgetLabel: Bool { widgetFamily == .accessoryInline }
}

/// The level of detail of a widget: less where it is looked at from afar, as on a wall of Apple Vision.
public enum LevelOfDetail: Hashable, Sendable {
    case `default`, simplified
}

private struct LevelOfDetailKey: EnvironmentKey {
    static var defaultValue: LevelOfDetail { .default }
}

extension EnvironmentValues {
    /// The level of detail that a widget is to show; all of it on an iPhone.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
