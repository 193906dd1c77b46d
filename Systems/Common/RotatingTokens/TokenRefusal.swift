import LoopbackService

/// A refusal of a token request, in OAuth's words (RFC 6749 §5.2, RFC 6750 §3.1).
public enum TokenRefusal: Refusal, Equatable {
    case unsupportedGrant
    case unknownClient
    case wrongCredentials
    case invalidGrant(String)
    case invalidToken

    public var answer: (status: Int, code: String, message: String) {
        switch self {
        case .unsupportedGrant: (400, "unsupported_grant_type", "The grant type is none of password, refresh_token.")
        case .unknownClient: (400, "invalid_client", "No such client is known.")
        case .wrongCredentials: (400, "invalid_grant", "The user name or the password is wrong.")
        case .invalidGrant(let reason): (400, "invalid_grant", reason)
        case .invalidToken: (401, "invalid_token", "The access token is missing, unknown or over.")
        }
    }

    public var field: String? { nil }
}
