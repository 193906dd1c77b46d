import SwiftUI
import WidgetKit

/// The message shown where there are no metrics: a symbol on a disc and two short sentences.
struct MessageView: View {
    let message: Message
    let options: LayoutOption
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if options.contains(.messageCentred) {
            VStack(spacing: 16) {
                disc(64, symbol: 28)
                VStack(spacing: 6) { words(title: .title2.weight(.bold), below: .subheadline) }.multilineTextAlignment(.center)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else if options.contains(.messageBeside) {
            HStack(spacing: 16) {
                disc(52, symbol: 23)
                VStack(alignment: .leading, spacing: 2) { words(title: .headline, below: .footnote) }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            VStack(alignment: .leading, spacing: 2) {
                disc(34, symbol: 16)
                Spacer(minLength: 4)
                words(title: .subheadline.weight(.semibold), below: .caption)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
    }

    @ViewBuilder private func words(title: Font, below: Font) -> some View {
        message.title.font(title).foregroundColor(.primary).lineLimit(typeSize > .large ? nil : 2).minimumScaleFactor(0.75)
            .fixedSize(horizontal: false, vertical: true)
        message.words.font(below).foregroundColor(InsightsColors(mode).secondaryText).lineLimit(typeSize > .large ? nil : 2)
            .minimumScaleFactor(0.75)
            .fixedSize(horizontal: false, vertical: true)
        if let action = message.action {
            HStack(spacing: 3) {
                action.font(.caption.weight(.semibold))
                Image(systemName: "chevron.right").font(.system(size: 9, weight: .semibold))
            }
            .foregroundColor(InsightsPalette.accent).widgetAccentable().padding(.top, 1)
        }
    }

    private func disc(_ size: CGFloat, symbol: CGFloat) -> some View {
        Circle().fill(InsightsColors(mode).disc)
            .frame(width: size, height: size)
            .overlay {
                Image(systemName: message.symbol).font(.system(size: symbol, weight: .semibold)).foregroundColor(InsightsPalette.accent)
                    .widgetAccentable()
            }
            .accessibilityHidden(true)
    }
}
