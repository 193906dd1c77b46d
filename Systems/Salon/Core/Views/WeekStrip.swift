import SwiftUI
import WidgetKit

/// The week: a letter, a number and up to three dots for each day; today on a disc.
struct WeekStrip: View {
    let week: [WeekDay]
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(week.enumerated()), id: \.offset) { index, day in
                if index > 0 { Spacer(minLength: 0) }
                column(day)
            }
        }
        .accessibilityHidden(true)
    }

    private func column(_ day: WeekDay) -> some View {
        VStack(spacing: 0) {
            Text(verbatim: day.letter).font(.caption2).foregroundColor(SalonColors(mode).secondaryText).frame(height: 13)
            Text(verbatim: day.number).font(.subheadline.weight(day.isToday ? .semibold : .regular))
                .foregroundColor(color(day))
                .frame(width: 28, height: 28)
                .background { if day.isToday, !redaction.contains(.placeholder) { Circle().fill(SalonColors(mode).button) } }
                .padding(.top, 2)
            HStack(spacing: 2) {
                ForEach(0..<(redaction.contains(.placeholder) ? 0 : day.dots), id: \.self) { _ in
                    Circle().fill(SalonColors(mode).dot.opacity(day.isPast ? 0.45 : 1)).frame(width: 3.5, height: 3.5)
                }
            }
            .widgetAccentable()
            .frame(height: 3.5)
            .padding(.top, 2.5)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .frame(width: 24)
    }

    private func color(_ day: WeekDay) -> Color {
        if day.isToday, !redaction.contains(.placeholder) { return .white }
        return day.isWeekend ? SalonColors(mode).secondaryText : .primary
    }
}
