import Foundation

/// The sample that the gallery shows and the placeholder is shaped like; it is nobody's day.
public enum SampleDay {
    /// Today a little before half past one, with four appointments to come.
    public static func state(now: Date, locale: Locale, timeZone: TimeZone) -> SalonState {
        let calendar = Calendar.of(locale, timeZone)
        let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: now) ?? now
        func at(_ minutes: Double) -> Date { noon.addingTimeInterval(minutes * 60) }
        func appointment(
            _ number: Int, _ from: Double, _ to: Double, _ name: String, _ treatment: String, _ colour: AppointmentColour
        ) -> Appointment {
            Appointment(
                id: "sample-\(number)", start: at(from), end: at(to), customer: name,
                treatment: NSLocalizedString(treatment, bundle: .module, comment: "In the widget gallery"), colour: colour)
        }
        return .day(
            DaySheet(
                [
                    appointment(1, 90, 135, "Chiara M.", "Cut and finish", .pink),
                    appointment(2, 150, 240, "Ana R.", "Balayage", .indigo),
                    appointment(3, 255, 285, "Sofia L.", "Brow shape", .teal),
                    appointment(4, 300, 360, "Jonas W.", "Colour refresh", .orange),
                ], now: at(78), locale: locale, timeZone: timeZone))
    }
}
