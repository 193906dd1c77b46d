import LoopbackService

/// A refusal that only this service gives.
enum SalonRefusal: Refusal, Equatable {
    case noSuchEvent
    /// Deleted after the version that was changed.
    case eventGone
    case noSuchStylist
    case wrongCursor
    case nothingToChange

    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .noSuchEvent: (404, "no_such_event", "There is no such appointment.")
        case .eventGone: (410, "event_gone", "The appointment was deleted.")
        case .noSuchStylist: (404, "no_such_stylist", "This salon has no such stylist.")
        case .wrongCursor: (410, "cursor_gone", "This diary never gave that cursor; read the days anew.")
        case .nothingToChange: (409, "nothing_to_change", "There is no appointment to come that could be changed.")
        }
    }

    var field: String? { nil }
}
