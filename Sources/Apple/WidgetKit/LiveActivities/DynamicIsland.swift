import Foundation
@_spi(Vitrine) import VitrineSwiftUI

/// A Live Activity around the front camera.
public struct DynamicIsland {
    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}

/// How much of the island is seen.
public struct DynamicIslandMode: Hashable, Sendable {
    let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where a part of the open island stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// One part of the open island.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
    ) {}

    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion { self }
}

/// The parts of the open island.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Collects the parts of the open island.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }

    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

    /// The first part.
    public static func buildPartialBlock<Content: View>(
        first content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    /// One part more.
    public static func buildPartialBlock<Content: View, Next: View>(
        accumulated: DynamicIslandExpandedContent<Content>, next: DynamicIslandExpandedContent<Next>
    ) -> DynamicIslandExpandedContent<TupleView<(Content, Next)>> { DynamicIslandExpandedContent() }

    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }

    public static func buildEither<Content: View, Other: View>(
        first content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<Content, Other>> { DynamicIslandExpandedContent() }

    public static func buildEither<Content: View, Other: View>(
        second content: DynamicIslandExpandedContent<Other>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<Content, Other>> { DynamicIslandExpandedContent() }

    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent() }
}

/// How far a part reaches under the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    case `default`, belowIfTooWide
}

extension View {
    nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        _unsupported("dynamicIsland(verticalPlacement:)")
    }
}
