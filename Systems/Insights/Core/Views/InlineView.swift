import SwiftUI
import WidgetKit

/// One metric in one line, at the system's place and size: a symbol and a string.
struct InlineView: View {
    let state: WidgetState
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        Group {
            switch AccessoryContent(state) {
            case .metric(let metric, let figures):
                if redaction.contains(.privacy), figures != nil {
                    label(metric.shortName)
                } else if let figures {
                    // Symbol and words are fitted together: they share the line.
                    ViewThatFits(in: .horizontal) {
                        label(line(metric.shortName, figures.value.whole, figures.comparison))
                        label(line(metric.shortName, figures.value.shortest, figures.comparison))
                        // The name goes before the value, and what stands behind the value before it.
                        label(Text(verbatim: ([figures.value.shortest] + behind(figures.comparison)).joined(separator: " ")))
                        label(Text(verbatim: figures.value.shortest))
                        label(Text(verbatim: figures.value.bare)).minimumScaleFactor(0.1)
                    }
                    // Drawn without the figure it is another line; only what is marked is drawn for a locked device too.
                    .privacySensitive()
                } else {
                    label(metric.shortName + Text(verbatim: " ") + Text("No data", bundle: .module))
                }
            case .message(let symbol, _, let title, _): label(title, symbol)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.sentence(hidesFigures: redaction.contains(.privacy)))
    }

    private func label(_ words: Text, _ symbol: String = "chart.bar.fill") -> some View {
        Label {
            words
        } icon: {
            Image(systemName: symbol)
        }
    }

    private func line(_ name: Text, _ value: String, _ comparison: Comparison?) -> Text {
        name + Text(verbatim: " " + ([value] + behind(comparison)).joined(separator: " "))
    }

    /// The words behind a value: how it changed, or the age of figures older than an hour.
    private func behind(_ comparison: Comparison?) -> [String] {
        if let lastUpdated = state.lastUpdated, lastUpdated.isOld { return ["·", lastUpdated.brief] }
        return comparison.map { [$0.character, $0.text] } ?? []
    }
}
