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
            metric.name.font(.footnote).foregroundColor(InsightsColors(mode).secondaryText).lineLimit(1)
            ViewThatFits(in: .horizontal) {
                ForEach(Array(figures.value.all.enumerated()), id: \.offset) { _, form in
                    row(Text(verbatim: form).fixedSize())
                }
                row(Text(verbatim: figures.value.shortest).minimumScaleFactor(0.75))
            }
            BarChart(series: chart).padding(.top, 8)
        }
    }

    private func row(_ value: some View) -> some View {
        HStack(spacing: 0) {
            value.font(.largeTitle.weight(.bold)).monospacedDigit().lineLimit(1)
            Spacer(minLength: 8)
            if let comparison = figures.comparison {
                VStack(alignment: .trailing, spacing: 0) {
                    ComparisonLabel(comparison: comparison, font: .headline, arrow: 14)
                    range.comparedWith.font(.caption).foregroundColor(InsightsColors(mode).secondaryText).lineLimit(1).fixedSize()
                }
                // Level with the value's figures, which have no descenders.
                .padding(.bottom, 6)
            }
        }
    }
}
