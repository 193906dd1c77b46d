/// The colour by which an appointment is known in the diary and in the widget.
public enum AppointmentColour: String, Codable, CaseIterable, Hashable, Sendable {
    case pink, indigo, teal, orange
}
