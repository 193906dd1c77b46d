import Foundation
import VitrineSwiftUI

/// Gives the parts of an open Dynamic Island their places around the camera.
///
/// Apple's "Displaying live data with Live Activities": the width of the centre is found first, with regard to the least widths of the leading
/// and the trailing part, which then have equal shares of the rest; of a part that stands below, because it is too wide, that with the highest
/// priority has the whole width. Which points the parts keep from each other it does not say: none.
struct IslandLayout: Layout {
    /// Points of the camera and what is black around it, from the layout's top.
    let camera: CGSize

    /// A part of an open island.
    struct Part {
        var position = DynamicIslandExpandedRegionPosition.center
        var priority = 0.0
        /// The part's placement; nil: nothing in it says how far it reaches.
        var placement: IslandPlacement?
    }

    struct PartKey: LayoutValueKey {
        static let defaultValue = Part()
    }

    /// A part with its place, from the layout's top leading corner.
    private struct Placed {
        let subview: LayoutSubview
        let frame: CGRect
        let anchor: UnitPoint
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal)
        return CGSize(width: width, height: placed(subviews, width).map(\.frame.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for part in placed(subviews, bounds.width) {
            let frame = part.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
            let point = CGPoint(x: frame.minX + frame.width * part.anchor.x, y: frame.minY)
            part.subview.place(
                at: point, anchor: UnitPoint(x: part.anchor.x, y: 0), proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }

    private func width(_ proposal: ProposedViewSize) -> CGFloat {
        guard let width = proposal.width, width.isFinite else { return camera.width }
        return max(width, 0)
    }

    private func placed(_ subviews: Subviews, _ width: CGFloat) -> [Placed] {
        func parts(_ position: DynamicIslandExpandedRegionPosition) -> [LayoutSubview] {
            subviews.filter { $0[PartKey.self].position == position }
        }
        let beside = max((width - camera.width) / 2, 0)
        func isBelow(_ part: LayoutSubview) -> Bool {
            part[PartKey.self].placement?.isBelowIfTooWide == true && part.sizeThatFits(.unspecified).width > beside
        }
        func least(_ parts: [LayoutSubview]) -> CGFloat {
            min(parts.map { $0.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width }.max() ?? 0, width)
        }
        let leading = parts(.leading), trailing = parts(.trailing), centre = parts(.center)
        let besides = (leading: leading.filter { !isBelow($0) }, trailing: trailing.filter { !isBelow($0) })
        let leasts = (leading: least(besides.leading), trailing: least(besides.trailing))
        let room = max(width - leasts.leading - leasts.trailing, 0)
        let middle = centre.map { min($0.sizeThatFits(ProposedViewSize(width: room, height: nil)).width, room) }.max() ?? 0
        let free = max(width - max(middle, camera.width), 0)
        // Equal shares, but for what one of them needs at least.
        let first = min(max(free / 2, leasts.leading), max(free - leasts.trailing, free / 2))
        let shares = (leading: first, trailing: max(free - first, 0))

        var result: [Placed] = []
        func column(_ parts: [LayoutSubview], x: CGFloat, y: CGFloat, width: CGFloat, _ anchor: UnitPoint) -> CGFloat {
            var y = y
            for part in parts {
                let height = part.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                result.append(Placed(subview: part, frame: CGRect(x: x, y: y, width: width, height: height), anchor: anchor))
                y += height
            }
            return y
        }
        let ends = [
            column(besides.leading, x: 0, y: 0, width: shares.leading, .topLeading),
            column(besides.trailing, x: width - shares.trailing, y: 0, width: shares.trailing, .topTrailing),
        ]
        // Under the camera's middle, or as near to it as the others leave it.
        let centreX = min(max((width - middle) / 2, shares.leading), max(width - shares.trailing - middle, 0))
        let centreEnd = column(centre, x: centreX, y: centre.isEmpty ? 0 : camera.height, width: middle, .top)
        var end = max(ends[0], ends[1], centreEnd)

        let highest = subviews.map { $0[PartKey.self].priority }.max() ?? 0
        let lower = (leading: leading.filter { isBelow($0) }, trailing: trailing.filter { isBelow($0) })
        func isFirst(_ parts: [LayoutSubview]) -> Bool { highest > 0 && parts.contains { $0[PartKey.self].priority == highest } }
        var lowerEnds = (leading: max(ends[0], camera.height), trailing: max(ends[1], camera.height))
        if !lower.leading.isEmpty {
            let isWhole = lower.trailing.isEmpty || isFirst(lower.leading)
            lowerEnds.leading = column(
                lower.leading, x: 0, y: max(lowerEnds.leading, centreEnd), width: isWhole ? width : width / 2, .topLeading)
            if isWhole { lowerEnds.trailing = max(lowerEnds.trailing, lowerEnds.leading) }
            end = max(end, lowerEnds.leading)
        }
        if !lower.trailing.isEmpty {
            let isWhole = lower.leading.isEmpty || isFirst(lower.trailing) || isFirst(lower.leading)
            let y = isWhole ? max(lowerEnds.trailing, lower.leading.isEmpty ? 0 : lowerEnds.leading) : lowerEnds.trailing
            let share = isWhole ? width : width / 2
            end = max(end, column(lower.trailing, x: width - share, y: max(y, centreEnd), width: share, .topTrailing))
        }
        end = max(end, camera.height)
        _ = column(parts(.bottom), x: 0, y: end, width: width, .top)
        return result
    }
}

/// Whether a region stands below the camera where it has no room beside it. The region's own views set it before they are laid out.
final class IslandPlacement: @unchecked Sendable {
    // Only where views are made, on the main actor.
    var isBelowIfTooWide = false
}

private struct IslandPlacementKey: EnvironmentKey {
    static let defaultValue: IslandPlacement? = nil
}

extension EnvironmentValues {
    var islandPlacement: IslandPlacement? {
        get { self[IslandPlacementKey.self] }
        set { self[IslandPlacementKey.self] = newValue }
    }
}
