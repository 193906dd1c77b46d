import SwiftUI
import WidgetKit

/// The city on a shape as wide as its name, which comes from beyond the tile's edge.
struct CityLabel: View {
    let cityName: String
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.widgetRenderingMode) private var mode
    @ScaledMetric(relativeTo: .title3) private var smallHeight: CGFloat = 28
    @ScaledMetric(relativeTo: .title) private var mediumHeight: CGFloat = 38
    @ScaledMetric(relativeTo: .largeTitle) private var largeHeight: CGFloat = 46

    var body: some View {
        Text(verbatim: cityName)
            .font(font)
            .foregroundColor(mode.isTinted ? .white : .black)
            .lineLimit(1)
            .minimumScaleFactor(0.75)
            .truncationMode(.tail)
            .frame(height: height)
            .padding(.leading, margins.leading)
            .padding(.trailing, 14 + LeaningShape.lean(ofHeight: height))
            .background(LeaningShape().fill(Color.white.opacity(mode.isTinted ? 0.22 : 1)))
    }

    private var font: Font {
        switch family {
        case .systemSmall: .title3.weight(.bold)
        case .systemMedium: .title.weight(.bold)
        default: .largeTitle.weight(.bold)
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
