import Foundation
import VitrineSwiftUI

/// Gives a chart's parts their places: legend, titles and axes around, the plot in what is left.
@MainActor struct ChartComposer {
    let context: DrawnContext
    private let configuration: ChartConfiguration
    private var model: ChartModel
    private let isRightToLeft: Bool
    private let pixel: CGFloat
    private let chart: CGRect

    init(_ marks: [Mark], _ context: DrawnContext) {
        self.context = context
        configuration = context.environment[ChartConfigurationKey.self]
        model = ChartModel(marks, configuration)
        isRightToLeft = context.environment.layoutDirection == .rightToLeft
        pixel = context.environment.pixelLength
        chart = context.frame
    }

    /// Points between a legend or a title and what it stands beside.
    private static let gap: CGFloat = 8
    /// Points between the legend and what it stands beside, in five pictures of iOS 26.
    private static let legendGap: CGFloat = 4

    mutating func parts() -> [DrawnPart] {
        for name in configuration.reports {
            context.report("\(name) is declared and not drawn: a picture does not scroll and is not touched")
        }
        guard chart.width > 0, chart.height > 0, chart.width < 1e5, chart.height < 1e5 else { return [] }
        var outside: [DrawnPart] = []
        var room = chart
        legend(&room, &outside)
        for axis in [Axis.horizontal, .vertical] {
            for title in configuration[axis].titles { self.title(title, axis, &room, &outside) }
        }
        let plain = model
        var frame = PlotFrame(&model, configuration, room: room, chart: chart, context)
        var geometry = PlotGeometry(model, plot: frame.plot, isRightToLeft: isRightToLeft, pixel: pixel)
        var annotations = AnnotationLayout(model, geometry, chart: chart, context)
        if let end = annotations.domainShare.flatMap(model.y.end(widenedBy:)) {
            // The axis is made anew, with round ends.
            model = plain
            model.y.high = end
            frame = PlotFrame(&model, configuration, room: room, chart: chart, context)
            geometry = PlotGeometry(model, plot: frame.plot, isRightToLeft: isRightToLeft, pixel: pixel)
            annotations = AnnotationLayout(model, geometry, chart: chart, context)
        }
        if let padding = annotations.padding {
            geometry.pad(padding)
            annotations = AnnotationLayout(model, geometry, chart: chart, context)
        }
        let proxy = ChartProxy(geometry, model, chart: chart)

        var parts = layers(configuration.backgrounds, proxy)
        let placings = frame.axes.map { AxisPlacing($0, geometry, chart: chart) }
        parts += styles(frame, placings)
        parts += plot(geometry, frame, placings)
        // A chart is read as its data: each mark says where it is and what it is worth.
        parts.append(.unread(placings.flatMap { $0.parts() }))
        parts += annotations.parts
        parts += outside
        parts += layers(configuration.overlays, proxy)
        return parts
    }

    /// Grid lines and marks, in the view that `chartPlotStyle` makes of them.
    private func plot(_ geometry: PlotGeometry, _ frame: PlotFrame, _ placings: [AxisPlacing]) -> [DrawnPart] {
        let model = model, chart = chart
        let axes = frame.axes
        func inner(_ geometry: PlotGeometry, _ placings: [AxisPlacing], _ context: DrawnContext) -> [DrawnPart] {
            placings.flatMap { $0.gridLines() } + PlotDrawing(model, geometry, context).parts()
        }
        guard let style = configuration.plotStyle else { return inner(geometry, placings, context) }
        let content = ChartPlotContent { context in
            var own = geometry
            own.move(to: context.frame)
            return inner(own, axes.map { AxisPlacing($0, own, chart: chart) }, context)
        }
        guard let view = context.measure(style(content)) else { return [] }
        return [.view(view, at: geometry.plot.origin, ProposedViewSize(geometry.plot.size))]
    }

    private func styles(_ frame: PlotFrame, _ placings: [AxisPlacing]) -> [DrawnPart] {
        placings.compactMap { placing in
            guard let view = configuration[placing.layout.axis].style?(context) else { return nil }
            let area = frame.area(of: placing.layout)
            return .view(view, at: area.origin, ProposedViewSize(area.size))
        }
    }

