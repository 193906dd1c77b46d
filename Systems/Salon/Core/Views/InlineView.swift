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
            Label {
                if redaction.contains(.privacy) {
                    time
                } else {
                    ViewThatFits(in: .horizontal) {
                        time + Text(verbatim: " \(name.full)")
                        time + Text(verbatim: " \(name.short)")
                        // The name goes before the time.
                        time + Text(verbatim: " \(name.initials)")
                        time
                    }
                    // Drawn without the name it is another line; only what is marked is drawn for a locked device too.
                    .privacySensitive()
                }
            } icon: {
                Image(systemName: "calendar")
            }
        } else if let message = SalonMessage(state) {
            Label {
                message.title
            } icon: {
                Image(systemName: symbol(message))
            }
        }
    }

    /// Of a day it is the calendar's, whatever it has.
    private func symbol(_ message: SalonMessage) -> String {
        if case .day = state { "calendar" } else { message.symbol }
    }
}
