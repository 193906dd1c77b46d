import Foundation
import VitrineSwiftUI
import WidgetArchive

/// A widget in Xcode's canvas: its family and the entries to step through.
public struct _WidgetPreview {
    public let family: WidgetFamily
    public let widget: any Widget
    public let entries: @MainActor () async -> [any TimelineEntry]
}

/// Collects the entries of a preview's timeline.
@resultBuilder public enum PreviewTimelineBuilder {
    public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] { [entry] }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
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

/// What `#Preview` of a widget with written entries becomes.
@MainActor public func _preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) -> _Preview {
    _Preview(name: name, content: _WidgetPreview(family: family, widget: widget(), entries: timeline))
}

/// What `#Preview` of a widget with a provider becomes.
@MainActor public func _preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) -> _Preview {
    let provider = timelineProvider()
    let size = Device.standard.size(of: family.name) ?? PointSize(width: 0, height: 0)
    let context = TimelineProviderContext(
        family: family, displaySize: CGSize(width: size.width, height: size.height), isPreview: true, environments: [EnvironmentValues()])
    return _Preview(
        name: name,
        content: _WidgetPreview(family: family, widget: widget()) {
            await withCheckedContinuation { continuation in
                provider.getTimeline(in: context) { timeline in
                    // Handed over: the provider keeps no way to them.
                    nonisolated(unsafe) let entries: [any TimelineEntry] = timeline.entries
                    continuation.resume(returning: entries)
                }
            }
        })
}
