import SwiftUI
import WidgetKit

/// The present: a dot and a line from the leading edge on; eight points high.
struct NowLine: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(spacing: 0) {
            Circle().frame(width: 8, height: 8)
            Rectangle().frame(height: 2)
        }
        .foregroundColor(redaction.contains(.placeholder) ? SalonColors(mode).elapsed : SalonColors(mode).nowLine)
        .widgetAccentable()
        .accessibilityHidden(true)
    }
}
