import LoopbackService

/// A refusal that only this service gives.
enum InsightsError: Refusal, Equatable {
    case noSuchShop
    /// The store cannot answer.
    case unavailable

    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .noSuchShop: (404, "no_such_shop", "This account has no such shop.")
        case .unavailable: (503, "unavailable", "The figures cannot be read now; try again.")
        }
    }

    var field: String? { nil }
}
