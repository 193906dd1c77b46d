import Foundation
import VitrineSwiftUI

/// The marks of a plot as they are drawn, back to front.
@MainActor struct PlotDrawing {
    let model: ChartModel
    let geometry: PlotGeometry
    let context: DrawnContext

    init(_ model: ChartModel, _ geometry: PlotGeometry, _ context: DrawnContext) {
        self.model = model
        self.geometry = geometry
        self.context = context
    }

    /// The default line of Apple's charts: 2 points wide, with round ends.
    static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    /// 2 points, in 14 pictures of iOS 16.1.
    static let rule = StrokeStyle(lineWidth: 2)
    /// The area of a symbol in points squared: a circle 7 points across.
    static let symbolSide: CGFloat = 6.2

    func parts() -> [DrawnPart] {
        var drawn: [(z: Double, parts: [DrawnPart])] = []
        drawn.reserveCapacity(model.marks.count)
        let series = SeriesPaths(model)
        let sectors = SectorAngles(model.marks)
        for (index, mark) in model.marks.enumerated() {
            var parts: [DrawnPart] = []
            switch mark.kind {
            case .line, .area:
                guard let members = series.starting(at: index) else { continue }
                parts = mark.kind == .line ? line(members) : area(members)
            case .bar, .rectangle: parts = bar(mark)
            case .point: parts = symbol(mark, isPoint: true)
            case .rule: parts = rule(mark)
            case .sector: parts = sector(mark, sectors.angles(index))
            }
            guard !parts.isEmpty else { continue }
            drawn.append((mark.style.isPlain ? 0 : mark.style.fields.zIndex ?? 0, parts))
        }
        if drawn.contains(where: { $0.z != 0 }) {
            let order = drawn.indices.sorted { (drawn[$0].z, $0) < (drawn[$1].z, $1) }
            drawn = order.map { drawn[$0] }
        }
        var parts = drawn.flatMap(\.parts)
        parts += SpokenMarks(model, geometry, context).parts()
        return parts
    }

    // MARK: Style

    func style(_ mark: Mark) -> AnyShapeStyle {
        if mark.style.isPlain { return AnyShapeStyle(.tint) }
        if let by = mark.style.fields.foregroundBy, let style = model.foreground.value(by.start) { return style }
        return mark.style.fields.foreground ?? AnyShapeStyle(.tint)
    }

    private func stroke(_ mark: Mark, standard: StrokeStyle) -> StrokeStyle {
        if mark.style.isPlain { return standard }
        if let by = mark.style.fields.lineStyleBy, let style = model.lines.value(by.start) { return style.sound }
        return mark.style.fields.lineStyle?.sound ?? standard
    }

    /// The rectangle a gradient runs over.
    private func styleFrame(_ mark: Mark, _ own: CGRect) -> CGRect {
        !mark.style.isPlain && mark.style.fields.alignsWithPlot ? geometry.plot : own
    }

    /// Fades, blurs, cuts and shades what a mark drew.
    private func effects(_ mark: Mark, _ parts: [DrawnPart], _ frame: CGRect) -> [DrawnPart] {
        guard !mark.style.isPlain, !parts.isEmpty else { return parts }
        let fields = mark.style.fields
        var effect = DrawnEffect()
        effect.opacity = fields.opacity
        effect.blur = fields.blur.isFinite ? min(max(Double(fields.blur), 0), 1000) : 0
        effect.shadow = fields.shadow.flatMap { $0.radius.isFinite && $0.x.isFinite && $0.y.isFinite ? $0 : nil }
        effect.clip = fields.clip?(frame)
        if let mask = fields.mask {
            var masked = model
            masked.marks = mask
            Stacking.apply(to: &masked.marks, order: masked.stackOrder)
            effect.mask = PlotDrawing(masked, PlotGeometry(masked, like: geometry), context).parts()
        }
        let isNothing =
            effect.opacity == 1 && effect.blur == 0 && effect.shadow == nil && effect.clip == nil && effect.mask == nil
        return isNothing ? parts : [.layer(parts, effect)]
    }

    // MARK: Marks

