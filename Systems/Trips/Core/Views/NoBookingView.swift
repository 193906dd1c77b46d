import SwiftUI
import WidgetKit

/// Nothing is booked: a question, and three ways to answer it.
public struct NoBookingView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var typeSize
    private let links = BookingLinkGenerator()

    public init() {}

    public var body: some View {
        Group {
            if typeSize > family.largestBoardType {
                GeometryReader { tile in largeType(max(tile.size.width - margins.leading - margins.trailing, 1)) }
            } else {
                board
            }
        }
        .background(Landscape(family: family, isBare: typeSize > family.largestBoardType))
        // What is beside the buttons opens the app, and asks for nothing.
        .widgetURL(links.generateBookings())
    }

    private var board: some View {
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
    }

    /// The question, and the buttons with their names where there is room for them.
    private func largeType(_ width: CGFloat) -> some View {
        typealias Line = LargeTypeLines.Line
        func lines(_ buttons: some View) -> [Line] {
            [
                Line(0) {
                    Text("Where to next?", bundle: .module).font(messageFont).foregroundColor(.primary)
                        .fixedSize(horizontal: false, vertical: true).frame(width: width, alignment: .leading)
                },
                Line(0) { Spacer(minLength: 6) },
                Line(0) { buttons.frame(minWidth: width) },
            ]
        }
        let symbols = HStack(spacing: 6) { buttons(as: .systemSmall) }
        let layouts =
            switch family {
            case .systemSmall: [lines(symbols)]
            case .systemMedium: [lines(ContentWidths(spacing: 8) { buttons(as: .systemMedium) }), lines(symbols)]
            default: [lines(VStack(spacing: 8) { buttons(as: .systemLarge) })]
            }
        return LargeTypeLines(layouts: layouts, margins: margins)
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
            HStack(spacing: 6) { buttons(as: family) }
        case .systemMedium:
            ContentWidths(spacing: 8) { buttons(as: family) }
        default:
            VStack(spacing: 8) { buttons(as: family) }
        }
    }

    /// The buttons as they look in a tile of `family`.
    private func buttons(as family: WidgetFamily) -> some View {
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

    /// The symbol, an aircraft that points up, is the same in either writing direction.
    private func symbol(_ size: CGFloat) -> some View {
        Image(systemName: product.symbol).font(.system(size: size * product.symbolScale)).rotationEffect(product.turn)
            .environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall:
            symbol(18)
                .frame(maxWidth: .infinity).frame(height: 44)
        case .systemMedium:
            HStack(spacing: 6) {
                symbol(16)
                product.name.font(.footnote.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.75)
            }
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity).frame(minHeight: 44)
        default:
            HStack(spacing: 12) {
                symbol(20).frame(width: 22)
                product.name.font(.headline).lineLimit(1)
                Spacer(minLength: 0)
                Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).opacity(0.5)
                    .flipsForRightToLeftLayoutDirection(true)
            }
            .padding(.leading, 15).padding(.trailing, 18)
            .frame(minHeight: 48)
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

    /// The turn of the symbol: on a button the aircraft points up.
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
