import Foundation
import VitrineSwiftUI

/// A Dynamic Island with its parts where they stand around the camera.
///
/// Apple's guidelines for Live Activities give the sizes, in points: on a screen 393 wide the compact island is 230 × 36.67 with 52.33 at
/// either side of the camera, the minimal one 36.67–45 wide, the expanded one 371 × 84–160 with corners of 44; on a screen 430 wide 250,
/// 62.33 and 408. How far content stands from the edges they do not say.
struct IslandPicture {
    let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
    let screenWidth: CGFloat

    static let height: CGFloat = 36 + 2.0 / 3, minimalMost: CGFloat = 45
    static let expandedHeights: ClosedRange<CGFloat> = 84...160
    static let expandedCorner: CGFloat = 44
    /// The margins at the edges, where the widget sets none.
    private static let compactMargin: CGFloat = 4, expandedMargin: CGFloat = 14

    private var isLarge: Bool { screenWidth >= 420 }
    /// The width beside the camera, where the island is compact, in points.
    private var side: CGFloat { isLarge ? 62 + 1.0 / 3 : 52 + 1.0 / 3 }
    private var compactWidth: CGFloat { isLarge ? 250 : 230 }
    private var camera: CGFloat { compactWidth - 2 * side }
    private var expandedWidth: CGFloat { max(screenWidth - 22, camera) }

    /// The island, which asks for the size it has on the screen.
    func view(of island: DynamicIsland) -> AnyView {
        let content: AnyView
        switch state {
        case .compact: content = AnyView(compact(island))
        case .minimal: content = AnyView(minimal(island))
        case .expanded: content = AnyView(expanded(island))
        }
        return AnyView(
            content.background { shape.fill(Color(red: 0, green: 0, blue: 0)) }.clipShape(shape)._environment { $0.colorScheme = .dark })
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: state == .expanded ? Self.expandedCorner : Self.height / 2, style: .continuous)
    }

    private func compact(_ island: DynamicIsland) -> some View {
        HStack(spacing: 0) {
            part(island.compactLeading(), island.margins[.compactLeading], width: side)
            Color.clear.frame(width: camera)
            part(island.compactTrailing(), island.margins[.compactTrailing], width: side)
        }
        .frame(width: compactWidth, height: Self.height)
    }

    private func part(_ view: AnyView, _ margins: IslandMargins?, width: CGFloat) -> some View {
        view.padding((margins ?? IslandMargins()).insets(standard: Self.compactMargin)).frame(width: width, height: Self.height)
    }

    private func minimal(_ island: DynamicIsland) -> some View {
        island.minimal().padding((island.margins[.minimal] ?? IslandMargins()).insets(standard: Self.compactMargin))
            .frame(minWidth: Self.height, maxWidth: Self.minimalMost).frame(height: Self.height)
            .fixedSize(horizontal: true, vertical: false)
    }

    /// Leading and trailing stand beside the camera, the centre under it, the bottom under all of them.
    private func expanded(_ island: DynamicIsland) -> some View {
        let margins = (island.margins[.expanded] ?? IslandMargins()).insets(standard: Self.expandedMargin)
        let parts = island.expanded().map { region in
            (region: region, part: IslandLayout.Part(position: region.position, priority: region.priority, placement: IslandPlacement()))
        }
        return IslandLayout(camera: CGSize(width: camera, height: max(Self.height - margins.top, 0))) {
            ForEach(Array(parts.enumerated()), id: \.offset) { _, entry in
                VStack(alignment: Self.alignment(entry.region.position), spacing: 0) {
                    entry.region.view.padding(entry.region.margins.insets(standard: 0))
                }
                ._environment { $0.islandPlacement = entry.part.placement }
                .layoutValue(key: IslandLayout.PartKey.self, value: entry.part)
            }
        }
        .padding(margins)
        .frame(width: expandedWidth)
        .frame(minHeight: Self.expandedHeights.lowerBound, maxHeight: Self.expandedHeights.upperBound)
        .fixedSize(horizontal: false, vertical: true)
    }

    private static func alignment(_ position: DynamicIslandExpandedRegionPosition) -> HorizontalAlignment {
        position == .leading ? .leading : position == .trailing ? .trailing : .center
    }
}
