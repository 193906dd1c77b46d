import SwiftUI
import WidgetKit

/// The message where there is no appointment: in little room the symbol is dropped first, then the second sentence; a button stays.
struct LargeTypeMessage: View {
    let message: SalonMessage
    let state: SalonState
    let family: WidgetFamily
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        ViewThatFits(in: .vertical) {
            content(symbol: true, words: true)
            content(symbol: false, words: true)
            // The next appointment is what one looks for: of it the time at least, in smaller letters if need be.
            if family != .systemSmall, case .day(let day) = state, day.next != nil {
                content(symbol: false, words: false, when: true)
                content(symbol: false, words: false, when: true).dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
            content(symbol: false, words: false)
        }
        .frame(maxHeight: .infinity, alignment: .leading)
    }

    private func content(symbol: Bool, words: Bool, when: Bool = false) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if symbol {
                Image(systemName: message.symbol).font(.title2).foregroundColor(SalonColors(mode).accent).widgetAccentable()
                    .accessibilityHidden(true)
            }
            // An old copy may lack what was booked since.
            if case .day(let day) = state { NoteLine(day: day, font: .footnote).dynamicTypeSize(...DynamicTypeSize.accessibility1) }
            message.title.font(.headline).foregroundColor(.primary).lineLimit(2).minimumScaleFactor(0.5)
                .fixedSize(horizontal: false, vertical: true)
            if words, let more {
                more.font(.subheadline).foregroundColor(SalonColors(mode).secondaryText).lineLimit(3)
                    .fixedSize(horizontal: false, vertical: true)
            }
            if when, case .day(let day) = state, let next = day.next {
                NextWords(day: day, next: next).briefly.font(.subheadline).foregroundColor(SalonColors(mode).secondaryText)
                    .lineLimit(1).minimumScaleFactor(0.6)
            }
            if family != .systemSmall, let action = message.action {
                Link(destination: SalonLink.signIn.url) {
                    action.font(.subheadline.weight(.semibold)).foregroundColor(.white).lineLimit(1).minimumScaleFactor(0.5)
                        .padding(.horizontal, 16).padding(.vertical, 6)
                        .background { Capsule().fill(SalonColors(mode).button) }
                }
                .padding(.top, 4)
            }
        }
    }

    private var more: Text? {
        if case .day(let day) = state, family != .systemSmall {
            return day.next.map { NextWords(day: day, next: $0).oneLine(hidesNames: redaction.contains(.privacy)) }
        }
        return family == .systemSmall ? message.brief : message.words
    }
}
