import SwiftUI
import WidgetKit

/// An arrow and by how much: the arrow says the direction before its colour does.
struct ComparisonLabel: View {
    let comparison: Comparison
    var font = Font.caption
    /// The size of the arrow in points.
    var arrow: CGFloat = 10
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: arrow > 12 ? 4 : 2) {
            if !redaction.contains(.placeholder) {
                Image(systemName: comparison.symbol).font(.system(size: arrow, weight: .semibold))
            }
            Text(verbatim: comparison.text).font(font.weight(.semibold)).monospacedDigit()
        }
        .foregroundColor(InsightsColors(mode).comparison(comparison.direction))
        .lineLimit(1)
        .fixedSize()
        .widgetAccentable()
    }
}
