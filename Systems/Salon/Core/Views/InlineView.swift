import SwiftUI
import WidgetKit

/// The next appointment in one line, at the system's place and size: a symbol and a string.
struct InlineView: View {
    let state: SalonState
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        if case .day(let day) = state, let first = day.first {
            let format = DayFormat(day), name = CustomerName(first.customer)
            let time =
                first.isUnderWay(at: day.now)
                ? Text("until \(format.time(first.end))", bundle: .module) : Text(verbatim: format.time(first.start))
            // With an old copy's day there is no room for the half of this one.
            let clock =
                first.isUnderWay(at: day.now)
                ? Text("until \(format.clock(first.end))", bundle: .module) : Text(verbatim: format.clock(first.start))
            if redaction.contains(.privacy) {
                line(briefly(time, clock, day), symbol: "calendar")
            } else {
                // The name goes before the time, and before what has to be said.
                let named = [name.full, name.short, name.initials].map { noted(time + Text(verbatim: " \($0)"), day) }
                line(named + briefly(time, clock, day), symbol: "calendar")
                    // Drawn without the name it is another line; only what is marked is drawn for a locked device too.
                    .privacySensitive()
            }
        } else if let message = SalonMessage(state) {
            if case .day(let day) = state {
                line([noted(message.title, day)] + (day.notes.isEmpty ? [] : briefly(message.word, message.word, day)), symbol: "calendar")
            } else {
                line([message.title], symbol: message.symbol)
            }
        }
    }

    /// The first words that fit beside the symbol.
    private func line(_ words: [Text], symbol: String) -> some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Array(words.enumerated()), id: \.offset) { _, words in
                Label {
                    words
                } icon: {
                    Image(systemName: symbol)
                }
            }
        }
    }

    /// “13:30 Chiara M. · as of 09:48”.
    private func noted(_ words: Text, _ day: DaySheet) -> Text { DaySheet.line([words] + day.notes) ?? words }

    /// Returns the texts without a name, shorter and shorter; the age is dropped last.
    private func briefly(_ words: Text, _ shorter: Text, _ day: DaySheet) -> [Text] {
        let brief = [noted(words, day), DaySheet.line([words] + [day.age, day.shortZone].compactMap { $0 }) ?? words]
        guard let age = day.age else { return brief }
        return brief + [words, shorter].compactMap { DaySheet.line([$0, age]) }
    }
}
