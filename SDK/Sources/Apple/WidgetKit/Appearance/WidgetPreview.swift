import Foundation
import VitrineActivityKit
import VitrineAppIntents
import VitrineSwiftUI
import VitrineWidgetArchive

/// A widget in Xcode's canvas: its family and the entries to step through. The preview's own code runs only when it is asked for.
public struct _WidgetPreview {
    public let family: WidgetFamily
    public let widget: @MainActor () -> any Widget
    public let entries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]
}

/// A Live Activity in Xcode's canvas: its attributes, and the states to step through.
public struct _ActivityPreview {
    public let viewKind: ActivityPreviewViewKind
    public let widget: @MainActor () -> any Widget
    /// The attributes of the activity, a value of a type that conforms to `ActivityAttributes`.
    public let attributes: any Sendable
    public let states: @MainActor () async -> [any Sendable]
}

/// The presentation of a Live Activity that is previewed.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// The state of the island around the camera: how much of it is seen.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

    let island: DynamicIslandPreviewViewState?

    /// The look on the lock screen.
    public static var content: ActivityPreviewViewKind { ActivityPreviewViewKind(island: nil) }
    /// The look around the camera.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

/// Collects the entries of a preview's timeline.
@resultBuilder public enum PreviewTimelineBuilder {
    public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] { [entry] }
    public static func buildBlock() -> [any TimelineEntry] { [] }
    /// The first entry.
    public static func buildPartialBlock(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    /// Adds an entry.
    public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry] {
        accumulated + next
    }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// Collects the states of a Live Activity's preview.
@resultBuilder public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias ContentState = Attributes.ContentState

    public static func buildExpression(_ state: ContentState) -> [ContentState] { [state] }
    public static func buildBlock() -> [ContentState] { [] }
    /// The first state.
    public static func buildPartialBlock(first states: [ContentState]) -> [ContentState] { states }
    /// Adds a state.
    public static func buildPartialBlock(accumulated: [ContentState], next: [ContentState]) -> [ContentState] { accumulated + next }
    public static func buildOptional(_ states: [ContentState]?) -> [ContentState] { states ?? [] }
    public static func buildEither(first states: [ContentState]) -> [ContentState] { states }
    public static func buildEither(second states: [ContentState]) -> [ContentState] { states }
    public static func buildArray(_ states: [[ContentState]]) -> [ContentState] { states.flatMap { $0 } }
}

/// A widget with entries written out.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A configurable widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A Live Activity with states written out.
@freestanding(declaration)
public macro Preview<A: ActivityAttributes, W: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A, widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Makes the preview for `#Preview` of a widget with written entries.
@MainActor public func _preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) -> _Preview {
    _Preview(name: name, kind: .widget(family: family.name.rawValue)) {
        _WidgetPreview(family: family, widget: widget) { _ in await timeline() }
    }
}

/// Makes the preview for `#Preview` of a widget with a provider.
@MainActor public func _preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) -> _Preview {
    _Preview(name: name, kind: .widget(family: family.name.rawValue)) {
        _WidgetPreview(family: family, widget: widget) { context in
            let provider = timelineProvider()
            return await withCheckedContinuation { continuation in
                provider.getTimeline(in: context) { timeline in
                    // Handed over: the provider keeps no way to them.
                    nonisolated(unsafe) let entries: [any TimelineEntry] = timeline.entries
                    continuation.resume(returning: entries)
                }
            }
        }
    }
}

/// Makes the preview for `#Preview` of a configurable widget with a provider.
@MainActor public func _preview<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: @autoclosure @escaping @MainActor () -> P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) -> _Preview {
    _Preview(name: name, kind: .widget(family: family.name.rawValue)) {
        _WidgetPreview(family: family, widget: widget) { context in
            // Handed over: nobody else holds it.
            nonisolated(unsafe) let provider = timelineProvider()
            return await provider.timeline(for: intent(), in: context).entries
        }
    }
}

/// Makes the preview for `#Preview` of a Live Activity.
@MainActor public func _preview<A: ActivityAttributes, W: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: @autoclosure @escaping @MainActor () -> A,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
) -> _Preview {
    _Preview(name: name, kind: .liveActivity) {
        // A value of the preview's own, which nothing else touches.
        nonisolated(unsafe) let attributes = attributes()
        return _ActivityPreview(
            viewKind: viewKind, widget: widget, attributes: PreviewedValue(value: attributes),
            states: { await contentStates().map { PreviewedValue(value: $0) } })
    }
}

/// A value that changes hands once.
struct PreviewedValue: @unchecked Sendable {
    let value: Any
}
