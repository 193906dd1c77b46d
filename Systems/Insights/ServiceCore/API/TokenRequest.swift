/// `POST /oauth/token`: what is asked for (RFC 6749 §4.3, §6).
enum TokenRequest: Sendable, Equatable {
    case password(username: String, password: String)
    case refresh(String)

    /// The only client there is; it is public, so that it has no secret.
    static let client = "insights-app"

    init(_ form: [String: String]) throws(InsightsError) {
        func field(_ name: String) throws(InsightsError) -> String {
            guard let value = form[name], !value.isEmpty else { throw .invalidRequest("The field \(name) is missing.") }
            guard value.utf8.count <= 500 else { throw .invalidRequest("The field \(name) has more than 500 bytes.") }
            return value
        }
        guard try field("client_id") == Self.client else { throw .unknownClient }
        switch try field("grant_type") {
        case "password": self = .password(username: try field("username"), password: try field("password"))
        case "refresh_token": self = .refresh(try field("refresh_token"))
        default: throw .unsupportedGrant
        }
    }
}

/// What a client is given (RFC 6749 §5.1).
struct TokenAnswer: Encodable, Sendable {
    var access_token: String
    var refresh_token: String
    var token_type = "Bearer"
    /// Seconds.
    var expires_in: Int

    init(_ grant: TokenStore.Grant) {
        access_token = grant.pair.access
        refresh_token = grant.pair.refresh
        expires_in = grant.expiresIn
    }
}
