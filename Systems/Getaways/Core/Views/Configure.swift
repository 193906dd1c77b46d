import SwiftUI
import WidgetKit

/// The message shown where there is no deal, on a darkened picture. It has no link: a tap opens the app as it was left.
public struct Configure: View {
    let message: DealEntry.Message
    let configurationImageName: String?
    @Environment(\.widgetFamily) private var family
    /// The height of four lines of the text below, points.
    @ScaledMetric(relativeTo: .callout) private var fourLines: CGFloat = 86

    public init(message: DealEntry.Message = .configure, configurationImageName: String? = ConfigurationImage.name) {
        self.message = message
        self.configurationImageName = configurationImageName
    }

    public var body: some View {
        ZStack {
            BackgroundImage(image: configurationImageName.flatMap(ConfigurationImage.named) ?? UIImage(), shadow: .whole)
            VStack(spacing: family == .systemLarge ? 10 : 8) {
                Image(systemName: message.symbol)
                    .font(.system(size: symbolSize))
                    .accessibilityHidden(true)
                words
            }
            .foregroundColor(Color("TextColor", bundle: .module))
            .padding(.horizontal, family == .systemSmall ? 16 : 48)
        }
    }

    private var words: some View {
        let text = message.text
            // The article has Ubuntu-Regular in 16 points, which no package of Debian's main has; this is the system's font in that size.
            .font(.callout)
            .multilineTextAlignment(.center)
        return ViewThatFits(in: .vertical) {
            BalancedLines { text }
            text.lineLimit(4).minimumScaleFactor(0.75)
        }
        .frame(maxHeight: fourLines)
        .fixedSize(horizontal: false, vertical: true)
    }

    private var symbolSize: CGFloat {
        switch family {
        case .systemSmall: 22
        case .systemMedium: 24
        default: 34
        }
    }
}

extension DealEntry.Message {
    var symbol: String {
        switch self {
        case .configure: "mappin.and.ellipse"
        case .noDeals: "tag.fill"
        case .unreachable: "clock.fill"
        }
    }

    var text: Text {
        switch self {
        case .configure: Text(LocalizedStringKey("widget.inspirational.configure"), bundle: .module)
        case .noDeals(let city): Text("No deals from \(city) today", bundle: .module)
        case .unreachable: Text("Deals are out of reach for a moment", bundle: .module)
        }
    }
}
