import SwiftUI
import WidgetKit

/// Nothing is booked: a question, and three ways to answer it.
public struct NoBookingView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins
    private let links = BookingLinkGenerator()

    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Where to next?", bundle: .module).font(messageFont).foregroundColor(.primary)
                .lineLimit(family == .systemSmall ? 2 : 1).minimumScaleFactor(0.75)
            if family != .systemSmall {
                Text("Your next trip starts here.", bundle: .module).font(.subheadline).foregroundColor(TripsPalette.secondaryText)
                    .lineLimit(1).minimumScaleFactor(0.75)
                    // The aircraft of a medium tile flies beside it.
                    .frame(maxWidth: family == .systemMedium ? 196 : nil, alignment: .leading)
                    .padding(.top, 2)
            }
            Spacer(minLength: 4)
            callsToAction
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(margins)
        .background(Landscape(family: family))
        .widgetURL(links.generateSearchFor(product: .flight))
    }

    private var messageFont: Font {
        switch family {
        case .systemSmall: .title3.weight(.bold)
        case .systemMedium: .title2.weight(.bold)
        default: .title.weight(.bold)
        }
    }

    @ViewBuilder private var callsToAction: some View {
        switch family {
        case .systemSmall:
            HStack(spacing: 6) { buttons }
        case .systemMedium:
            ContentWidths(spacing: 8) { buttons }
        default:
            VStack(spacing: 8) { buttons }
        }
    }

    private var buttons: some View {
        ForEach(Product.allCases, id: \.self) { product in
            Link(destination: links.generateSearchFor(product: product)) {
                CallToAction(product: product, family: family)
            }
            .accessibilityLabel(product.searchLabel)
        }
    }
}

/// One button of ``NoBookingView``: the symbol alone in a small tile, words beside it in larger ones.
private struct CallToAction: View {
    let product: Product
    let family: WidgetFamily
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        content
            .foregroundColor(mode.isTinted ? .white : TripsPalette.buttonText)
            .background(mode.isTinted ? Color.white.opacity(0.18) : TripsPalette.button)
            .clipShape(RoundedRectangle(cornerRadius: family == .systemSmall ? 12 : 13, style: .continuous))
            .shadow(color: .black.opacity(mode.isTinted ? 0 : 0.10), radius: 3, x: 0, y: 1)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall:
            Image(systemName: product.symbol).font(.system(size: 18 * product.symbolScale)).rotationEffect(product.turn)
                .frame(maxWidth: .infinity).frame(height: 44)
        case .systemMedium:
            HStack(spacing: 6) {
                Image(systemName: product.symbol).font(.system(size: 16 * product.symbolScale)).rotationEffect(product.turn)
                product.name.font(.footnote.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.75)
            }
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity).frame(height: 44)
        default:
            HStack(spacing: 12) {
                Image(systemName: product.symbol).font(.system(size: 20 * product.symbolScale)).rotationEffect(product.turn).frame(
                    width: 22)
                product.name.font(.headline).lineLimit(1)
                Spacer(minLength: 0)
                Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).opacity(0.5)
            }
            .padding(.leading, 15).padding(.trailing, 18)
            .frame(height: 48)
        }
    }
}

extension Product {
    var symbol: String {
        switch self {
        case .flight: "airplane"
        case .dp: "suitcase.fill"
        case .hotel: "bed.double.fill"
        }
    }

    /// Side by side, filled symbols look larger than the aircraft.
    fileprivate var symbolScale: CGFloat { self == .flight ? 1 : 0.88 }

    /// On a button the aircraft points up.
    fileprivate var turn: Angle { self == .flight ? .degrees(-90) : .zero }

    var name: Text {
        switch self {
        case .flight: Text("Flight", bundle: .module)
        case .dp: Text("Flight + hotel", bundle: .module)
        case .hotel: Text("Hotel", bundle: .module)
        }
    }

    /// What the button does, spoken.
    var searchLabel: Text {
        switch self {
        case .flight: Text("Search for a flight", bundle: .module)
        case .dp: Text("Search for flight and hotel", bundle: .module)
        case .hotel: Text("Search for a hotel", bundle: .module)
        }
    }
}
