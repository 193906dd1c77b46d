import Foundation
import VitrineSwiftUI

/// A Live Activity around the front camera. Previews draw it; a home screen does not.
public struct DynamicIsland {
    let expanded: () -> [IslandRegion]
    let compactLeading: () -> AnyView
    let compactTrailing: () -> AnyView
    let minimal: () -> AnyView
    /// Lengths that were asked for, by mode and edge.
    private(set) var margins: [DynamicIslandMode: IslandMargins] = [:]

    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        var island = self
        island.margins[mode, default: IslandMargins()].set(edges, length)
        return island
    }
}

/// The mode of the island: how much of it is seen.
public struct DynamicIslandMode: Hashable, Sendable {
    let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a part in the open island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// One part of the open island.
public struct DynamicIslandExpandedRegion<Content: View> {
    var region: IslandRegion

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
    ) {
        region = IslandRegion(position: position, priority: priority, view: AnyView(content()))
    }

    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
        var region = self
        region.region.margins.set(edges, length)
        return region
    }
}

/// One part of the open island, whatever its view's type.
struct IslandRegion {
    var position: DynamicIslandExpandedRegionPosition
    /// The region's rank: of those that stand below the camera the one with the highest has the whole width.
    var priority: Double
    var view: AnyView
    var margins = IslandMargins()
}

/// Points that were asked for at each edge; nil where nothing was.
struct IslandMargins: Hashable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, _ length: Double) {
        let length = CGFloat(length.isFinite ? max(length, 0) : 0)
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// The margins with the system's own where nothing was said.
    func insets(standard: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top ?? standard, leading: leading ?? standard, bottom: bottom ?? standard, trailing: trailing ?? standard)
    }
}

/// The parts of the open island.
public struct DynamicIslandExpandedContent<Content: View> {
    var regions: [IslandRegion] = []
}

/// Collects the parts of the open island.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }

    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

    /// The first part.
    public static func buildPartialBlock<Content: View>(
        first content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    /// Adds a part.
    public static func buildPartialBlock<Content: View, Next: View>(
        accumulated: DynamicIslandExpandedContent<Content>, next: DynamicIslandExpandedContent<Next>
    ) -> DynamicIslandExpandedContent<TupleView<(Content, Next)>> {
        DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
    }

    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: content?.regions ?? []) }

    public static func buildEither<Content: View, Other: View>(
        first content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<Content, Other>> {
        DynamicIslandExpandedContent(regions: content.regions)
    }

    public static func buildEither<Content: View, Other: View>(
        second content: DynamicIslandExpandedContent<Other>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<Content, Other>> {
        DynamicIslandExpandedContent(regions: content.regions)
    }

    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(regions: content.regions) }
}

/// The place of a region: as usual, or below the camera where it is too wide to stand beside it.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    case `default`, belowIfTooWide
}

extension View {
    /// Says that a part of the open island stands below the camera where it has no room beside it.
    nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        _environment { if verticalPlacement == .belowIfTooWide { $0.islandPlacement?.isBelowIfTooWide = true } }
    }
}
