import Hummingbird

/// A refusal, as the service answers it: `{"error": …, "error_description": …}`, as OAuth has it (RFC 6749 §5.2).
enum InsightsError: Error, Equatable {
    case invalidRequest(String)
    case unsupportedGrant
    case unknownClient
    case wrongCredentials
    case invalidGrant(String)
    case invalidToken
    case noSuchShop
    case field(String, reason: String)
    case notJSON
    case bodyTooLarge(limit: Int)
    /// The store cannot answer now.
    case unavailable
    /// The mode `failing`.
    case failing

    /// HTTP status, a word for programs, and a sentence for people.
    var answer: (status: HTTPResponse.Status, code: String, message: String) {
        switch self {
        case .invalidRequest(let reason): (.badRequest, "invalid_request", reason)
        case .unsupportedGrant: (.badRequest, "unsupported_grant_type", "The grant type is none of password, refresh_token.")
        case .unknownClient: (.badRequest, "invalid_client", "No such client is known.")
        case .wrongCredentials: (.badRequest, "invalid_grant", "The user name or the password is wrong.")
        case .invalidGrant(let reason): (.badRequest, "invalid_grant", reason)
        case .invalidToken: (.unauthorized, "invalid_token", "The access token is missing, unknown or over.")
        case .noSuchShop: (.notFound, "no_such_shop", "This account has no such shop.")
        case .field(let name, let reason): (.unprocessableContent, "bad_field", "\(name) \(reason).")
        case .notJSON: (.unsupportedMediaType, "not_json", "Send a JSON object as application/json.")
        case .bodyTooLarge(let limit): (.contentTooLarge, "body_too_large", "Send at most \(limit) bytes.")
        case .unavailable: (.serviceUnavailable, "unavailable", "The figures cannot be read now; try again.")
        case .failing: (.internalServerError, "failing", "The service fails because it was told to.")
        }
    }
}
