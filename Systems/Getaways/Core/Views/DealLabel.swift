import SwiftUI
import WidgetKit

/// The label that says what the deal consists of, and from how much, on a shape under the city's.
struct DealLabel: View {
    let type: DealType
    let price: Price
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .caption) private var smallHeight: CGFloat = 24
    @ScaledMetric(relativeTo: .subheadline) private var mediumHeight: CGFloat = 28
    @ScaledMetric(relativeTo: .headline) private var largeHeight: CGFloat = 34

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 7) {
            type.name.fontWeight(.medium).minimumScaleFactor(0.75).truncationMode(.tail)
            figure.fontWeight(.bold).monospacedDigit().fixedSize().layoutPriority(1)
        }
        .font(font)
        .foregroundColor(mode.isTinted ? .white : .black)
        .lineLimit(1)
        .widgetAccentable()
        .frame(height: height)
        .padding(.leading, margins.leading)
        .padding(.trailing, 14 + LeaningShape.lean(ofHeight: height))
        .background(LeaningShape().fill(mode.isTinted ? Color.white.opacity(0.14) : DealsPalette.fill))
    }

    private var figure: Text {
        let text = price.text(in: locale)
        return family == .systemSmall ? Text(verbatim: text) : Text("from \(text)", bundle: .module)
    }

    private var font: Font {
        switch family {
        case .systemSmall: .caption
        case .systemMedium: .subheadline
        default: .headline
        }
    }

    private var height: CGFloat {
        switch family {
        case .systemSmall: smallHeight
        case .systemMedium: mediumHeight
        default: largeHeight
        }
    }
}
