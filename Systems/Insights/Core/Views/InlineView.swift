import SwiftUI
import WidgetKit

/// One metric in one line, at the system's place and size: a symbol and a string.
struct InlineView: View {
    let state: WidgetState

    var body: some View {
        Group {
            switch AccessoryContent(state) {
            case .metric(let metric, let figures):
                Label {
                    if let figures {
                        let whole = figures.value.all.count > 2 ? figures.value.all[1] : figures.value.full
                        ViewThatFits(in: .horizontal) {
                            line(metric.shortName, whole, figures.comparison)
                            line(metric.shortName, figures.value.shortest, figures.comparison)
                            // The name goes before the value.
                            Text(verbatim: ([figures.value.shortest] + arrow(figures.comparison)).joined(separator: " "))
                        }
                    } else {
                        metric.shortName + Text(verbatim: " ") + Text("No data", bundle: .module)
                    }
                } icon: {
                    Image(systemName: "chart.bar.fill")
                }
            case .message(let symbol, _, let title, _):
                Label {
                    title
                } icon: {
                    Image(systemName: symbol)
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.sentence)
    }

    private func line(_ name: Text, _ value: String, _ comparison: Comparison?) -> Text {
        name + Text(verbatim: " " + ([value] + arrow(comparison)).joined(separator: " "))
    }

    private func arrow(_ comparison: Comparison?) -> [String] { comparison.map { [$0.character, $0.text] } ?? [] }
}
