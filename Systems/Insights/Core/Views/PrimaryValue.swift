import SwiftUI
import WidgetKit

/// A large value with its comparison, and what it is compared with, to its right.
struct PrimaryValue<Value: View>: View {
    let value: Value
    let comparison: Comparison?
    let range: DateRange
    @Environment(\.widgetRenderingMode) private var mode

    init(_ value: Value, _ comparison: Comparison?, over range: DateRange) {
        self.value = value
        self.comparison = comparison
        self.range = range
    }

    var body: some View {
        HStack(spacing: 0) {
            value.font(.largeTitle.weight(.bold)).monospacedDigit().lineLimit(1).privacySensitive()
            Spacer(minLength: 8)
            if let comparison {
                VStack(alignment: .trailing, spacing: 0) {
                    ComparisonLabel(comparison: comparison, font: .headline, arrow: 14).privacySensitive()
                    range.comparedWith.font(.caption).foregroundColor(InsightsColors(mode).secondaryText).lineLimit(1).fixedSize()
                }
                // Beside letters as large as they get the value would have no room.
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                // Level with the value's figures, which have no descenders.
                .padding(.bottom, 6)
            }
        }
    }
}
