import LoopbackService

/// A refusal, as the service answers it.
enum GetawaysError: Refusal, Equatable {
    case field(String, reason: String)
    case noSuchPhotograph
    case notJSON
    case bodyTooLarge(limit: Int)
    /// The mode `failing`.
    case failing
    /// The mode `missing`.
    case missing

    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .field(let name, let reason): (422, "bad_field", "\(name) \(reason).")
        case .noSuchPhotograph: (404, "no_such_photograph", "There is no such photograph.")
        case .notJSON: (415, "not_json", "Send a JSON object as application/json.")
        case .bodyTooLarge(let limit): (413, "body_too_large", "Send at most \(limit) bytes.")
        case .failing: (500, "failing", "The service fails because it was told to.")
        case .missing: (404, "missing", "Nothing is found because the service was told so.")
        }
    }

    var field: String? { if case .field(let name, _) = self { name } else { nil } }
}
