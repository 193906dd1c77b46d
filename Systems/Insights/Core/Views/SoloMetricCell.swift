import SwiftUI
import WidgetKit

/// The only metric there is: its value as large as there is room, and how it went across all that is left.
struct SoloMetricCell: View {
    let metric: MetricType
    let figures: MetricFigures
    let style: MetricCellStyle
    let range: DateRange
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ViewThatFits(in: .horizontal) {
                ForEach(Array(forms.enumerated()), id: \.offset) { _, form in
                    VStack(alignment: .leading, spacing: 0) {
                        metric.name.font(.footnote).foregroundColor(InsightsColors(mode).secondaryText).lineLimit(1)
                        PrimaryValue(Text(verbatim: form).fixedSize(), figures.comparison, over: range)
                    }
                }
                PlainMetricCell(metric: metric, figures: figures, style: style.withoutSparkline)
            }
            if style.sparkline != nil, let chart = figures.line {
                Sparkline(series: chart, width: nil, height: nil).padding(.top, 8).privacySensitive()
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    /// The shortest form would be large and say little.
    private var forms: [String] { figures.value.all.count > 1 ? figures.value.all.dropLast() : figures.value.all }
}
