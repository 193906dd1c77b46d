import SwiftUI
import WidgetKit

/// A metric in two rows: name and sparkline, value and comparison.
struct PlainMetricCell: View {
    let metric: MetricType
    let figures: MetricFigures?
    let style: MetricCellStyle
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ViewThatFits(in: .horizontal) {
                nameRow(metric.name.fixedSize(), hasSparkline: true)
                nameRow(metric.shortName.fixedSize(), hasSparkline: true)
                nameRow(metric.name.fixedSize(), hasSparkline: false)
                nameRow(metric.shortName.minimumScaleFactor(0.5), hasSparkline: false)
            }
            if let figures { valueRow(figures) } else { noData }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func nameRow(_ name: some View, hasSparkline: Bool) -> some View {
        HStack(alignment: .top, spacing: 0) {
            name.font(.caption).foregroundColor(InsightsColors(mode).secondaryText)
            Spacer(minLength: 4)
            if hasSparkline, let chart = figures?.line, let width = style.sparkline {
                Sparkline(series: chart, width: width).padding(.bottom, -4).privacySensitive()
            }
        }
    }

    /// The longest form in the largest style that fits; the shortest is made smaller before it would be cut.
    private func valueRow(_ figures: MetricFigures) -> some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Array(candidates(figures.value).enumerated()), id: \.offset) { _, candidate in
                row(Text(verbatim: candidate.text).font(candidate.font).fixedSize(), figures.comparison)
            }
            // What is as long as this leaves no room for a comparison: half a figure would be a wrong one.
            row(FigureText(figures.value, fonts: [Font.footnote.weight(.bold), .caption.weight(.bold)]), nil)
        }
    }

    /// €4,826.50 large; €4,827 large, then smaller; €4.8K likewise; where a language has no such short form, smaller still.
    private func candidates(_ value: ValueForms) -> [(text: String, font: Font)] {
        guard let largest = style.values.first else { return [] }
        let smaller: [Font] = [.headline, .subheadline.weight(.bold), .footnote.weight(.bold)]
        return [(value.full, largest)]
            + value.all.dropFirst(value.all.count > 1 ? 1 : 0).flatMap { form in style.values.map { (form, $0) } }
            + smaller.map { (value.shortest, $0) }
    }

    private func row(_ value: some View, _ comparison: Comparison?) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            value.monospacedDigit().privacySensitive()
            Spacer(minLength: 6)
            if let comparison {
                ComparisonLabel(comparison: comparison, font: style.comparison, arrow: style.arrow).privacySensitive()
            }
        }
    }

    private var noData: some View {
        Text("No data", bundle: .module).font(.headline).foregroundColor(InsightsColors(mode).secondaryText).minimumScaleFactor(0.75)
    }
}
