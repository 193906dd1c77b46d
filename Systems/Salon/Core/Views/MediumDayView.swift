import SwiftUI
import WidgetKit

/// The date at the leading edge, beside it up to three appointments with the present between them, one alone, or a message.
struct MediumDayView: View {
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    /// Rows there is room for.
    static let rows = 3

    var body: some View {
        HStack(spacing: isWide ? 10 : 16) {
            date.frame(width: isWide ? 72 : 76, alignment: .leading)
            if let message = SalonMessage(.day(day)) {
                self.message(message)
            } else if day.left.count == 1, let only = day.first {
                Link(destination: SalonLink.event(only.id).url) { SingleAppointment(appointment: only, day: day) }
            } else {
                rows
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    /// “until 16:00” takes room from the date.
    private var isWide: Bool { !day.underWay.isEmpty && day.left.count > 1 }

    private var date: some View {
        let format = DayFormat(day)
        return VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: format.weekday(day.now)).font(.footnote.weight(.semibold)).foregroundColor(SalonColors(mode).accent)
                .minimumScaleFactor(0.75).widgetAccentable()
            Text(verbatim: format.dayNumber(day.now)).font(.largeTitle.weight(.bold)).foregroundColor(.primary).padding(.top, -2)
            Spacer(minLength: 0)
            ZoneLabel(day: day)
            if day.phase == .busy || day.asOf != nil {
                CountLabel(day: day, isBrief: false, lines: day.age == nil ? 1 : 2).minimumScaleFactor(0.75)
            }
            if day.phase == .busy, let closing = day.closing {
                Text("until \(format.time(closing))", bundle: .module).font(.caption).monospacedDigit()
                    .foregroundColor(SalonColors(mode).secondaryText).minimumScaleFactor(0.75)
            }
        }
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(day.dateSentence)
    }

    /// The appointments under way above the line of the present, those to come below it.
    private var rows: some View {
        let shown = Array(day.left.prefix(Self.rows))
        let begun = shown.filter { $0.isUnderWay(at: day.now) }, coming = shown.filter { $0.start > day.now }
        return VStack(alignment: .leading, spacing: 0) {
            ForEach(begun) { row($0, among: shown).padding(.bottom, $0.id == begun.last?.id ? 0 : 5) }
            if !coming.isEmpty {
                NowLine().frame(height: 8).padding(.top, begun.isEmpty ? 0 : 2.5).padding(.bottom, begun.isEmpty ? 3 : 2)
                    // The line begins a little left of the words.
                    .padding(.leading, -2)
            }
            ForEach(coming) { row($0, among: shown).padding(.bottom, $0.id == coming.last?.id ? 0 : begun.isEmpty ? 6 : 5.5) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, -3)
    }

    private func row(_ appointment: Appointment, among shown: [Appointment]) -> some View {
        Link(destination: SalonLink.event(appointment.id).url) {
            AppointmentRow(appointment: appointment, shown: shown, day: day)
        }
    }

    private func message(_ message: SalonMessage) -> some View {
        HStack(spacing: 14) {
            MessageDisc(symbol: message.symbol, size: 48)
            MessageWords(
                title: message.title,
                words: day.next.map { NextWords(day: day, next: $0).twoLines(hidesNames: redaction.contains(.privacy)) },
                titleFont: .headline,
                wordsFont: .footnote, spacing: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