    private func layers(_ layers: [ChartConfiguration.Layer], _ proxy: ChartProxy) -> [DrawnPart] {
        layers.compactMap { layer in
            guard let view = layer.view(proxy, context) else { return nil }
            let offer = ProposedViewSize(chart.size)
            let size = view.size(offer)
            let place = layer.alignment.place(size, in: chart, isRightToLeft: isRightToLeft)
            return .view(view, at: place, offer)
        }
    }

    // MARK: Around the plot

    /// Places the legend. The chart's own is not read aloud, as the marks say the same names; one that the app wrote may say more.
    private func legend(_ room: inout CGRect, _ parts: inout [DrawnPart]) {
        let place = configuration.legend.position.place
        let isColumn = place == .leading || place == .trailing
        guard let legend = Legend(model, width: chart.width, isColumn: isColumn, context) else { return }
        let gap = configuration.legend.spacing?.sound(or: Self.legendGap) ?? Self.legendGap
        let alignment = configuration.legend.alignment
        let frame = reserve(legend.size, place, gap, alignment ?? (isColumn ? .top : .leading), &room)
        let drawn = legend.parts(in: frame, isRightToLeft: isRightToLeft)
        parts += configuration.legend.content == nil ? [.unread(drawn)] : drawn
    }

    private func title(_ title: ChartConfiguration.AxisTitle, _ axis: Axis, _ room: inout CGRect, _ parts: inout [DrawnPart]) {
        guard let view = title.view(context) else { return }
        let gap = title.spacing?.sound(or: 4) ?? 4
        let size = view.size()
        var place = title.position.place
        if place == .automatic { place = axis == .horizontal ? .bottom : .top }
        if place == .leading || place == .trailing {
            // Words beside the plot run along it.
            let isLeft = (place == .leading) != isRightToLeft
            let wide = CGSize(width: size.height, height: size.width)
            let frame = reserve(wide, place, gap, title.alignment ?? .center, &room)
            var effect = DrawnEffect()
            effect.rotation = (angle: isLeft ? -.pi / 2 : .pi / 2, about: CGPoint(x: frame.midX, y: frame.midY))
            let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            parts.append(.unread([.layer([.view(view, at: origin, .unspecified)], effect)]))
            return
        }
        // A title above the y axis ends with it; one under the x axis stands in its middle.
        let frame = reserve(size, place, gap, title.alignment ?? (axis == .vertical ? .trailing : .center), &room)
        parts.append(.unread([.view(view, at: frame.origin, .unspecified)]))
    }

    /// Takes a strip off a side of the room, and says where in it something stands.
    private func reserve(
        _ size: CGSize, _ place: AnnotationPosition.Place, _ gap: CGFloat, _ alignment: Alignment, _ room: inout CGRect
    ) -> CGRect {
        var strip = room
        switch place {
        case .top, .topLeading, .topTrailing:
            strip.size.height = min(size.height, room.height)
            room.origin.y += min(size.height + gap, room.height)
            room.size.height = max(room.height - size.height - gap, 0)
        case .overlay: break
        case .leading, .trailing:
            let isLeft = (place == .leading) != isRightToLeft
            let width = min(size.width, room.width)
            strip = CGRect(x: isLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
            if isLeft { room.origin.x += min(size.width + gap, room.width) }
            room.size.width = max(room.width - size.width - gap, 0)
        case .automatic, .bottom, .bottomLeading, .bottomTrailing:
            strip.origin.y = max(room.maxY - size.height, room.minY)
            strip.size.height = min(size.height, room.height)
            room.size.height = max(room.height - size.height - gap, 0)
        }
        var alignment = alignment
        switch place {
        case .topLeading, .bottomLeading: alignment = Alignment(horizontal: .leading, vertical: alignment.vertical)
        case .topTrailing, .bottomTrailing: alignment = Alignment(horizontal: .trailing, vertical: alignment.vertical)
        default: break
        }
        return CGRect(origin: alignment.place(size, in: strip, isRightToLeft: isRightToLeft), size: size)
    }
}

extension Alignment {
    /// The corner of a thing that stands in a box.
    func place(_ size: CGSize, in box: CGRect, isRightToLeft: Bool) -> CGPoint {
        var x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        if isRightToLeft { x = 1 - x }
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return CGPoint(x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y)
    }
}
