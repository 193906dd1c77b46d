import Foundation
import FoundationMissing
import OpenCombine

// Things that happen to a view on a screen. A widget's view is shown as a picture: but that it appears, and what follows of that at once,
// nothing happens to it. An app's view is on a screen (`LiveView`).
extension View {
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(id: true, priority: priority, action) }
    /// Does work while the view is on a screen, anew when `id` becomes another.
    nonisolated public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                guard inputs.context.live != nil else { return node }
                return TaskNode(node, inputs.context, id) { Task(priority: priority) { await action() } }
            })
    }
    /// Calls `action` with what a publisher says at once, and with what it says because of what views do when they appear.
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(_NodeModifier { node, inputs in SubscriptionNode(node, inputs.context, publisher, action) })
    }
    /// Takes the links that the app is opened with. A widget is given none.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_NodeModifier { node, inputs in inputs.context.live == nil ? node : LinkNode(node, inputs.context, action) })
    }
    nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    {
        self
    }
    /// Calls `action` at first, where that is asked for, and when something that appeared has changed the value.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
        modifier(_NodeModifier { node, inputs in ChangeNode(node, inputs.context, value, isInitial: initial, action) })
    }
    /// Calls `action` at first, where that is asked for, and when something that appeared has changed the value.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    @available(*, deprecated, message: "Take the action with two values, or with none.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
}

/// Whether a view is shown in front of others.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

/// Takes away what a view is shown in.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The size of a sidebar's rows.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

private struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

private struct SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
}

private struct IsOnScreenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is an app's on its screen, and no picture of a widget.
    var isOnScreen: Bool {
        get { self[IsOnScreenKey.self] }
        set { self[IsOnScreenKey.self] = newValue }
    }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Whether controls below show their labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
