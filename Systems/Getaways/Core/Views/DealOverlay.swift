import SwiftUI
import WidgetKit

/// The brand above, the city and what is offered below.
struct DealOverlay: View {
    let cityName: String
    let type: DealType
    let price: Price
    var note: DealEntry.Note?
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            DealLogo()
                .padding(.leading, margins.leading)
                .padding(.top, family == .systemSmall ? margins.top - 2 : margins.top)
            if let note {
                DealNote(note: note)
                    .padding(.horizontal, margins.leading)
                    .padding(.top, 6)
            }
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                CityLabel(cityName: cityName)
                DealLabel(type: type, price: price)
            }
            .padding(.bottom, family == .systemSmall ? margins.bottom - 2 : margins.bottom)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// The mark and the word.
struct DealLogo: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        HStack(spacing: 6) {
            mark
            // Where there is no room for both, the mark stays.
            ViewThatFits(in: .horizontal) {
                Text(verbatim: "Getaways").font((family == .systemSmall ? Font.footnote : .subheadline).weight(.bold))
                    .foregroundColor(.white).lineLimit(1)
                Color.clear.frame(width: 0, height: 0)
            }
        }
    }

    private var mark: some View {
        Image(systemName: "location.fill")
            .font(.system(size: size / 2))
            .foregroundColor(mode.isTinted ? .white : .black)
            .frame(width: size, height: size)
            .widgetAccentable()
            .background(Circle().fill(mode.isTinted ? Color.white.opacity(0.3) : DealsPalette.fill))
    }

    private var size: CGFloat { family == .systemSmall ? 20 : 24 }
}
