import LoopbackService

/// A refusal, as the service answers it.
enum ServiceError: Refusal, Equatable {
    case wrongCredentials
    case notSignedIn
    case noSuchBooking
    case tooManyBookings(limit: Int)
    case unknownSample(String)
    case noSuchPicture
    case bodyTooLarge(limit: Int)
    case notJSON
    case field(String, reason: String)

    /// HTTP status, a word for programs, and a sentence for people.
    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .wrongCredentials: (401, "wrong_credentials", "The email address or the password is wrong.")
        case .notSignedIn: (401, "not_signed_in", "Sign in first; the session is unknown or over.")
        case .noSuchBooking: (404, "no_such_booking", "This booking does not exist or was cancelled before.")
        case .tooManyBookings(let limit): (409, "too_many_bookings", "There are already \(limit) bookings; cancel one first.")
        case .unknownSample(let name): (404, "unknown_sample", "There is no sample customer “\(name.prefix(40))”.")
        case .noSuchPicture: (404, "no_such_picture", "There is no such hotel.")
        case .bodyTooLarge(let limit): (413, "body_too_large", "Send at most \(limit) bytes.")
        case .notJSON: (415, "not_json", "Send a JSON object as application/json.")
        case .field(let name, let reason): (422, "bad_field", "\(name) \(reason).")
        }
    }

    /// The field at fault, where one is.
    var field: String? {
        if case .field(let name, _) = self { name } else { nil }
    }
}
