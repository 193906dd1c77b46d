import SwiftUI
import WidgetKit

/// A customer's name on one line: in full, with the family name as a letter, or cut at its end; masked where names are hidden.
struct CustomerLabel: View {
    let customer: String
    var font = Font.headline

    var body: some View {
        let name = CustomerName(customer)
        ViewThatFits(in: .horizontal) {
            Text(verbatim: name.full).fixedSize()
            Text(verbatim: name.short).truncationMode(.tail)
        }
        .font(font)
        .foregroundColor(.primary)
        .lineLimit(1)
        .privacySensitive()
    }
}

/// The name of a treatment, masked where names are hidden.
struct TreatmentLabel: View {
    let treatment: String
    var font = Font.caption
    /// Stronger there, as everything is white.
    var isOnLockScreen = false
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Text(verbatim: treatment).font(font)
            .foregroundColor(isOnLockScreen ? .primary.opacity(0.86) : SalonColors(mode).secondaryText).lineLimit(1).truncationMode(.tail)
            .privacySensitive()
    }
}