    private func bar(_ mark: Mark) -> [DrawnPart] {
        guard let frame = geometry.frame(mark) else { return [] }
        let rect = geometry.snapped(frame)
        guard rect.width > 0, rect.height > 0 else { return [] }
        var path = Path(rect)
        let corner = mark.style.isPlain ? nil : mark.style.fields.cornerRadius
        // From iOS 26 on, a given radius rounds a bar's own end too, where the bar stands alone on the baseline.
        let hasOwnEnd = context.environment.systemVersion.isAtLeast(26) && mark.isOutermost && mark.stacked?.from == 0
        if mark.kind == .bar, corner == nil || hasOwnEnd {
            path = Path(
                roundedRect: rect, cornerRadii: ownCorners(mark, rect, corner?.radius.sound(or: 0) ?? Self.barCorner),
                style: corner?.style ?? .continuous)
        } else if let corner, corner.radius > 0 {
            path = Path(roundedRect: rect, cornerRadius: min(corner.radius, min(rect.width, rect.height) / 2), style: corner.style)
        }
        return effects(mark, [.fill(path, style(mark), in: styleFrame(mark, rect))], rect)
    }

    /// The radius of a bar's corners where none is said, in points: jordibruin/Swift-Charts-Examples has pictures by Apple's renderer, with
    /// bars 8 and 32 points wide.
    private static let barCorner: CGFloat = 2

