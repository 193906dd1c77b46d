import SwiftUI
import WidgetKit

/// One metric in a circle: short name, short value, comparison.
struct CircularView: View {
    let state: WidgetState
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                switch AccessoryContent(state) {
                case .metric(let metric, let figures):
                    metric.shortName.font(.caption2.weight(.medium)).minimumScaleFactor(0.75)
                    if let figures {
                        FigureText(
                            figures.value,
                            fonts: [Font.title3, .headline, .subheadline, .footnote, .caption2, .system(size: 9)].map { $0.weight(.bold) }
                        )
                        .privacySensitive()
                        if let lastUpdated = state.lastUpdated, lastUpdated.isOld {
                            Text(verbatim: lastUpdated.brief).font(.caption2.weight(.semibold)).monospacedDigit().minimumScaleFactor(0.5)
                        } else if let comparison = figures.comparison {
                            ComparisonLabel(comparison: comparison, font: .caption2, arrow: 9).privacySensitive()
                        }
                    } else {
                        Text(verbatim: "–").font(.title3.weight(.bold))
                    }
                case .message(let symbol, let word, _, _):
                    Image(systemName: symbol).font(.system(size: 24))
                    word.font(.caption2).minimumScaleFactor(0.75)
                }
            }
            .lineLimit(1)
            .padding(.horizontal, 3)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.sentence(hidesFigures: redaction.contains(.privacy)))
    }
}
