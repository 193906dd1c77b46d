import Foundation

/// The common part of LazyVGrid and LazyHGrid: lanes (columns of the one, rows of the other) whose widths no content changes,
/// filled line after line. Rules and figures by objc.io's published experiments (2020-11-23): fixed lanes first, then the others in
/// source order, each an equal share of what is left; the distribution is done once more for placing, with the width that came out.
struct LazyGridLayout: Layout {
    /// The axis lines follow one another on.
    let axis: Axis
    let items: [GridItem]
    /// The alignment across the lanes, where the lanes are narrower or wider than the grid.
    let alignment: AlignmentKey
    /// Points between lines; nil is eight.
    let spacing: CGFloat?

    struct Lane {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    /// The lanes for an offered length, from 0, and how long they are with their gaps.
    func lanes(_ offered: CGFloat?) -> (lanes: [Lane], total: CGFloat) {
        let gaps = items.dropLast().map { $0.spacing ?? 8 }
        // Endless room would make endless lanes.
        let length = offered.map { $0.isNaN ? 0 : min(max($0, 0), 1_000_000) } ?? 10
        var remaining = length - gaps.reduce(0, +)
        var widths = [CGFloat](repeating: 0, count: items.count)
        var others = 0
        for (index, item) in items.enumerated() {
            if case .fixed(let width) = item.size {
                widths[index] = max(width, 0)
                remaining -= widths[index]
            } else {
                others += 1
            }
        }
        var result: [Lane] = []
        for (index, item) in items.enumerated() {
            switch item.size {
            case .fixed: continue
            case .flexible(let minimum, let maximum):
                widths[index] = min(max(remaining / CGFloat(others), minimum), max(maximum, minimum))
            case .adaptive: widths[index] = max(remaining / CGFloat(others), 0)
            }
            remaining -= widths[index]
            others -= 1
        }
        var start: CGFloat = 0
        for (index, item) in items.enumerated() {
            let gap = item.spacing ?? 8
            let alignment = item.alignment ?? .center
            if case .adaptive(let minimum, let maximum) = item.size {
                let count = Self.count(widths[index], minimum, gap)
                let room = max((widths[index] - CGFloat(count - 1) * gap) / CGFloat(count), 0)
                let cell = min(room, max(maximum, 0))
                for position in 0..<count {
                    result.append(Lane(start: start + CGFloat(position) * (cell + gap), length: cell, alignment: alignment))
                }
                start += CGFloat(count) * cell + CGFloat(count - 1) * gap
            } else {
                result.append(Lane(start: start, length: widths[index], alignment: alignment))
                start += widths[index]
            }
            if index < items.count - 1 { start += gap }
        }
        return (result, start)
    }

    /// The number of cells of a minimum length that fit; at least one, and never more than anyone could see.
    private static func count(_ length: CGFloat, _ minimum: CGFloat, _ gap: CGFloat) -> Int {
        let each = max(minimum, 0) + gap
        let count = ((length + gap) / each).rounded(.down)
        // The comparison is false for NaN too.
        guard each > 0, count >= 1 else { return 1 }
        return Int(min(count, 10_000))
    }

    /// The nodes line by line; a section's header or footer is a line of its own.
    private func lines(_ nodes: LayoutSubviews, _ laneCount: Int) -> [[LayoutSubview]] {
        var lines: [[LayoutSubview]] = []
        var isOpen = false
        for node in nodes {
            if node[SpansLazyGridKey.self] {
                lines.append([node])
                isOpen = false
            } else if isOpen, let last = lines.last, last.count < laneCount {
                lines[lines.count - 1].append(node)
            } else {
                lines.append([node])
                isOpen = true
            }
        }
        return lines
    }

    private func offer(_ across: CGFloat, _ along: CGFloat? = nil) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = across
        offer[axis] = along
        return offer
    }

    private func extent(_ line: [LayoutSubview], _ lanes: [Lane], _ total: CGFloat) -> CGFloat {
        if let only = line.first, only[SpansLazyGridKey.self] { return only.sizeThatFits(offer(total))[axis] }
        return zip(line, lanes).map { $0.sizeThatFits(offer($1.length))[axis] }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty, !items.isEmpty else { return .zero }
        let (lanes, total) = lanes(proposal[axis.other])
        let lines = lines(subviews, lanes.count)
        var size = CGSize.zero
        size[axis.other] = total
        size[axis] = lines.map { extent($0, lanes, total) }.reduce(0, +) + CGFloat(lines.count - 1) * (spacing ?? 8)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty, !items.isEmpty else { return }
        let (lanes, total) = lanes(bounds.size[axis.other])
        // Lanes that came out wider or narrower than the grid stand in it by its alignment.
        var (own, content) = (CGSize.zero, CGSize.zero)
        own[axis.other] = bounds.size[axis.other]
        content[axis.other] = total
        let shift =
            alignment.defaultValue(in: ViewDimensions(size: own)) - alignment.defaultValue(in: ViewDimensions(size: content))
        var position: CGFloat = 0
        for line in lines(subviews, lanes.count) {
            let extent = extent(line, lanes, total)
            let isWhole = line[0][SpansLazyGridKey.self]
            for (index, node) in line.enumerated() {
                let lane = isWhole ? Lane(start: 0, length: total, alignment: .center) : lanes[index]
                var (origin, size) = (CGPoint.zero, CGSize.zero)
                origin[axis.other] = shift + lane.start
                origin[axis] = position
                size[axis.other] = lane.length
                size[axis] = extent
                let box = CGRect(origin: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), size: size)
                node.align(in: box, lane.alignment, offer(lane.length))
            }
            position += extent + (spacing ?? 8)
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// A section's header or footer goes across all lanes.
struct SpansLazyGridKey: LayoutValueKey { static var defaultValue: Bool { false } }
