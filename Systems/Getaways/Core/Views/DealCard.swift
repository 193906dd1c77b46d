import SwiftUI
import WidgetKit

/// One deal, the whole tile its link.
public struct DealCard: View {
    let deal: Deal
    let note: DealEntry.Note?
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    public init(deal: Deal, note: DealEntry.Note? = nil) {
        self.deal = deal
        self.note = note
    }

    public var body: some View {
        Link(destination: deal.url) {
            ZStack(alignment: .center) {
                BackgroundImage(image: deal.image)
                DealOverlay(cityName: deal.cityName, type: deal.type, price: deal.price, note: note)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(sentence)
        }
        // Where a tile is one target, as small ones are on older systems, this is the link.
        .widgetURL(deal.url)
    }

    private var sentence: Text {
        let offer = Text("\(deal.cityName), \(deal.type.name) from \(deal.price.text(in: locale))", bundle: .module)
        guard let note else { return offer }
        return offer + Text(verbatim: ". ") + note.text(in: locale, timeZone)
    }
}

extension DealType {
    /// “Flight + hotel”.
    var name: Text {
        switch self {
        case .flightAndHotel: Text("Flight + hotel", bundle: .module)
        case .flight: Text("Flight", bundle: .module)
        case .hotel: Text("Hotel", bundle: .module)
        }
    }
}
