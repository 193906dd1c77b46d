import SwiftUI
import WidgetKit

/// A bar that shows how long an appointment is and how much of it is over: the elapsed part is grey, from the top.
struct DurationBar: View {
    let colour: AppointmentColour
    /// The part that is over, 0 to 1.
    var elapsed = 0.0
    /// Points; nil is as high as there is room.
    var height: CGFloat?
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        let colors = SalonColors(mode)
        ZStack {
            BarPart(elapsed: passed, isPast: true).fill(mode == .vibrant ? .white.opacity(0.35) : colors.elapsed)
            BarPart(elapsed: passed, isPast: false).fill(colors.bar(colour)).widgetAccentable()
        }
        .clipShape(RoundedRectangle(cornerRadius: 2))
        .frame(width: 4, height: height)
        .accessibilityHidden(true)
    }

    /// The part that is over: all, so without a colour, where nothing is known yet.
    private var passed: Double { redaction.contains(.placeholder) ? 1 : elapsed }
}

private struct BarPart: Shape {
    let elapsed: Double
    let isPast: Bool

    func path(in rect: CGRect) -> Path {
        let cut = rect.minY + rect.height * CGFloat(min(max(elapsed, 0), 1))
        return Path(
            isPast
                ? CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: cut - rect.minY)
                : CGRect(x: rect.minX, y: cut, width: rect.width, height: rect.maxY - cut))
    }
}
