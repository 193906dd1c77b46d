import Foundation
import VitrineSwiftUI

/// A plot with its scales in points, and the places of marks on it.
struct PlotGeometry {
    private(set) var plot: CGRect
    private(set) var x: PositionScale
    private(set) var y: PositionScale
    let isRightToLeft: Bool
    /// The size of a pixel in points per pixel.
    let pixel: CGFloat
    private var model: ChartModel
    /// The room that annotations need, in points.
    private var padding = EdgeInsets()
    /// The least distance of bars that stand at numbers, by axis.
    private var gaps: (x: CGFloat, y: CGFloat) = (0, 0)

    /// A bar's part of its step.
    static let barRatio: CGFloat = 0.7
    /// The widest a bar gets that stands at a number, in points.
    static let widestFreeBar: CGFloat = 20

    init(_ model: ChartModel, plot: CGRect, isRightToLeft: Bool, pixel: CGFloat) {
        self.model = model
        self.plot = plot
        self.isRightToLeft = isRightToLeft
        self.pixel = pixel
        x = model.x.scale(from: 0, to: 1)
        y = model.y.scale(from: 0, to: 1)
        rescale()
    }

    /// Makes the geometry of other marks on the same scales.
    init(_ model: ChartModel, like other: PlotGeometry) {
        self = other
        self.model = model
        gaps = (freeGap(.horizontal), freeGap(.vertical))
    }

    mutating func move(to plot: CGRect) {
        self.plot = plot
        rescale()
    }

    /// Leaves room in the scales; leading is left here.
    mutating func pad(_ points: EdgeInsets) {
        padding = points
        rescale()
    }

    private mutating func rescale() {
        let configuration = model.configuration
        // Names, dates and bars on their side are read the way words run; other numbers grow to the right everywhere.
        let isMirrored = isRightToLeft && (model.x.kind != .number || model.marks.contains { $0.growthAxis == .horizontal })
        var (left, right) = Self.ends(
            configuration.x.scale.range, plot.minX + padding.leading, plot.maxX - padding.trailing, isMirrored: isMirrored)
        x = model.x.scale(from: left, to: right)
        // Numbers grow upwards; names are read downwards.
        let isDownwards = model.y.kind == .category
        let (first, last) = Self.ends(configuration.y.scale.range, plot.minY, plot.maxY, isMirrored: !isDownwards)
        y = model.y.scale(from: first - (isDownwards ? 0 : padding.bottom), to: last + (isDownwards ? 0 : padding.top))
        gaps = (freeGap(.horizontal), freeGap(.vertical))
        // Bars at numbers reach past their own place on both sides. A domain that was said takes the whole plot, in charts of iOS 18 and 26.
        if configuration.x.scale.range == nil, gaps.x > 0, model.x.kind != .category, !hasSaidDomain(configuration.x.scale) {
            let half = min(freeBar(.horizontal), plot.width / 4) / 2
            if model.marks.contains(where: { $0.kind == .bar && $0.growthAxis == .vertical && isFree($0, .horizontal) }) {
                let edge: CGFloat = left <= right ? half : -half
                (left, right) = (left + edge, right - edge)
                x = model.x.scale(from: left, to: right)
            }
        }
    }

    private func hasSaidDomain(_ scale: AxisScaleConfiguration) -> Bool {
        switch scale.domain?.storage {
        case nil, .automatic: false
        default: true
        }
    }

    private static func ends(_ range: _PositionRange?, _ first: CGFloat, _ last: CGFloat, isMirrored: Bool) -> (CGFloat, CGFloat) {
        var start: CGFloat = 0, end = last - first
        switch range?.storage {
        case .padding(let before, let after):
            start += before.isFinite ? before : 0
            end -= after.isFinite ? after : 0
        case .fixed(let from, let to) where from.isFinite && to.isFinite: (start, end) = (from, to)
        default: break
        }
        return isMirrored ? (last - start, last - end) : (first + start, first + end)
    }

