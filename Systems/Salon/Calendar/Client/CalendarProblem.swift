import FetchCache
import SalonCore
import ServiceAddresses

/// An error that tells why the service was not asked, or did not do what it was asked.
public enum CalendarProblem: Error, Hashable, Sendable {
    /// Nobody is signed in, or the service has ended the session.
    case signedOut
    /// The name or the password is wrong.
    case refused
    /// There may be a session, but not now: the device is locked, or the service that renews it is down; the reason.
    case sessionUnavailable(String)
    /// Nobody said where the service is.
    case noService
    /// No answer came.
    case unreachable(String)
    /// The service refused.
    case status(Int)
    /// The answer is not what was expected.
    case undecodable(String)
    /// The service has a higher version, which wins.
    case conflict(CalendarEvent)
    /// The identifier or the day cannot be asked for.
    case invalid(String)
    /// The store did not take what was received; the reason.
    case notStored(String)
}

extension CalendarProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .signedOut: "Nobody is signed in."
        case .refused: "The name or the password is wrong."
        case .sessionUnavailable(let reason): "The session cannot be had now. \(reason)"
        case .noService:
            "Nobody said where the calendar is served; set \(ServiceAddress.calendar.variable) or \(ServiceAddress.calendar.key)."
        case .unreachable(let reason): "The service cannot be reached: \(reason)"
        case .status(let code): "The service answered with status \(code)."
        case .undecodable(let place): "The answer cannot be read: \(place)"
        case .conflict(let event): "The service has version \(event.version) of the appointment already."
        case .invalid(let text): "This cannot be asked for: \(text)"
        case .notStored(let reason): "What was received cannot be stored. \(reason)"
        }
    }
}
