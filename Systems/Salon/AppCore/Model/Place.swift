import SalonCore

/// A screen of the app.
public enum Place: Hashable, Sendable {
    /// A day of the diary.
    case day
    /// The details of an appointment.
    case event(String)
    /// A new appointment, begun at a place of the diary.
    case new(NewAppointment)
    /// A conflict: the appointment was changed here and elsewhere.
    case conflict(Conflict)
    /// A link's appointment is being looked for.
    case opening(String)
    /// A link's appointment is nowhere.
    case notFound(String)
    /// A link's appointment could not be had in time; why.
    case failed(String, reason: String)
}

/// An appointment that was changed here while the salon has a higher version of it, which wins.
public struct Conflict: Hashable, Sendable {
    public var mine: CalendarEvent
    public var theirs: CalendarEvent
}

/// A new appointment that somebody began to fill in.
public struct NewAppointment: Hashable, Sendable {
    public var stylist: String?
    /// Minutes after midnight.
    public var minute: Int?
}
