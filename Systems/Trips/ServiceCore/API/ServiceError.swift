import LoopbackService

/// What only this service refuses.
enum ServiceError: Refusal, Equatable {
    case wrongCredentials
    case notSignedIn
    case noSuchBooking
    case tooManyBookings(limit: Int)
    case unknownSample(String)
    case noSuchPicture

    /// HTTP status, a word for programs, and a sentence for people.
    var answer: (status: Int, code: String, message: String) {
        switch self {
        case .wrongCredentials: (401, "wrong_credentials", "The email address or the password is wrong.")
        case .notSignedIn: (401, "not_signed_in", "Sign in first; the session is unknown or over.")
        case .noSuchBooking: (404, "no_such_booking", "This booking does not exist or was cancelled before.")
        case .tooManyBookings(let limit): (409, "too_many_bookings", "There are already \(limit) bookings; cancel one first.")
        case .unknownSample(let name): (404, "unknown_sample", "There is no sample customer “\(name.prefix(40))”.")
        case .noSuchPicture: (404, "no_such_picture", "There is no such hotel.")
        }
    }

    var field: String? { nil }
}
