import Foundation
import VitrineSwiftUI

/// The places of an axis's words and lines by a plot.
@MainActor struct AxisPlacing {
    let layout: AxisLayout
    let scale: PositionScale
    let plot: CGRect
    /// Words stay in it.
    let chart: CGRect
    let pixel: CGFloat
    let isRightToLeft: Bool

    private var isHorizontal: Bool { layout.axis == .horizontal }

    /// The place of a value's line: between this value and the next where centred.
    private func position(_ index: Int, centered: Bool) -> CGFloat? {
        guard let here = scale.position(layout.ticks.data[index]) else { return nil }
        guard centered, layout.kind != .category else { return here }
        let next = index + 1 < layout.ticks.data.count ? scale.position(layout.ticks.data[index + 1]) : nil
        if let next { return (here + next) / 2 }
        // A date has its place between two marks alone: in a picture of iOS 26 the month that begins 67 points before the plot ends has no
        // label.
        return layout.kind == .date ? nil : (here + scale.end) / 2
    }

    /// The lines across the plot.
    func gridLines() -> [DrawnPart] {
        var parts: [DrawnPart] = []
        for (index, items) in layout.items.enumerated() where scale.contains(layout.ticks.data[index]) {
            for item in items {
                guard case .gridLine(let centered, let stroke) = item.kind, let place = position(index, centered: centered ?? false)
                else { continue }
                let line = stroke?.sound ?? standardStroke
                parts.append(rule(at: place, from: nil, to: nil, line, item))
            }
        }
        return parts
    }

    /// Lines across on x are dashed and lines along solid, so that the eye tells them apart. A tick goes on as its line does.
    private var standardStroke: StrokeStyle {
        StrokeStyle(lineWidth: max(AxisLayout.gridWidth, pixel), dash: isHorizontal && layout.kind != .category ? [2, 2] : [])
    }

    /// A line's middle is at the value itself, between pixels too, as pictures of iOS 26 show it at every line. It is in the third label's
    /// colour: in eleven of those pictures whole lines are 197, 197, 199 on white (StanfordSpezi/SpeziHealthKit), and lines that cover half
    /// of two pixels 226, 226, 227 there and 35, 35, 36 on black (kasianov-mikhail/scout), where the separator's would be 25, 25, 27.
    private func rule(at place: CGFloat, from: CGFloat?, to: CGFloat?, _ stroke: StrokeStyle, _ item: AxisItem) -> DrawnPart {
        let style = item.foreground ?? AnyShapeStyle(Color(uiColor: .tertiaryLabel))
        var path = Path()
        if isHorizontal {
            path.move(to: CGPoint(x: place + item.offset.width, y: (from ?? plot.minY) + item.offset.height))
            path.addLine(to: CGPoint(x: place + item.offset.width, y: (to ?? plot.maxY) + item.offset.height))
        } else {
            path.move(to: CGPoint(x: (from ?? plot.minX) + item.offset.width, y: place + item.offset.height))
            path.addLine(to: CGPoint(x: (to ?? plot.maxX) + item.offset.width, y: place + item.offset.height))
        }
        return .stroke(path, style, stroke, in: plot)
    }

    /// Ticks and words beside the plot.
    func parts() -> [DrawnPart] {
        let placed = labels()
        var parts = ticks()
        parts += placed.map { .view($0.label.view, at: $0.frame.origin, $0.label.proposal) }
        return parts
    }

    private func ticks() -> [DrawnPart] {
        var parts: [DrawnPart] = []
        let longest = layout.labels.map { extent($0) }.max() ?? 0
        for (index, items) in layout.items.enumerated() where scale.contains(layout.ticks.data[index]) {
            for item in items {
                guard case .tick(let centered, let length, let stroke) = item.kind,
                    let place = position(index, centered: centered ?? false)
                else { continue }
                let own = layout.labels.first { $0.tick == index }.map { extent($0) } ?? 0
                var points: CGFloat
                switch length.storage {
                case .points(let said): points = said
                case .label(let more): points = own + more
                case .longestLabel(let more): points = longest + more
                case .automatic:
                    let standsBeside = layout.labels.first { $0.tick == index }.map { layout.standsBeside($0) } ?? false
                    // A line that its words lean on, or would if they had room.
                    points = standsBeside ? own : AxisLayout.tickLength
                }
                points = points.sound(or: 0)
                let line = stroke?.sound ?? standardStroke
                switch layout.side {
                case .bottom: parts.append(rule(at: place, from: plot.maxY, to: plot.maxY + points, line, item))
                case .top: parts.append(rule(at: place, from: plot.minY - points, to: plot.minY, line, item))
                case .right: parts.append(rule(at: place, from: plot.maxX, to: plot.maxX + points, line, item))
                case .left: parts.append(rule(at: place, from: plot.minX - points, to: plot.minX, line, item))
                }
            }
        }
        return parts
    }

