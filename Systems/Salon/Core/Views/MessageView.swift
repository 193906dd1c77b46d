import SwiftUI
import WidgetKit

/// A symbol on a disc; in a small tile's day without the disc.
struct MessageDisc: View {
    let symbol: String
    /// The size in points.
    let size: CGFloat
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        Circle().fill(redaction.contains(.placeholder) ? SalonColors(mode).elapsed : SalonColors(mode).disc)
            .frame(width: size, height: size)
            .overlay {
                if !redaction.contains(.placeholder) {
                    Image(systemName: symbol).font(.system(size: (size * 0.53).rounded())).foregroundColor(SalonColors(mode).accent)
                        .widgetAccentable()
                }
            }
            .accessibilityHidden(true)
    }
}

/// The message of a small tile's day: symbol, title and line, at the bottom.
struct SmallMessage: View {
    let message: SalonMessage
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Image(systemName: message.symbol).font(.system(size: 20)).foregroundColor(SalonColors(mode).accent).widgetAccentable()
                .frame(height: 20).padding(.bottom, 6).accessibilityHidden(true)
            MessageWords(
                title: message.title, words: message.brief, titleFont: .subheadline.weight(.semibold), wordsFont: .caption, spacing: 0)
        }
    }
}

/// Two short sentences.
struct MessageWords: View {
    let title: Text
    let words: Text?
    let titleFont: Font
    let wordsFont: Font
    /// The space between them in points.
    let spacing: CGFloat
    var alignment = HorizontalAlignment.leading
    var lines = 2
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(alignment: alignment, spacing: spacing) {
            title.font(titleFont).foregroundColor(.primary).lineLimit(2).minimumScaleFactor(0.75).fixedSize(
                horizontal: false, vertical: true)
            if let words {
                words.font(wordsFont).foregroundColor(SalonColors(mode).secondaryText).lineLimit(lines).minimumScaleFactor(0.75)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
    }
}

/// A tile without a day: signed out, or nothing known yet.
struct MessageView: View {
    let message: SalonMessage
    let family: WidgetFamily
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        switch family {
        case .systemSmall:
            VStack(alignment: .leading, spacing: 0) {
                MessageDisc(symbol: message.symbol, size: 36)
                Spacer(minLength: 4)
                MessageWords(
                    title: message.title, words: message.brief, titleFont: .subheadline.weight(.semibold), wordsFont: .caption, spacing: 0)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        case .systemMedium:
            HStack(spacing: 14) {
                MessageDisc(symbol: message.symbol, size: 48)
                MessageWords(title: message.title, words: message.words, titleFont: .headline, wordsFont: .footnote, spacing: 0)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let action = message.action { button(action, font: .footnote.weight(.semibold), height: 32, margin: 16) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        default:
            VStack(spacing: 0) {
                MessageDisc(symbol: message.symbol, size: 64).padding(.bottom, 16)
                MessageWords(
                    title: message.title, words: message.words, titleFont: .title2.weight(.bold), wordsFont: .subheadline, spacing: 2,
                    alignment: .center)
                if let action = message.action { button(action, font: .headline, height: 44, margin: 28).padding(.top, 16) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func button(_ words: Text, font: Font, height: CGFloat, margin: CGFloat) -> some View {
        Link(destination: SalonLink.signIn.url) {
            words.font(font).foregroundColor(.white).lineLimit(1).fixedSize().padding(.horizontal, margin).frame(height: height)
                .background { Capsule().fill(SalonColors(mode).button) }
        }
    }
}