    /// A bar between two values is round at both ends; one that grows from the baseline at its own, if nothing stands on it.
    private func ownCorners(_ mark: Mark, _ rect: CGRect, _ radius: CGFloat) -> RectangleCornerRadii {
        let radius = max(min(radius, min(rect.width, rect.height) / 2), 0)
        guard let axis = mark.growthAxis, let (from, to) = geometry.ends(mark, axis) else {
            return RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
        guard mark.isOutermost else { return RectangleCornerRadii() }
        switch (axis, to < from) {
        case (.vertical, true): return RectangleCornerRadii(topLeading: radius, topTrailing: radius)
        case (.vertical, false): return RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius)
        case (.horizontal, true): return RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
        case (.horizontal, false): return RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius)
        }
    }

    private func rule(_ mark: Mark) -> [DrawnPart] {
        guard let frame = geometry.frame(mark) else { return [] }
        let stroke = stroke(mark, standard: Self.rule)
        let grid = PixelGrid(geometry.pixel)
        var path = Path()
        // The longer side is the line's direction.
        if frame.width >= frame.height {
            let y = grid.line(frame.midY, width: stroke.lineWidth)
            path.move(to: CGPoint(x: frame.minX, y: y))
            path.addLine(to: CGPoint(x: frame.maxX, y: y))
        } else {
            let x = grid.line(frame.midX, width: stroke.lineWidth)
            path.move(to: CGPoint(x: x, y: frame.minY))
            path.addLine(to: CGPoint(x: x, y: frame.maxY))
        }
        let area = frame.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
        return effects(mark, [.stroke(path, style(mark), stroke, in: styleFrame(mark, area))], area)
    }

    private func symbol(_ mark: Mark, isPoint: Bool) -> [DrawnPart] {
        guard let frame = geometry.frame(mark) else { return [] }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if !mark.style.isPlain, let make = mark.style.fields.symbolView {
            guard let view = make(context) else { return [] }
            let size = view.size()
            let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
            return effects(mark, [.view(view, at: origin, .unspecified)], CGRect(origin: origin, size: size))
        }
        guard let shape = symbolShape(mark) ?? (isPoint ? AnyChartSymbolShape(.circle) : nil) else { return [] }
        let size = symbolSize(mark)
        let unit = shape.perceptualUnitRect
        let rect = CGRect(
            x: middle.x + unit.minX * size.width, y: middle.y + unit.minY * size.height, width: unit.width * size.width,
            height: unit.height * size.height)
        guard rect.width > 0, rect.height > 0, rect.width < 1e4, rect.height < 1e4 else { return [] }
        return effects(mark, [.fill(shape.path(in: rect), style(mark), in: styleFrame(mark, rect))], rect)
    }

    private func symbolShape(_ mark: Mark) -> AnyChartSymbolShape? {
        if mark.style.isPlain { return nil }
        if let by = mark.style.fields.symbolBy, let shape = model.symbols.value(by.start) { return shape }
        return mark.style.fields.symbol
    }

    private func symbolSize(_ mark: Mark) -> CGSize {
        let standard = CGSize(width: Self.symbolSide, height: Self.symbolSide)
        if mark.style.isPlain { return standard }
        if let by = mark.style.fields.symbolSizeBy, let area = model.sizes.value(by.start) {
            let side = area > 0 && area.isFinite ? area.squareRoot() : 0
            return CGSize(width: side, height: side)
        }
        return mark.style.fields.symbolSize ?? standard
    }

    private func line(_ members: [Int]) -> [DrawnPart] {
        let first = model.marks[members[0]]
        var points: [CGPoint] = []
        points.reserveCapacity(members.count)
        for index in members {
            guard let (x, _) = geometry.ends(model.marks[index], .horizontal), let (y, _) = geometry.ends(model.marks[index], .vertical)
            else { continue }
            points.append(CGPoint(x: x, y: y))
        }
        let method = first.style.isPlain ? InterpolationMethod.linear : first.style.fields.interpolation ?? .linear
        let isVertical = model.y.kind != .number && model.x.kind == .number
        var parts: [DrawnPart] = []
        if let curve = Curve(through: points, method, vertical: isVertical) {
            var stroke = stroke(first, standard: Self.line)
            // One point is no line, unless its end is round.
            if points.count == 1, stroke.lineCap != .round { stroke.lineWidth = 0 }
            let path = points.count == 1 ? Path { $0.addLines([points[0], points[0]]) } : curve.path
            let bounds = path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
            if stroke.lineWidth > 0 {
                parts = effects(first, [.stroke(path, style(first), stroke, in: styleFrame(first, bounds))], bounds)
            }
        }
        if !first.style.isPlain {
            for index in members { parts += symbol(model.marks[index], isPoint: false) }
        }
        return parts
    }

    private func area(_ members: [Int]) -> [DrawnPart] {
        let first = model.marks[members[0]]
        // Along x unless the area lies on its side.
        var isSideways = first.growthAxis == .horizontal
        if case .range = first.x { isSideways = true }
        var upper: [CGPoint] = [], lower: [CGPoint] = []
        for index in members {
            let mark = model.marks[index]
            guard let x = geometry.ends(mark, .horizontal), let y = geometry.ends(mark, .vertical) else { continue }
            lower.append(CGPoint(x: x.0, y: y.0))
            upper.append(isSideways ? CGPoint(x: x.1, y: y.0) : CGPoint(x: x.0, y: y.1))
        }
        let method = first.style.isPlain ? InterpolationMethod.linear : first.style.fields.interpolation ?? .linear
        guard upper.count > 1, let top = Curve(through: upper, method, vertical: isSideways),
            let bottom = Curve(through: lower, method, vertical: isSideways)
        else { return [] }
        var path = top.path
        path.addLine(to: bottom.end)
        bottom.appendReversed(to: &path)
        path.closeSubpath()
        let bounds = path.boundingRect
        return effects(first, [.fill(path, style(first), in: styleFrame(first, bounds))], bounds)
    }

    private func sector(_ mark: Mark, _ angles: (from: Double, to: Double)?) -> [DrawnPart] {
        guard let angles, let sector = Sector(mark, angles, geometry.plot) else { return [] }
        // A gradient runs over the slice, not over the whole circle.
        let path = sector.path, box = path.boundingRect
        return effects(mark, [.fill(path, style(mark), in: styleFrame(mark, box))], box)
    }
}

/// The marks that make one line or one area.
struct SeriesPaths {
    private var members: [Int: [Int]] = [:]

    init(_ model: ChartModel) {
        guard model.marks.contains(where: { $0.kind == .line || $0.kind == .area }) else { return }
        var starts: [SeriesKey: Int] = [:]
        for (index, mark) in model.marks.enumerated() where mark.kind == .line || mark.kind == .area {
            let key = SeriesKey(mark)
            let start = starts[key] ?? index
            starts[key] = start
            members[start, default: []].append(index)
        }
    }

    /// All marks of the series whose first this is.
    func starting(at index: Int) -> [Int]? { members[index] }
}
