import Foundation
import VitrineActivityKit
import VitrineSwiftUI

/// A Live Activity's look. Previews draw it; the home screen shows no Live Activities, which is said when the bundle is read.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    @MainActor @preconcurrency public init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = { dynamicIsland($0) }
    }
}

extension ActivityConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` says all there is.
    public var body: Never { fatalError("ActivityConfiguration has no body") }

    public func _define(_ definition: inout WidgetDefinition) {
        definition.report(
            "ActivityConfiguration(for: \(Attributes.self).self) is declared and not shown: Live Activities are not drawn here")
        definition.activity = { [content, island] attributes, state, isStale in
            guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
            let context = ActivityViewContext(attributes: attributes, state: state, isStale: isStale, activityID: "preview")
            return ActivityLook(content: { AnyView(TintedActivity(content: content(context))) }, island: { island(context) })
        }
    }
}

/// The colour that a Live Activity's views asked for; the outermost holds.
private enum ActivityTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

/// A Live Activity on the lock screen, on the colour that its views asked for.
private struct TintedActivity: View {
    let content: AnyView

    var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).backgroundPreferenceValue(ActivityTintKey.self) { $0 }
    }
}

/// The looks of a Live Activity at one of its states, each evaluated only when it is needed.
@MainActor struct ActivityLook {
    /// The view on the lock screen.
    let content: @MainActor () -> AnyView
    let island: @MainActor () -> DynamicIsland
}

extension WidgetConfiguration {
    /// Sets where else a Live Activity is shown.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// The context of which a Live Activity's views are made.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
    public let activityID: String
}

/// A Live Activity's size on another device.
public enum ActivityFamily: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case small, medium
    public var description: String { self == .small ? "small" : "medium" }
}

/// The sizes in which a Live Activity is shown.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
    /// The lock screen's alone.
    public static var defaultValue: [ActivityFamily] { [.medium] }
}

private struct ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
}

extension EnvironmentValues {
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
}

extension View {
    /// Fills the Live Activity on the lock screen with a colour; nil leaves it as the system has it. An island stays black.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { preference(key: ActivityTintKey.self, value: color) }
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        _unsupported("activitySystemActionForegroundColor")
    }
}
