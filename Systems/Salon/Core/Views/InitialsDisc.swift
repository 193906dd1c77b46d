import SwiftUI
import WidgetKit

/// A customer in two letters.
struct InitialsDisc: View {
    let appointment: Appointment
    /// The size in points.
    var size: CGFloat = 28
    var font = Font.caption2.weight(.semibold)
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        let initials = CustomerName(appointment.customer).initials
        Circle()
            .fill(redaction.contains(.placeholder) ? SalonColors(mode).elapsed : SalonColors(mode).initials(appointment.colour))
            .frame(width: size, height: size)
            .widgetAccentable()
            .overlay {
                // A masked word would be a bar on the disc; the disc alone says as much.
                if !redaction.contains(.privacy), !redaction.contains(.placeholder) {
                    Text(verbatim: initials).font(font).foregroundColor(.primary).lineLimit(1).minimumScaleFactor(0.6).frame(
                        width: size - 4)
                }
            }
            .accessibilityHidden(true)
    }
}
