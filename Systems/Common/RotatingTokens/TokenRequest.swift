import LoopbackService

/// `POST /oauth/token`: what is asked for (RFC 6749 §4.3, §6).
public enum TokenRequest: Sendable, Equatable {
    case password(username: String, password: String)
    case refresh(String)

    /// - Parameters:
    ///   - form: the fields that were sent.
    ///   - client: the only client there is; it is public, so that it has no secret.
    public init(_ form: [String: String], client: String) throws {
        func field(_ name: String) throws -> String {
            guard let value = form[name], !value.isEmpty else {
                throw ServiceRefusal.invalidRequest("The field \(name) is missing.")
            }
            guard value.utf8.count <= 500 else { throw ServiceRefusal.invalidRequest("The field \(name) has more than 500 bytes.") }
            return value
        }
        guard try field("client_id") == client else { throw TokenRefusal.unknownClient }
        switch try field("grant_type") {
        case "password": self = .password(username: try field("username"), password: try field("password"))
        case "refresh_token": self = .refresh(try field("refresh_token"))
        default: throw TokenRefusal.unsupportedGrant
        }
    }
}

/// The response with the tokens that a client is given (RFC 6749 §5.1).
public struct TokenResponse: Encodable, Sendable {
    public var access_token: String
    public var refresh_token: String
    public var token_type = "Bearer"
    /// The time for which it holds, in seconds.
    public var expires_in: Int

    public init(_ grant: TokenStore.Grant) {
        access_token = grant.pair.access
        refresh_token = grant.pair.refresh
        expires_in = grant.expiresIn
    }
}