    /// The extent of a label away from the plot.
    private func extent(_ label: AxisLayout.Label) -> CGFloat {
        isHorizontal ? label.size.height + layout.verticalGap(label) : label.size.width + layout.horizontalGap(label)
    }

    /// The labels that find room, with their frames.
    func labels() -> [(label: AxisLayout.Label, frame: CGRect)] {
        let all = layout.labels.filter { !isAtEnd($0) }.compactMap { label in frame(label).map { cut(label, $0) } }
        guard let first = all.first else { return [] }
        switch first.label.description.collision.kind {
        case .disabled, .truncate: return all
        case .greedy(_, let spacing): return greedy(all, spacing ?? 2)
        case .automatic: return thinned(all)
        }
    }

    /// A label that begins at its line would stand outside where the line is the plot's end: only the line is there.
    private func isAtEnd(_ label: AxisLayout.Label) -> Bool {
        guard layout.standsBeside(label), let place = scale.position(layout.ticks.data[label.tick]) else { return false }
        return abs(place - scale.end) < 0.5
    }

    /// Points that a label needs for a letter and its dots.
    private static let leastWidth: CGFloat = 14

    /// A label that begins at its line and does not end before the plot does is cut there: “Dec…”. Where nobody said which dates are marked
    /// or how they are written, it is cut at the next line too: “Nov 20 at 11…”, in pictures of five languages of iOS 16.1.
    private func cut(_ label: AxisLayout.Label, _ frame: CGRect) -> (label: AxisLayout.Label, frame: CGRect) {
        var room = isReversed ? frame.maxX - plot.minX : plot.maxX - frame.minX
        if layout.kind == .date, layout.ticks.isAutomatic, label.description.content.isAutomatic,
            label.tick + 1 < layout.ticks.data.count, let next = scale.position(layout.ticks.data[label.tick + 1])
        {
            room = min(room, isReversed ? frame.maxX - next : next - frame.minX)
        }
        guard layout.standsBeside(label), label.description.collision.kind != .disabled, room < frame.width, room >= Self.leastWidth else {
            return (label, frame)
        }
        var (label, frame) = (label, frame)
        label.proposal = ProposedViewSize(width: room, height: frame.height)
        let width = label.view.size(label.proposal).width
        if isReversed { frame.origin.x = frame.maxX - width }
        frame.size.width = width
        return (label, frame)
    }

    /// The more important stay, then the earlier.
    private func greedy(_ all: [(label: AxisLayout.Label, frame: CGRect)], _ spacing: CGFloat)
        -> [(label: AxisLayout.Label, frame: CGRect)]
    {
        func priority(_ label: AxisLayout.Label) -> Double {
            if case .greedy(let priority, _) = label.description.collision.kind { priority } else { 0 }
        }
        let order = all.indices.sorted { (-priority(all[$0].label), $0) < (-priority(all[$1].label), $1) }
        var kept: [Int] = []
        for index in order
        where isInside(all[index].frame) && !kept.contains(where: { touch(all[$0].frame, all[index].frame, spacing) }) {
            kept.append(index)
        }
        return kept.sorted().map { all[$0] }
    }

    /// All, or every second, every third …: what is left out is left out evenly.
    private func thinned(_ all: [(label: AxisLayout.Label, frame: CGRect)]) -> [(label: AxisLayout.Label, frame: CGRect)] {
        let inside = all.filter { isInside($0.frame) }
        guard inside.count > 1 else { return inside }
        let ticks = Array(Set(inside.map(\.label.tick))).sorted()
        let ranks = Dictionary(uniqueKeysWithValues: ticks.enumerated().map { ($1, $0) })
        for every in 1...ticks.count {
            let kept = inside.filter { (ranks[$0.label.tick] ?? 0) % every == 0 }
            let fits = zip(kept, kept.dropFirst()).allSatisfy {
                $0.label.tick == $1.label.tick || !touch($0.frame, $1.frame, isHorizontal ? 4 : 0)
            }
            if fits { return kept }
        }
        return [inside[0]]
    }

    private func touch(_ a: CGRect, _ b: CGRect, _ spacing: CGFloat) -> Bool {
        isHorizontal
            ? a.minX < b.maxX + spacing && b.minX < a.maxX + spacing : a.minY < b.maxY + spacing && b.minY < a.maxY + spacing
    }

