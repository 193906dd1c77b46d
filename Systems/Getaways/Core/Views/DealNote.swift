import SwiftUI
import WidgetKit

/// The note on what of a deal is not as it should be, in a line below the brand.
struct DealNote: View {
    let note: DealEntry.Note
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        note.text(in: locale, timeZone)
            .font((family == .systemSmall ? Font.caption2 : .caption).weight(.medium))
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.75)
            .padding(.horizontal, 8)
            .padding(.vertical, 2)
            // Where the system tints only opacity survives: a dark ground would be a white one.
            .background(Capsule().fill(mode.isTinted ? Color.white.opacity(0.14) : Color.black.opacity(0.5)))
    }
}

extension DealEntry.Note {
    /// “Photo to come”, “as of 09:48”.
    func text(in locale: Locale, _ timeZone: TimeZone) -> Text {
        switch self {
        case .photographToCome: return Text("Photo to come", bundle: .module)
        case .asOf(let date):
            var style = Date.FormatStyle(locale: locale)
            style.timeZone = timeZone
            return Text("as of \(date.formatted(style.hour().minute()))", bundle: .module)
        }
    }
}
