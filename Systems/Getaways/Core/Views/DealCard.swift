import SwiftUI
import WidgetKit

/// One deal, the whole tile its link.
public struct DealCard: View {
    let deal: Deal
    @Environment(\.locale) private var locale

    public init(deal: Deal) { self.deal = deal }

    public var body: some View {
        Link(destination: deal.url) {
            ZStack(alignment: .center) {
                BackgroundImage(image: deal.image)
                DealOverlay(cityName: deal.cityName, type: deal.type, price: deal.price)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(sentence)
        }
        // Where a tile is one target, as small ones are on older systems, this is the link.
        .widgetURL(deal.url)
    }

    private var sentence: Text {
        Text("\(deal.cityName), \(deal.type.name) from \(deal.price.text(in: locale))", bundle: .module)
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
