import SwiftUI
import WidgetKit

/// The time of the next appointment and whose it is, in a circle.
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
                    if notes.count < 2 { Image(systemName: message.symbol).font(.system(size: notes.isEmpty ? 24 : 14)) }
                    message.word.font(.caption2).minimumScaleFactor(0.75).dynamicTypeSize(...(notes.isEmpty ? .accessibility5 : .large))
                    noted
                }
            }
            .lineLimit(1)
            .padding(.horizontal, 4)
        }
    }

    /// The notes of the day; of two the second is short.
    private var notes: [Text] {
        guard case .day(let day) = state else { return [] }
        return day.notes.count < 2 ? day.notes : [day.age, day.shortZone].compactMap { $0 }
    }

    /// Each on a line of its own: the circle is narrow, and narrower below. What is long breaks rather than becomes too small.
    private var noted: some View {
        ForEach(Array(notes.enumerated()), id: \.offset) { index, note in
            note.font(.system(size: notes.count > 1 ? 9 : 10)).monospacedDigit().lineLimit(2).multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true)
                .padding(.horizontal, CGFloat(index) * 4 + 1)
        }
    }

    @ViewBuilder private func appointment(_ first: Appointment, _ day: DaySheet) -> some View {
        let isUnderWay = first.isUnderWay(at: day.now)
        // Without the word, the time would be read as that of the next appointment.
        if isUnderWay && notes.count < 2 || notes.isEmpty {
            (isUnderWay ? Text("Until", bundle: .module) : Text("Next", bundle: .module)).font(.caption2.weight(.medium))
                .minimumScaleFactor(0.75)
        }
        Text(verbatim: DayFormat(day).time(isUnderWay ? first.end : first.start))
            .font((notes.isEmpty ? Font.title3 : isUnderWay || notes.count > 1 ? .footnote : .headline).weight(.bold)).monospacedDigit()
            .minimumScaleFactor(0.6)
        if notes.isEmpty {
            Text(verbatim: CustomerName(first.customer).initials).font(.caption2.weight(.semibold)).minimumScaleFactor(0.75)
                .privacySensitive()
        } else {
            noted
        }
    }

    /// The view in larger letters: the time alone rather than three lines that are too small, and what has to be said in small ones.
    private func largeType(_ first: Appointment, _ day: DaySheet) -> some View {
        let isUnderWay = first.isUnderWay(at: day.now)
        let time = Text(verbatim: DayFormat(day).clock(isUnderWay ? first.end : first.start)).font(.headline.weight(.bold))
            .monospacedDigit()
            .minimumScaleFactor(0.4)
        let initials = Text(verbatim: CustomerName(first.customer).initials).font(.caption.weight(.semibold)).privacySensitive()
        return ViewThatFits(in: .vertical) {
            VStack(spacing: 0) {
                time
                if notes.isEmpty { initials } else { noted }
            }
            if notes.isEmpty {
                time
            } else {
                VStack(spacing: 0) {
                    time.dynamicTypeSize(...DynamicTypeSize.large)
                    noted
                }
            }
        }
        .padding(.vertical, 8)
    }
}
