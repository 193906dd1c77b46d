import SwiftUI
import WidgetKit

/// An appointment of the medium tile: when and how long, its bar, who and what.
struct AppointmentRow: View {
    let appointment: Appointment
    /// All rows: their times stand in one column.
    let shown: [Appointment]
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(spacing: 9) {
            ZStack(alignment: .leading) {
                // As wide as the widest of the column.
                ForEach(shown) { times($0).hidden().accessibilityHidden(true) }
                times(appointment)
            }
            .frame(minWidth: 46, alignment: .leading)
            .fixedSize(horizontal: true, vertical: false)
            DurationBar(colour: appointment.colour, elapsed: appointment.elapsed(at: day.now), height: height)
            VStack(alignment: .leading, spacing: 0) {
                CustomerLabel(customer: appointment.customer, font: .subheadline.weight(.semibold))
                TreatmentLabel(treatment: appointment.treatment)
            }
            Spacer(minLength: 0)
            InitialsDisc(appointment: appointment)
        }
        .frame(height: 36)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(appointment.sentence(day, hidesNames: redaction.contains(.privacy) || redaction.contains(.placeholder)))
    }

    private func times(_ appointment: Appointment) -> some View {
        let format = DayFormat(day)
        return VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: format.time(appointment.start)).font(.subheadline.weight(.semibold)).foregroundColor(.primary)
            Group {
                if appointment.isUnderWay(at: day.now) {
                    Text("until \(format.time(appointment.end))", bundle: .module)
                } else {
                    Text("\(format.number(appointment.minutes)) min", bundle: .module)
                }
            }
            .font(.caption).foregroundColor(SalonColors(mode).secondaryText)
        }
        .monospacedDigit()
        .lineLimit(1)
        .fixedSize()
    }

    /// Points: 20 for half an hour or less, 34 for an hour and a half or more.
    private var height: CGFloat { 20 + 14 * CGFloat(min(max(appointment.minutes - 30, 0), 60)) / 60 }
}

/// The only one that is left, large.
struct SingleAppointment: View {
    let appointment: Appointment
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(spacing: 9) {
            DurationBar(colour: appointment.colour, elapsed: appointment.elapsed(at: day.now), height: 62)
            VStack(alignment: .leading, spacing: 0) {
                AppointmentTime(
                    appointment: appointment, day: day, font: .footnote.weight(.semibold), color: SalonColors(mode).text(appointment.colour)
                )
                CustomerLabel(customer: appointment.customer, font: .title3.weight(.bold))
                TreatmentLabel(treatment: appointment.treatment, font: .footnote)
            }
            Spacer(minLength: 0)
            InitialsDisc(appointment: appointment, size: 44, font: .subheadline.weight(.semibold))
        }
        .frame(maxHeight: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(appointment.sentence(day, hidesNames: redaction.contains(.privacy) || redaction.contains(.placeholder)))
    }
}