    func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }

    // MARK: Where marks are

    /// A bar at a number or a moment, which has no step of its own.
    private func isFree(_ mark: Mark, _ axis: Axis) -> Bool {
        guard let span = mark[axis].value else { return false }
        return span.end == nil && span.start.kind != .category
    }

    private func freeGap(_ axis: Axis) -> CGFloat {
        let scale = scale(axis)
        guard scale.kind != .category else { return 0 }
        var places: Set<CGFloat> = []
        for mark in model.marks where (mark.kind == .bar || mark.kind == .rectangle) && isFree(mark, axis) {
            if mark.kind == .bar, mark.growthAxis == axis { continue }
            if let span = mark[axis].value, let place = scale.position(span.start) { places.insert(place) }
        }
        guard !places.isEmpty else { return 0 }
        let sorted = places.sorted()
        return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? scale.length
    }

    private func freeBar(_ axis: Axis) -> CGFloat {
        min((axis == .horizontal ? gaps.x : gaps.y) * Self.barRatio, Self.widestFreeBar)
    }

    /// The two ends of a mark along an axis, in the order its values were said; nil where it has no place.
    func ends(_ mark: Mark, _ axis: Axis) -> (CGFloat, CGFloat)? {
        let scale = scale(axis)
        let offsets = mark.style.isPlain ? (xStart: 0, xEnd: 0, yStart: 0, yEnd: 0) : mark.style.fields.offset
        let (moveStart, moveEnd) = axis == .horizontal ? (offsets.xStart, offsets.xEnd) : (offsets.yStart, offsets.yEnd)
        guard let (from, to) = unmovedEnds(mark, axis, scale) else { return nil }
        return (from + moveStart, to + moveEnd)
    }

    private func unmovedEnds(_ mark: Mark, _ axis: Axis, _ scale: PositionScale) -> (CGFloat, CGFloat)? {
        if mark.growthAxis == axis {
            guard let stacked = mark.stacked, let to = scale.position(quantity: stacked.to) else { return nil }
            // The baseline may lie outside of the domain: the bar then grows from the plot's edge.
            let base = scale.position(quantity: stacked.from) ?? scale.start
            let from = stacked.from == 0 ? min(max(base, min(scale.start, scale.end)), max(scale.start, scale.end)) : base
            return (from, to)
        }
        switch mark[axis] {
        case .value(let span): return band(of: mark, span, axis, scale)
        case .range(let start, let end):
            guard let from = scale.position(start.start), let to = scale.position(end.end ?? end.start) else { return nil }
            if scale.kind == .category, let first = scale.band(start), let last = scale.band(end) {
                // The scale runs from the first category's start to the last one's end.
                return (first.0, last.1)
            }
            return (from, to)
        case .points(let start, let end):
            let first = axis == .horizontal ? plot.minX : plot.minY, last = axis == .horizontal ? plot.maxX : plot.maxY
            return (start.map { first + $0 } ?? first, end.map { first + $0 } ?? last)
        case .point(let point):
            let first = axis == .horizontal ? plot.minX : plot.minY
            let place = point.map { first + $0 } ?? (axis == .horizontal ? plot.midX : plot.midY)
            return (place, place)
        case .none: return axis == .horizontal ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
        }
    }

    private func band(of mark: Mark, _ span: Span, _ axis: Axis, _ scale: PositionScale) -> (CGFloat, CGFloat)? {
        switch mark.kind {
        case .bar, .rectangle: break
        default:
            guard let place = point(of: mark, span, axis, scale) else { return nil }
            return (place, place)
        }
        guard let (from, to) = scale.band(span) else { return nil }
        let isFree = span.end == nil && scale.kind != .category
        let dimension = axis == .horizontal ? mark.width : mark.height
        var step = isFree ? (axis == .horizontal ? gaps.x : gaps.y) : abs(to - from)
        var middle = (from + to) / 2
        if let group = mark.style.fields.positionBy, positionAxis(mark, group.axis) == axis, let index = model.positions[group.value.start]
        {
            let whole = group.span.length(of: step, automatic: isFree ? min(step * 0.8, 60) : step * 0.8)
            let own = whole / CGFloat(max(model.positions.count, 1))
            let place = (CGFloat(index) + 0.5) * own - whole / 2
            middle += scale.start <= scale.end ? place : -place
            step = own
            let length = dimension.length(of: step, automatic: step * 0.88)
            return (middle - length / 2, middle + length / 2)
        }
        // Cells of a heat map touch; bars keep apart.
        let automatic = mark.kind == .rectangle ? (isFree ? min(step, 20) : step) : isFree ? freeBar(axis) : step * Self.barRatio
        let length = dimension.length(of: step, automatic: automatic)
        return (middle - length / 2, middle + length / 2)
    }

    private func positionAxis(_ mark: Mark, _ said: Axis?) -> Axis {
        said ?? (mark.growthAxis == .horizontal ? .vertical : .horizontal)
    }

    /// The place of a point: in the middle of its bin, or of its place among those side by side.
    private func point(of mark: Mark, _ span: Span, _ axis: Axis, _ scale: PositionScale) -> CGFloat? {
        guard let middle = scale.position(span.middle) else { return nil }
        guard !mark.style.isPlain, let group = mark.style.fields.positionBy, positionAxis(mark, group.axis) == axis,
            let index = model.positions[group.value.start], let (from, to) = scale.band(span)
        else { return middle }
        let whole = group.span.length(of: abs(to - from), automatic: abs(to - from) * 0.8)
        let place = (CGFloat(index) + 0.5) * whole / CGFloat(max(model.positions.count, 1)) - whole / 2
        return middle + (scale.start <= scale.end ? place : -place)
    }

    /// The rectangle of a bar, a rectangle, a rule or a point, not snapped.
    func frame(_ mark: Mark) -> CGRect? {
        guard let (left, right) = ends(mark, .horizontal), let (top, bottom) = ends(mark, .vertical) else { return nil }
        let rect = CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
        return rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite ? rect : nil
    }

    /// The rectangle on whole pixels, and never thinner than one where there is something to see.
    func snapped(_ rect: CGRect) -> CGRect {
        let grid = PixelGrid(pixel)
        func side(_ from: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            guard length > 0 else { return (grid.snap(from), 0) }
            let snapped = max((length / pixel).rounded(), 1) * pixel
            return (grid.snap(from + (length - snapped) / 2), snapped)
        }
        let (x, width) = side(rect.minX, rect.width)
        // Ends on values are kept where they are, to the pixel.
        let (top, bottom) = (grid.snap(rect.minY), grid.snap(rect.maxY))
        return CGRect(x: x, y: top, width: width, height: max(bottom - top, rect.height > 0 ? pixel : 0))
    }
}
