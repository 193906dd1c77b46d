import SwiftUI
import WidgetKit

/// Five hours: lines, blocks and the present, each at its minute.
struct HourGrid: View {
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode

    /// Points: of an hour's words.
    private let label: CGFloat = 13
    /// Points from the leading edge: where lines and blocks begin.
    private let lines: CGFloat = 38
    private let blocks: CGFloat = 40
    /// Points: the least height of a block, for its words.
    private let least: CGFloat = 15

    var body: some View {
        let window = HourWindow(day)
        GeometryReader { proxy in
            let minute = max((proxy.size.height - label) / CGFloat(HourWindow.hours * 60), 0.1)
            let placed = BlockColumns.place(day.appointments, in: window, least: Double(least / minute))
            ZStack(alignment: .topLeading) {
                hours(window, placed, minute)
                ForEach(placed, id: \.appointment.id) { block($0, window, minute, proxy.size.width) }
                if window.contains(day.now) { present(window, minute) }
            }
        }
    }

    private func top(_ minutes: Double, _ minute: CGFloat) -> CGFloat { label / 2 + CGFloat(minutes) * minute }

    @ViewBuilder private func hours(_ window: HourWindow, _ placed: [PlacedBlock], _ minute: CGFloat) -> some View {
        let now = window.contains(day.now) ? window.minutes(to: day.now) : nil
        ForEach(Array(window.marks.enumerated()), id: \.offset) { index, mark in
            let minutes = Double(index) * 60
            // The present's own time stands there.
            if now.map({ abs($0 - minutes) * Double(minute) >= Double(label) - 1 }) ?? true {
                Text(verbatim: DayFormat(day).hour(mark)).font(.caption2).monospacedDigit()
                    .foregroundColor(SalonColors(mode).secondaryText)
                    .lineLimit(1).minimumScaleFactor(0.6)
                    .frame(width: lines - 4, height: label, alignment: .leading)
                    .padding(.top, top(minutes, minute) - label / 2)
            }
            if !placed.contains(where: { $0.from < minutes && minutes < $0.to }) {
                Rectangle().fill(SalonColors(mode).hairline).frame(height: 1).padding(.leading, lines).padding(.top, top(minutes, minute))
            }
        }
        .accessibilityHidden(true)
    }

    private func block(_ placed: PlacedBlock, _ window: HourWindow, _ minute: CGFloat, _ width: CGFloat) -> some View {
        let column = max((width - blocks - CGFloat(placed.columns - 1) * 2) / CGFloat(placed.columns), 1)
        let height = max(CGFloat(placed.to - placed.from) * minute - 2, 1)
        let appointment = placed.appointment
        let present = window.contains(day.now) ? CGFloat(window.minutes(to: day.now) - placed.from) * minute : nil
        return Link(destination: placed.more > 0 ? day.link : SalonLink.event(appointment.id).url) {
            AppointmentBlock(
                placed: placed, day: day, height: height, isNarrow: placed.columns > 1,
                present: present.flatMap { (0..<height).contains($0) ? $0 : nil }
            )
            .frame(width: column, height: height)
        }
        .padding(.leading, blocks + CGFloat(placed.column) * (column + 2))
        .padding(.top, top(placed.from, minute) + 1)
    }

    private func present(_ window: HourWindow, _ minute: CGFloat) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: DayFormat(day).clock(day.now)).font(.caption2.weight(.bold)).monospacedDigit()
                .foregroundColor(SalonColors(mode).nowText).lineLimit(1).minimumScaleFactor(0.6)
                .frame(width: lines - 2, alignment: .leading)
                .widgetAccentable()
            NowLine()
        }
        .frame(height: label)
        .padding(.top, top(window.minutes(to: day.now), minute) + 1 - label / 2)
        .accessibilityHidden(true)
    }
}
