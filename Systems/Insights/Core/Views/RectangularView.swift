import SwiftUI
import WidgetKit

/// One metric in three lines, with its sparkline.
struct RectangularView: View {
    let state: WidgetState
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            switch AccessoryContent(state) {
            case .metric(let metric, let figures):
                title("chart.bar.fill", metric.name, size: 12, font: .footnote.weight(.semibold)).frame(height: 18)
                if let figures { value(figures).frame(height: 32) } else { noData.frame(height: 32) }
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    if let comparison = figures?.comparison {
                        ComparisonLabel(comparison: comparison, font: .caption, arrow: 9).privacySensitive()
                    }
                    if let lastUpdated = state.lastUpdated {
                        stamp(lastUpdated, isAlone: figures?.comparison == nil).font(.caption).monospacedDigit().opacity(0.86)
                            .minimumScaleFactor(0.75)
                    }
                }
                .lineLimit(1)
                .frame(height: 18)
            case .message(let symbol, _, let words, let below):
                title(symbol, words, size: 14, font: .subheadline.weight(.semibold))
                below.font(.footnote).opacity(0.86).lineLimit(2).minimumScaleFactor(0.75).padding(.top, 2)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.sentence(hidesFigures: redaction.contains(.privacy)))
    }

    private func title(_ symbol: String, _ words: Text, size: CGFloat, font: Font) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 5) {
            Image(systemName: symbol).font(.system(size: size, weight: .semibold))
            words.font(font).lineLimit(1).truncationMode(.tail)
        }
        .widgetAccentable()
    }

    @ViewBuilder private func stamp(_ lastUpdated: LastUpdated, isAlone: Bool) -> some View {
        if isAlone && !lastUpdated.isEarlierDay {
            Text("as of \(lastUpdated.text)", bundle: .module)
        } else {
            Text(verbatim: lastUpdated.text)
        }
    }

    /// The sparkline goes before the value gets shorter than whole.
    private func value(_ figures: MetricFigures) -> some View {
        ViewThatFits(in: .horizontal) {
            row(figures.value.whole, figures.line)
            row(figures.value.whole, nil)
            row(figures.value.shortest, nil)
            FigureText(figures.value, fonts: [Font.title2, .title3, .headline].map { $0.weight(.bold) })
        }
        .monospacedDigit().privacySensitive()
    }

    private func row(_ text: String, _ chart: ChartSeries?) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: text).font(.title2.weight(.bold)).fixedSize()
            Spacer(minLength: 8)
            if let chart { Sparkline(series: chart, width: 50, height: 26).padding(.trailing, 8) }
        }
    }

    private var noData: some View { Text("No data", bundle: .module).font(.headline).opacity(0.86) }
}
