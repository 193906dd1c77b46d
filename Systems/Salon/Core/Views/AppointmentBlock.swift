import SwiftUI
import WidgetKit

/// An appointment as a block of its length.
struct AppointmentBlock: View {
    let placed: PlacedBlock
    let day: DaySheet
    /// The height in points.
    let height: CGFloat
    /// Whether the block stands beside others.
    let isNarrow: Bool
    /// Points from the top: where the present crosses it. The words keep to the larger side.
    var present: CGFloat?
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    private var appointment: Appointment { placed.appointment }
    private var isUnknown: Bool { redaction.contains(.placeholder) }

    /// Points: what the present leaves for words, above or below it.
    private var room: CGFloat {
        // Too low to keep out of its way.
        guard let present, height >= 24 else { return height }
        return max(present, height - present) - 1
    }
    private var isAbove: Bool { present.map { $0 >= height - $0 } ?? true }

    var body: some View {
        HStack(spacing: 0) {
            Rectangle().fill(isUnknown ? SalonColors(mode).elapsed : SalonColors(mode).bar(appointment.colour)).frame(width: 4)
                .widgetAccentable()
            content
                .frame(height: room)
                .frame(maxHeight: .infinity, alignment: isAbove ? .top : .bottom)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background { Rectangle().fill(isUnknown ? SalonColors(mode).elapsed.opacity(0.5) : SalonColors(mode).block(appointment.colour)) }
        .clipShape(RoundedRectangle(cornerRadius: min(8, height / 2), style: .continuous))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(appointment.sentence(day, hidesNames: redaction.contains(.privacy) || redaction.contains(.placeholder)))
    }

    private var content: some View {
        HStack(spacing: 0) {
            words.padding(.leading, isNarrow ? 6 : 8)
            Spacer(minLength: 2)
            if placed.more > 0 {
                Text(verbatim: "+\(DayFormat(day).number(placed.more))").font(.caption2.weight(.semibold))
                    .foregroundColor(SalonColors(mode).secondaryText).fixedSize().padding(.trailing, 6)
            } else if !isNarrow {
                Text("\(DayFormat(day).number(appointment.minutes)) min", bundle: .module).font(room < 15 ? .caption2 : .caption)
                    .monospacedDigit().foregroundColor(SalonColors(mode).secondaryText).lineLimit(1).fixedSize().padding(.trailing, 10)
                if room >= 29 { InitialsDisc(appointment: appointment, size: 26).padding(.trailing, 10).padding(.leading, -2) }
            }
        }
    }

    @ViewBuilder private var words: some View {
        let font: Font = room < 15 ? .caption2.weight(.semibold) : room < 20 ? .caption.weight(.semibold) : .footnote.weight(.semibold)
        if room >= 38 {
            VStack(alignment: .leading, spacing: 0) {
                CustomerLabel(customer: appointment.customer, font: font)
                TreatmentLabel(treatment: appointment.treatment)
            }
        } else if isNarrow {
            CustomerLabel(customer: appointment.customer, font: font)
        } else {
            BesideEachOther(appointment: appointment, font: font, treatmentFont: room < 15 ? .caption2 : .caption)
        }
    }
}

/// Name and treatment on one line: the treatment is cut, then dropped, before the name is.
private struct BesideEachOther: View {
    let appointment: Appointment
    let font: Font
    let treatmentFont: Font

    var body: some View {
        let name = CustomerName(appointment.customer)
        ViewThatFits(in: .horizontal) {
            line(name.full) { TreatmentLabel(treatment: appointment.treatment, font: treatmentFont).fixedSize() }
            line(name.short) {
                TreatmentLabel(treatment: appointment.treatment, font: treatmentFont)
                    .frame(minWidth: 0, idealWidth: 48, maxWidth: .infinity, alignment: .leading)
            }
            Text(verbatim: name.full).font(font).fixedSize().privacySensitive()
            Text(verbatim: name.short).font(font).truncationMode(.tail).privacySensitive()
        }
        .foregroundColor(.primary)
        .lineLimit(1)
    }

    private func line<Treatment: View>(_ name: String, @ViewBuilder treatment: () -> Treatment) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(verbatim: name).font(font).fixedSize().privacySensitive()
            treatment()
        }
    }
}
