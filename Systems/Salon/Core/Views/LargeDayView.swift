import SwiftUI
import WidgetKit

/// The month, the week, and five hours with their appointments as blocks; a message where there are none.
struct LargeDayView: View {
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(verbatim: DayFormat(day).month(day.now)).font(.headline).foregroundColor(.primary).lineLimit(1)
                ZoneLabel(day: day, font: .footnote)
                Spacer(minLength: 0)
                if day.phase == .busy || day.asOf != nil { CountLabel(day: day, isBrief: false, font: .footnote).fixedSize() }
            }
            .frame(height: 22)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(day.dateSentence)
            WeekStrip(week: day.week).padding(.top, 5)
            if let message = SalonMessage(.day(day)) {
                self.message(message)
            } else {
                HourGrid(day: day).padding(.top, 7.5)
            }
        }
    }

    private func message(_ message: SalonMessage) -> some View {
        VStack(spacing: 0) {
            MessageDisc(symbol: message.symbol, size: 64).padding(.bottom, 16)
            MessageWords(
                title: message.title,
                words: day.next.map { NextWords(day: day, next: $0).oneLine(hidesNames: redaction.contains(.privacy)) },
                titleFont: .title2.weight(.bold), wordsFont: .subheadline, spacing: 2, alignment: .center)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