    private func isInside(_ frame: CGRect) -> Bool {
        isHorizontal ? frame.minX >= chart.minX - 0.5 && frame.maxX <= chart.maxX + 0.5 : true
    }

    private func frame(_ label: AxisLayout.Label) -> CGRect? {
        let datum = layout.ticks.data[label.tick]
        guard scale.contains(datum), let place = position(label.tick, centered: label.description.centered ?? (layout.kind == .category))
        else { return nil }
        let isInset = layout.preset.kind == .inset
        var anchor = label.description.anchor ?? standardAnchor(label)
        if isRightToLeft { anchor.x = 1 - anchor.x }
        var point = CGPoint(x: place, y: place)
        switch layout.side {
        case .bottom: point.y = isInset ? plot.maxY - layout.verticalGap(label) : plot.maxY + layout.verticalGap(label)
        case .top: point.y = isInset ? plot.minY + layout.verticalGap(label) : plot.minY - layout.verticalGap(label)
        case .right: point.x = isInset ? plot.maxX : plot.maxX + layout.horizontalGap(label)
        case .left: point.x = isInset ? plot.minX : plot.minX - layout.horizontalGap(label)
        }
        if !isHorizontal, label.description.anchor == nil, let alignment = label.description.alignment?.horizontal {
            point.x += shift(label, alignment)
        }
        if isHorizontal, layout.standsBeside(label) { point.x += (isReversed ? -1 : 1) * layout.horizontalGap(label) }
        var frame = CGRect(
            x: point.x - anchor.x * label.size.width, y: point.y - anchor.y * label.size.height, width: label.size.width,
            height: label.size.height)
        // Words that would lean out a little are drawn in.
        if isHorizontal, !layout.standsBeside(label), frame.width < chart.width {
            frame.origin.x = min(max(frame.minX, chart.minX), chart.maxX - frame.width)
        }
        guard abs(frame.minX) <= 1e6, abs(frame.minY) <= 1e6 else { return nil }
        return frame.offsetBy(dx: (isRightToLeft ? -1 : 1) * label.offset.width, dy: label.offset.height)
    }

    /// Labels of one column aligned with each other: from the plot's side, where they stand, to where they are to stand.
    private func shift(_ label: AxisLayout.Label, _ alignment: HorizontalAlignment) -> CGFloat {
        let free = (layout.labels.map(\.size.width).max() ?? 0) - label.size.width
        let fraction: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        let fromLeft = isRightToLeft ? 1 - fraction : fraction
        return layout.side == .right ? free * fromLeft : -free * (1 - fromLeft)
    }

    /// x runs from right to left.
    private var isReversed: Bool { isHorizontal && scale.end < scale.start }

    /// The label's anchor before it is mirrored for words that run from right to left.
    private func standardAnchor(_ label: AxisLayout.Label) -> UnitPoint {
        let isInset = layout.preset.kind == .inset
        switch layout.side {
        case .bottom, .top:
            let y: CGFloat = (layout.side == .bottom) != isInset ? 0 : 1
            var x: CGFloat = 0.5
            if layout.standsBeside(label) {
                x = isReversed ? 1 : 0
                if isRightToLeft { x = 1 - x }
            } else if layout.preset.kind == .aligned, layout.kind != .category, scale.length > 0,
                let place = scale.position(layout.ticks.data[label.tick])
            {
                x = min(max((place - min(scale.start, scale.end)) / scale.length, 0), 1)
                if isRightToLeft { x = 1 - x }
            }
            return UnitPoint(x: x, y: y)
        case .right:
            let x: CGFloat = isInset ? 1 : 0
            return UnitPoint(x: isRightToLeft ? 1 - x : x, y: isInset ? 1 : 0.5)
        case .left:
            let x: CGFloat = isInset ? 0 : 1
            return UnitPoint(x: isRightToLeft ? 1 - x : x, y: isInset ? 1 : 0.5)
        }
    }
}

/// Whole pixels, so that straight lines are sharp.
struct PixelGrid {
    /// The size of a pixel in points per pixel.
    let pixel: CGFloat

    init(_ pixel: CGFloat) { self.pixel = pixel }

    func snap(_ value: CGFloat) -> CGFloat { (value / pixel + 0.5).rounded(.down) * pixel }

    /// The middle of a line of so many points, whose edges fall on pixels.
    func line(_ place: CGFloat, width: CGFloat) -> CGFloat {
        let pixels = max((width / pixel).rounded(), 1)
        return snap(place - pixels * pixel / 2) + pixels * pixel / 2
    }

    func snap(_ rect: CGRect) -> CGRect {
        let (left, top) = (snap(rect.minX), snap(rect.minY))
        return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
    }
}
