import Foundation
import VitrineSwiftUI

/// The axes of a chart, and the plot that they leave.
@MainActor struct PlotFrame {
    private(set) var plot: CGRect
    private(set) var axes: [AxisLayout] = []

    /// - Parameters:
    ///   - model: automatic domains grow to the ends of their axes.
    ///   - room: without legend and titles.
    init(_ model: inout ChartModel, _ configuration: ChartConfiguration, room: CGRect, chart: CGRect, _ context: DrawnContext) {
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        let lineHeight = context.measure(Text(verbatim: "0").font(AxisLayout.font))?.size().height ?? 16
        plot = room
        let xMarks = Self.descriptions(.horizontal, model, configuration)
        let yMarks = Self.descriptions(.vertical, model, configuration)

        // A first guess at the plot.
        let height = max(room.height - (xMarks.isEmpty ? 0 : AxisLayout.wholePoints(lineHeight + AxisLayout.labelGap)), 0)
        for marks in yMarks {
            let side = Self.side(marks.position, .vertical, model.y.kind, isRightToLeft)
            axes.append(
                AxisLayout(
                    marks, axis: .vertical, side: side, &model.y, desiredCount: nil, room: height, context))
        }
        // Several sets of marks on one side share its room.
        for side in [PlotSide.left, .right] { take(side, axes.filter { $0.side == side }.map(\.thickness).max() ?? 0) }
        for marks in xMarks {
            let side = Self.side(marks.position, .horizontal, model.x.kind, isRightToLeft)
            let layout = AxisLayout(
                marks, axis: .horizontal, side: side, &model.x, desiredCount: min(max(Double(plot.width / 46), 1), 6), room: plot.width,
                context)
            axes.append(layout)
        }
        for side in [PlotSide.top, .bottom] { take(side, axes.filter { $0.side == side }.map(\.thickness).max() ?? 0) }
        keepInsetLabelsInside(room, model)
        if let style = configuration.plotStyle { shrink(to: style, context) }
        plot = PixelGrid(context.environment.pixelLength).snap(plot)
    }

    private mutating func take(_ side: PlotSide, _ points: CGFloat) {
        switch side {
        case .left:
            plot.origin.x += min(points, plot.width)
            plot.size.width = max(plot.width - points, 0)
        case .right: plot.size.width = max(plot.width - points, 0)
        case .top:
            plot.origin.y += min(points, plot.height)
            plot.size.height = max(plot.height - points, 0)
        case .bottom: plot.size.height = max(plot.height - points, 0)
        }
    }

    /// Words in the plot stand on their lines, and the highest needs room above its own. Words beside it hang over the chart's top and
    /// bottom: the plot is as high as the chart.
    private mutating func keepInsetLabelsInside(_ room: CGRect, _ model: ChartModel) {
        for axis in axes where axis.axis == .vertical && axis.preset.kind == .inset && model.y.kind != .category {
            let scale = model.y.scale(from: plot.maxY, to: plot.minY)
            let places = axis.labels.compactMap { label in
                scale.contains(axis.ticks.data[label.tick])
                    ? scale.position(axis.ticks.data[label.tick]).map { ($0, label.size.height) } : nil
            }
            let above = places.map { room.minY - ($0.0 - $0.1) }.max() ?? 0
            if above > 0 { take(.top, min(above, plot.height / 2)) }
        }
    }

    /// `chartPlotStyle` may give the plot a size of its own.
    private mutating func shrink(to style: @MainActor (ChartPlotContent) -> AnyView, _ context: DrawnContext) {
        guard let view = context.measure(style(ChartPlotContent { _ in [] })) else { return }
        let size = view.size(ProposedViewSize(plot.size))
        guard size.width.isFinite, size.height.isFinite else { return }
        plot.size = CGSize(width: min(size.width, plot.width), height: min(size.height, plot.height))
    }

    private static func descriptions(_ axis: Axis, _ model: ChartModel, _ configuration: ChartConfiguration) -> [AxisMarksDescription] {
        let part = configuration[axis]
        guard part.visibility != .hidden, model[axis].hasData else { return [] }
        return part.content?() ?? [AxisMarksDescription()]
    }

    /// Categories of a y axis stand before the plot, as in Apple's charts of bars on their side; numbers and dates behind it.
    private static func side(_ position: AxisMarkPosition, _ axis: Axis, _ kind: DataKind, _ isRightToLeft: Bool) -> PlotSide {
        if axis == .horizontal { return position.side == .top ? .top : .bottom }
        let isLeading = position.side == .leading || (position.side == .automatic && kind == .category)
        return isLeading == isRightToLeft ? .right : .left
    }

    /// The strip beside the plot that an axis takes.
    func area(of axis: AxisLayout) -> CGRect {
        switch axis.side {
        case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: axis.thickness)
        case .top: CGRect(x: plot.minX, y: plot.minY - axis.thickness, width: plot.width, height: axis.thickness)
        case .right: CGRect(x: plot.maxX, y: plot.minY, width: axis.thickness, height: plot.height)
        case .left: CGRect(x: plot.minX - axis.thickness, y: plot.minY, width: axis.thickness, height: plot.height)
        }
    }
}

extension AxisPlacing {
    init(_ layout: AxisLayout, _ geometry: PlotGeometry, chart: CGRect) {
        self.init(
            layout: layout, scale: layout.axis == .horizontal ? geometry.x : geometry.y, plot: geometry.plot, chart: chart,
            pixel: geometry.pixel, isRightToLeft: geometry.isRightToLeft)
    }
}
