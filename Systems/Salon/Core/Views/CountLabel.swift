import SwiftUI
import WidgetKit

/// A label with the number of appointments left, or, where the copy is old, its time: “as of 09:48”.
struct CountLabel: View {
    let day: DaySheet
    /// Whether “today” is left out, which a small tile has no room for.
    let isBrief: Bool
    var font = Font.caption
    /// The lines for an age that is long: it rather breaks than becomes too small.
    var lines = 1
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Group {
            if let age = day.age {
                age.monospacedDigit()
            } else if isBrief {
                Text("\(DayFormat(day).number(day.left.count)) left", bundle: .module)
            } else {
                Text("\(DayFormat(day).number(day.left.count)) left today", bundle: .module)
            }
        }
        .font(font)
        .foregroundColor(SalonColors(mode).secondaryText)
        .lineLimit(lines)
    }
}

/// The line of notes beside the appointments: “as of 09:48 · Rome time”.
struct NoteLine: View {
    let day: DaySheet
    var font = Font.caption
    /// Stronger there, as everything is white.
    var isOnLockScreen = false
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        if let line = day.noteLine {
            ViewThatFits(in: .horizontal) {
                line.fixedSize()
                if isOnLockScreen {
                    // There is no room for another line.
                    DaySheet.line([day.age, day.shortZone].compactMap { $0 }).minimumScaleFactor(0.6)
                } else {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(Array(day.notes.enumerated()), id: \.offset) { _, note in note.minimumScaleFactor(0.6) }
                    }
                }
            }
            .font(font).monospacedDigit().foregroundColor(isOnLockScreen ? .primary.opacity(0.86) : SalonColors(mode).secondaryText)
            .lineLimit(1)
        }
    }
}

/// The place whose times these are: “Rome time”.
struct ZoneLabel: View {
    let day: DaySheet
    var font = Font.caption
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        if let zone = day.zone {
            zone.font(font).foregroundColor(SalonColors(mode).secondaryText).lineLimit(1).minimumScaleFactor(0.75)
        }
    }
}
