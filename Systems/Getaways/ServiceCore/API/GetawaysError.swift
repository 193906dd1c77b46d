import LoopbackService

/// A refusal that only this service gives.
enum GetawaysError: Refusal, Equatable {
    case noSuchPhotograph
    /// The mode `missing`.
    case missing

    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .noSuchPhotograph: (404, "no_such_photograph", "There is no such photograph.")
        case .missing: (404, "missing", "Nothing is found because the service was told so.")
        }
    }

    var field: String? { nil }
}
