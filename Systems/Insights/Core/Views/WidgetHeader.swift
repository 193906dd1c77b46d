import SwiftUI
import WidgetKit

/// The header: whose figures these are, of which days, and when they are from.
struct WidgetHeader: View {
    let state: WidgetState
    let options: LayoutOption
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize > .large {
            large.font(.caption).lineLimit(1)
        } else {
            HStack(alignment: .firstTextBaseline, spacing: namesShop && !options.contains(.shopInHeader) ? 2 : 6) {
                if let lastUpdated = state.lastUpdated, lastUpdated.isEarlierDay { earlier(lastUpdated) } else { today }
            }
            .font(.caption)
            .lineLimit(1)
            .frame(height: 16)
        }
    }

    /// The header in large letters, where what is of lesser rank goes: the symbol, the range, the shop. The time stays, if smaller.
    private var large: some View {
        ViewThatFits(in: .horizontal) {
            largeRow(shop: true, range: true)
            largeRow(shop: state.namesShop, range: !state.namesShop)
            if let lastUpdated = state.lastUpdated {
                Text(verbatim: lastUpdated.text).monospacedDigit().fixedSize().frame(maxWidth: .infinity, alignment: .leading)
                Text(verbatim: lastUpdated.brief).monospacedDigit().minimumScaleFactor(0.3).frame(maxWidth: .infinity, alignment: .leading)
            } else {
                state.range.name.minimumScaleFactor(0.3).frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .foregroundColor(secondary)
    }

    private func largeRow(shop: Bool, range: Bool) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            if shop, let shop = state.shop, options.contains(.shopInHeader) || state.namesShop {
                Text(verbatim: shop.name).fontWeight(.semibold).foregroundColor(.primary).fixedSize()
            }
            // “Today” would be wrong of an earlier day's.
            if range, state.lastUpdated?.isEarlierDay != true { state.range.name.fixedSize() }
            Spacer(minLength: 4)
            if let lastUpdated = state.lastUpdated { Text(verbatim: lastUpdated.text).monospacedDigit().fixedSize() }
        }
    }

    @ViewBuilder private var today: some View {
        if options.contains(.shopInHeader) || !namesShop {
            symbol("chart.bar.fill").foregroundColor(InsightsPalette.accent).widgetAccentable()
        }
        if options.contains(.shopInHeader) {
            shopAndRange.layoutPriority(-1)
        } else if namesShop, let shop = state.shop {
            shopAlone(shop).layoutPriority(-1)
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

    private var namesShop: Bool { state.namesShop && state.shop != nil }

    /// The shop where there is no room for both: “Today” goes, for the time says it too.
    private func shopAlone(_ shop: Shop) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(verbatim: shop.name).fontWeight(.semibold).truncationMode(.tail).minimumScaleFactor(0.7).widgetAccentable()
            if state.range != .today { (Text(verbatim: " · ") + state.range.shortName).fixedSize() }
        }
        .foregroundColor(InsightsPalette.accent)
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
        let isBrief = namesShop && !options.contains(.shopInHeader)
        let time = Text(verbatim: isBrief ? lastUpdated.brief : lastUpdated.text).fontWeight(.semibold).monospacedDigit().foregroundColor(
            secondary)
        ViewThatFits(in: .horizontal) {
            time.fixedSize()
            time.minimumScaleFactor(0.75)
        }
        .layoutPriority(1)
        Spacer(minLength: 4)
        if options.contains(.shopInHeader) || isBrief, let shop = state.shop {
            Text(verbatim: shop.name).foregroundColor(secondary).truncationMode(.tail).minimumScaleFactor(0.75)
        }
    }

    @ViewBuilder private func symbol(_ name: String) -> some View {
        if !redaction.contains(.placeholder) {
            Image(systemName: name).font(.system(size: 12, weight: .semibold)).accessibilityHidden(true)
        }
    }

    private var secondary: Color { InsightsColors(mode).secondaryText }
}
