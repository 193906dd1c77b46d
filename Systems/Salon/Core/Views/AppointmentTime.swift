import SwiftUI
import WidgetKit

/// The time of an appointment; of one under way, until when it is.
struct AppointmentTime: View {
    let appointment: Appointment
    let day: DaySheet
    let font: Font
    let color: Color

    var body: some View {
        let format = DayFormat(day)
        Group {
            if appointment.isUnderWay(at: day.now) {
                Text("until \(format.time(appointment.end))", bundle: .module)
            } else {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: format.interval(appointment.start, appointment.end)).fixedSize()
                    Text(verbatim: format.plainInterval(appointment.start, appointment.end)).fixedSize()
                    Text(verbatim: format.time(appointment.start)).minimumScaleFactor(0.75)
                }
            }
        }
        .font(font)
        .monospacedDigit()
        .foregroundColor(color)
        .lineLimit(1)
        .widgetAccentable()
    }
}
