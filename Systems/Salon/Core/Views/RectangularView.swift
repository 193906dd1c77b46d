import SwiftUI
import WidgetKit

/// The next appointment in three lines beside its bar.
struct RectangularView: View {
    let state: SalonState
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Group {
            if case .day(let day) = state, let first = day.first {
                if typeSize > .large, day.notes.isEmpty {
                    ViewThatFits(in: .vertical) {
                        lines(first, day, treatment: true)
                        lines(first, day, treatment: false)
                    }
                } else {
                    // Three lines, of which none can go.
                    appointment(first, day).dynamicTypeSize(...DynamicTypeSize.xLarge)
                }
            } else if let message = SalonMessage(state) {
                self.message(message).dynamicTypeSize(...(hasNotes ? DynamicTypeSize.xLarge : .accessibility5))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func appointment(_ first: Appointment, _ day: DaySheet) -> some View {
        HStack(spacing: 9) {
            DurationBar(colour: first.colour, elapsed: first.elapsed(at: day.now), height: 60)
            VStack(alignment: .leading, spacing: 0) {
                CustomerLabel(customer: first.customer).widgetAccentable()
                // What has to be said of the whole tile goes before what is done.
                if day.notes.isEmpty {
                    TreatmentLabel(treatment: first.treatment, font: .subheadline, isOnLockScreen: true)
                } else {
                    NoteLine(day: day, font: .subheadline, isOnLockScreen: true)
                }
                AppointmentTime(appointment: first, day: day, font: .subheadline.weight(.medium), color: .primary)
            }
        }
    }

    /// The lines; in larger letters what is done goes first.
    private func lines(_ first: Appointment, _ day: DaySheet, treatment: Bool) -> some View {
        HStack(spacing: 9) {
            DurationBar(colour: first.colour, elapsed: first.elapsed(at: day.now))
            VStack(alignment: .leading, spacing: 0) {
                LargeTypeName(customer: first.customer, font: .headline).widgetAccentable()
                if treatment { TreatmentLabel(treatment: first.treatment, font: .subheadline, isOnLockScreen: true) }
                AppointmentTime(appointment: first, day: day, font: .subheadline.weight(.medium), color: .primary)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    private func message(_ message: SalonMessage) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 5) {
                if !redaction.contains(.placeholder) {
                    Image(systemName: message.symbol).font(.system(size: 14, weight: .semibold))
                }
                message.title.font(.subheadline.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.75)
            }
            .widgetAccentable()
            if let words = below(message) {
                words.font(.footnote).opacity(0.86).lineLimit(hasNotes ? 1 : 2).minimumScaleFactor(0.75)
            }
            if case .day(let day) = state { NoteLine(day: day, font: .footnote, isOnLockScreen: true) }
        }
    }

    private var hasNotes: Bool { if case .day(let day) = state { !day.notes.isEmpty } else { false } }

    private func below(_ message: SalonMessage) -> Text? {
        switch state {
        case .day(let day): day.next.map { Text("Next: \(DayFormat(day).next($0.start))", bundle: .module) }
        case .signedOut: Text("Open the app to sign in.", bundle: .module)
        case .unavailable: message.words
        }
    }
}
