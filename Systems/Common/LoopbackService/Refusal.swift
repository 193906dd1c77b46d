/// A refusal that a service answers with.
public protocol Refusal: Error {
    /// HTTP status, a word for programs, and a sentence for people.
    var answer: (status: Int, code: String, message: String) { get }
    /// The field at fault, where one is.
    var field: String? { get }
}

/// Refusals of every service here.
enum LoopbackRefusal: Refusal {
    case hostRefused

    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .hostRefused: (403, "host_refused", "This service answers on this machine only.")
        }
    }

    var field: String? { nil }
}
