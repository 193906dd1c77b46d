/// A refusal that any service may give.
public enum ServiceRefusal: Refusal, Equatable {
    case invalidRequest(String)
    case field(String, reason: String)
    case notJSON
    case bodyTooLarge(limit: Int)
    /// The service's data cannot be read or written now; the sentence for people.
    case unavailable(String)
    /// The service was told to fail.
    case failing
    /// The service was asked under a host name that is not this machine's.
    case hostRefused
    /// Too many wrong passwords; how long until the next is looked at.
    case tooManySignIns(seconds: Int)
    /// The service's controls were asked for under another name than the one they have.
    case controlRefused

    public var answer: (status: Int, code: String, message: String) {
        switch self {
        case .invalidRequest(let reason): (400, "invalid_request", reason)
        case .field(let name, let reason): (422, "bad_field", "\(name) \(reason).")
        case .notJSON: (415, "not_json", "Send a JSON object as application/json.")
        case .bodyTooLarge(let limit): (413, "body_too_large", "Send at most \(limit) bytes.")
        case .unavailable(let reason): (503, "unavailable", reason)
        case .hostRefused: (403, "host_refused", "This service answers on this machine only.")
        case .tooManySignIns(let seconds): (429, "too_many_sign_ins", "Too many wrong passwords; try again in \(seconds) s.")
        case .controlRefused: (401, "control_refused", "Its controls answer at the address that `vitrine run` printed for it.")
        case .failing: (500, "failing", "The service fails because it was told to.")
        }
    }

    public var field: String? { if case .field(let name, _) = self { name } else { nil } }
}
