import SwiftUI
import WidgetKit

/// One metric: name and value, and where there is a history a sparkline, where there is something to compare with a comparison. As the
/// primary cell it has bars instead, and its comparison beside the value; alone it fills its room. Of the widget's size it knows nothing.
public struct MetricCell: View {
    let state: MetricState
    let primary: PrimaryCell
    let style: MetricCellStyle
    let range: DateRange

    public init(_ state: MetricState, primary: PrimaryCell, style: MetricCellStyle, range: DateRange) {
        self.state = state
        self.primary = primary
        self.style = style
        self.range = range
    }

    public var body: some View {
        switch state {
        case .none: HoleCell()
        case .metric(let metric, let figures?) where primary.isPrimary(state):
            if let chart = figures.chart { PrimaryMetricCell(metric: metric, figures: figures, chart: chart, range: range) }
        case .metric(let metric, let figures?) where style.isAlone:
            SoloMetricCell(metric: metric, figures: figures, style: style, range: range)
        case .metric(let metric, let figures):
            PlainMetricCell(metric: metric, figures: figures, style: style)
        }
    }
}

/// The sizes of the parts of a cell.
public struct MetricCellStyle: Hashable, Sendable {
    /// The fonts of the value, largest first: a later one is taken where the first does not fit.
    let values: [Font]
    let comparison: Font
    /// The size of the arrow in points.
    let arrow: CGFloat
    /// Points; nil has no sparkline.
    var sparkline: CGFloat?
    /// Nothing else is shown, so that the cell may take all the room there is.
    var isAlone = false

    var withoutSparkline: MetricCellStyle {
        var style = self
        style.sparkline = nil
        return style
    }

    /// The style for a number of cells: the fewer, the larger.
    public static func fitting(_ count: Int, hasPrimary: Bool, sparklines: Bool) -> MetricCellStyle {
        if count <= 2 {
            return MetricCellStyle(
                values: [.title2.weight(.bold), .title3.weight(.bold)], comparison: .caption, arrow: 9, sparkline: sparklines ? 40 : nil,
                isAlone: count == 1)
        }
        if hasPrimary {
            return MetricCellStyle(values: [.headline], comparison: .caption2, arrow: 9, sparkline: sparklines ? 46 : nil)
        }
        return MetricCellStyle(values: [.title3.weight(.bold)], comparison: .caption, arrow: 10, sparkline: sparklines ? 46 : nil)
    }
}

/// “None”: the slot stays empty, and the others where they are.
struct HoleCell: View {
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        RoundedRectangle(cornerRadius: 14, style: .continuous)
            .fill(InsightsColors(mode).hole)
            .overlay { Image(systemName: "minus").font(.system(size: 16)).foregroundColor(InsightsColors(mode).holeMark) }
            .accessibilityHidden(true)
    }
}
