import SwiftUI
import WidgetKit

/// Whose figures, of which days, and when they are from.
struct WidgetHeader: View {
    let state: WidgetState
    let options: LayoutOption
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            if let lastUpdated = state.lastUpdated, lastUpdated.isEarlierDay { earlier(lastUpdated) } else { today }
        }
        .font(.caption)
        .lineLimit(1)
        .frame(height: 16)
    }

    @ViewBuilder private var today: some View {
        symbol("chart.bar.fill").foregroundColor(InsightsPalette.accent).widgetAccentable()
        if options.contains(.shopInHeader) {
            shopAndRange.layoutPriority(-1)
        } else {
            state.range.name.fontWeight(.semibold).foregroundColor(InsightsPalette.accent).fixedSize().widgetAccentable()
        }
        Spacer(minLength: 4)
        if let lastUpdated = state.lastUpdated {
            stamp(lastUpdated).font(.caption2).monospacedDigit().foregroundColor(secondary).fixedSize()
        }
    }

    /// The name gives way, the range stays.
    private var shopAndRange: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            if let shop = state.shop {
                Text(verbatim: shop.name).fontWeight(.semibold).foregroundColor(.primary).truncationMode(.tail)
                Text(verbatim: " · ").foregroundColor(secondary).fixedSize()
            }
            state.range.name.foregroundColor(secondary).fixedSize()
        }
    }

    @ViewBuilder private func stamp(_ lastUpdated: LastUpdated) -> some View {
        if options.contains(.shopInHeader) {
            Text("as of \(lastUpdated.text)", bundle: .module)
        } else {
            Text(verbatim: lastUpdated.text)
        }
    }

    /// Figures of an earlier day take the place of range and stamp: “Today” would be wrong.
    @ViewBuilder private func earlier(_ lastUpdated: LastUpdated) -> some View {
        symbol("clock.fill").foregroundColor(secondary)
        let time = Text(verbatim: lastUpdated.text).fontWeight(.semibold).monospacedDigit().foregroundColor(secondary)
        ViewThatFits(in: .horizontal) {
            time.fixedSize()
            time.minimumScaleFactor(0.75)
        }
        .layoutPriority(1)
        Spacer(minLength: 4)
        if options.contains(.shopInHeader), let shop = state.shop {
            Text(verbatim: shop.name).foregroundColor(secondary).truncationMode(.tail)
        }
    }

    @ViewBuilder private func symbol(_ name: String) -> some View {
        if !redaction.contains(.placeholder) {
            Image(systemName: name).font(.system(size: 12, weight: .semibold)).accessibilityHidden(true)
        }
    }

    private var secondary: Color { InsightsColors(mode).secondaryText }
}
