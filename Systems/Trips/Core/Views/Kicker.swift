import SwiftUI
import WidgetKit

/// What the tile is about, above everything else: a symbol and a word or two.
struct Kicker: View {
    let symbol: String
    let words: Text
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(spacing: 6) {
            if !redaction.contains(.placeholder) {
                Image(systemName: symbol).font(.system(size: 14, weight: .semibold))
                    .flipsForRightToLeftLayoutDirection(symbol.hasPrefix("airplane"))
            }
            words.font(.footnote.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.75)
        }
        .foregroundColor(TripsPalette.accent)
        .widgetAccentable()
    }
}

extension WidgetFlight {
    var kicker: Kicker { Kicker(symbol: symbol, words: title) }

    var symbol: String {
        switch direction {
        case .outbound: "airplane.departure"
        case .inbound: "airplane.arrival"
        case nil: "airplane"
        }
    }

    /// “Outbound”, “Inbound” or “Flight”.
    var title: Text {
        switch direction {
        case .outbound: Text("Outbound", bundle: .module)
        case .inbound: Text("Inbound", bundle: .module)
        case nil: Text("Flight", bundle: .module)
        }
    }

    /// One sentence for the whole flight, and the hotel it leads to if that is shown with it.
    func sentence(hotel: String?) -> Text {
        let from = departureCity ?? departureAirport
        let to = arrivalCity ?? arrivalAirport
        let flight = Text("\(title), flight \(code) from \(from) to \(to), \(departureDate) \(departureTime ?? "")", bundle: .module)
        guard let hotel else { return flight }
        return flight + Text(verbatim: ". ") + Text(verbatim: hotel)
    }
}
