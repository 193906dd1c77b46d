import SwiftUI
import WidgetKit

/// A line of one point between parts.
struct Hairline: View {
    var axis = Axis.horizontal
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Rectangle().fill(InsightsColors(mode).hairline)
            .frame(width: axis == .vertical ? 1 : nil, height: axis == .horizontal ? 1 : nil)
            .accessibilityHidden(true)
    }
}
