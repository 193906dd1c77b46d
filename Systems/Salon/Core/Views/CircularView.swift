import SwiftUI
import WidgetKit

/// When the next appointment is and whose, in a circle.
struct CircularView: View {
    let state: SalonState
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                if case .day(let day) = state, let first = day.first {
                    if typeSize > .large { largeType(first, day) } else { appointment(first, day) }
                } else if let message = SalonMessage(state) {
                    Image(systemName: message.symbol).font(.system(size: 24))
                    message.word.font(.caption2).minimumScaleFactor(0.75)
                }
            }
            .lineLimit(1)
            .padding(.horizontal, 6)
        }
    }

    @ViewBuilder private func appointment(_ first: Appointment, _ day: DaySheet) -> some View {
        let isUnderWay = first.isUnderWay(at: day.now)
        (isUnderWay ? Text("Until", bundle: .module) : Text("Next", bundle: .module)).font(.caption2.weight(.medium)).minimumScaleFactor(
            0.75)
        Text(verbatim: DayFormat(day).time(isUnderWay ? first.end : first.start)).font(.title3.weight(.bold)).monospacedDigit()
            .minimumScaleFactor(0.6)
        Text(verbatim: CustomerName(first.customer).initials).font(.caption2.weight(.semibold)).minimumScaleFactor(0.75).privacySensitive()
    }

    /// Larger letters: the time alone rather than three lines that are too small.
    private func largeType(_ first: Appointment, _ day: DaySheet) -> some View {
        let isUnderWay = first.isUnderWay(at: day.now)
        let time = Text(verbatim: DayFormat(day).clock(isUnderWay ? first.end : first.start)).font(.headline.weight(.bold))
            .monospacedDigit()
            .minimumScaleFactor(0.4)
        let initials = Text(verbatim: CustomerName(first.customer).initials).font(.caption.weight(.semibold)).privacySensitive()
        return ViewThatFits(in: .vertical) {
            VStack(spacing: 0) {
                time
                initials
            }
            time
        }
        .padding(.vertical, 8)
    }
}
