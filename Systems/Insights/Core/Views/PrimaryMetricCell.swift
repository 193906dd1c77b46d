import SwiftUI
import WidgetKit

/// The first metric across the whole width: a large value, its comparison to the right, its hours or days as bars.
struct PrimaryMetricCell: View {
    let metric: MetricType
    let figures: MetricFigures
    let chart: ChartSeries
    let range: DateRange
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            // Only where it is too wide: letters follow the device's text size.
            ViewThatFits(in: .horizontal) {
                metric.name
                metric.shortName
                metric.shortName.minimumScaleFactor(0.5)
            }
            .font(.footnote)
            .foregroundColor(InsightsColors(mode).secondaryText)
            .lineLimit(1)
            ViewThatFits(in: .horizontal) {
                ForEach(Array(figures.value.all.enumerated()), id: \.offset) { _, form in
                    PrimaryValue(Text(verbatim: form).fixedSize(), figures.comparison, over: range)
                }
                PrimaryValue(
                    FigureText(figures.value, fonts: [Font.title, .title2, .title3, .headline].map { $0.weight(.bold) }),
                    figures.comparison,
                    over: range)
            }
            BarChart(series: chart).padding(.top, 8).privacySensitive()
        }
    }
}
