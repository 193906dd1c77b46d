import SwiftUI
import WidgetKit

/// How many appointments are left, or, where the copy is old, when it is from.
struct CountLabel: View {
    let day: DaySheet
    /// Without “today”, which a small tile has no room for.
    let isBrief: Bool
    var font = Font.caption
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 3) {
            if let asOf = day.asOf {
                if !redaction.contains(.placeholder) {
                    Image(systemName: "clock.fill").font(.system(size: 9, weight: .semibold)).accessibilityHidden(true)
                }
                Text(verbatim: DayFormat(day).stamp(asOf)).monospacedDigit()
            } else if isBrief {
                Text("\(DayFormat(day).number(day.left.count)) left", bundle: .module)
            } else {
                Text("\(DayFormat(day).number(day.left.count)) left today", bundle: .module)
            }
        }
        .font(font)
        .foregroundColor(SalonColors(mode).secondaryText)
        .lineLimit(1)
    }
}
