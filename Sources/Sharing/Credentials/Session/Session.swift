import Foundation

/// The session of an account: one item of the keychain, so that its parts only change together.
public struct Session: Codable, Hashable, Sendable {
    /// The access token, which requests carry as a bearer token.
    public var accessToken: String
    /// Good for one refresh.
    public var refreshToken: String
    /// The time at which the access token was given.
    public var issued: Date
    /// The time at which the access token ends.
    public var expires: Date
    /// The number of the pair: 1 after signing in, one more with each refresh.
    public var generation: Int
    /// The account that is signed in, by the app's own name.
    public var account: String
    /// The identifier of one signing in: two sessions of the same account are never taken for each other.
    public let identifier: UUID

    /// A session from its parts; a new signing in unless the identifier says otherwise.
    public init(
        accessToken: String, refreshToken: String, issued: Date, expires: Date, generation: Int = 1, account: String,
        identifier: UUID = UUID()
    ) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.issued = issued
        self.expires = expires
        self.generation = generation
        self.account = account
        self.identifier = identifier
    }

    /// Makes a session that begins with a grant.
    public init(_ grant: TokenGrant, account: String, at now: Date) {
        self.init(
            accessToken: grant.accessToken, refreshToken: grant.refreshToken, issued: now, expires: now + grant.lifetime, account: account)
    }

    /// Returns the session with its next pair of tokens.
    func renewed(_ grant: TokenGrant, at now: Date) -> Session {
        Session(
            accessToken: grant.accessToken, refreshToken: grant.refreshToken, issued: now, expires: now + grant.lifetime,
            generation: generation + 1, account: account, identifier: identifier)
    }

    /// Seconds before its end at which it is renewed: a token that lives for a minute would else be old when it comes.
    func margin(_ usual: Double) -> Double { min(usual, max(0, expires.timeIntervalSince(issued) / 2)) }
}

/// The tokens that a service's token endpoint grants.
public struct TokenGrant: Hashable, Sendable {
    /// The access token, which requests carry as a bearer token.
    public var accessToken: String
    /// The refresh token, with which the next pair is requested, once.
    public var refreshToken: String
    /// The lifetime of the access token, in seconds from now.
    public var lifetime: Double

    /// A pair of tokens as an answer has them.
    public init(accessToken: String, refreshToken: String, lifetime: Double) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.lifetime = lifetime
    }
}

/// Gives a new pair for an old one.
public protocol TokenRefreshing: Sendable {
    /// - Throws: ``RefreshError``; anything else counts as unavailable.
    func refresh(_ session: Session) async throws -> TokenGrant
}

/// An error that tells why there is no new pair of tokens.
public enum RefreshError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The service knows the refresh token no more.
    case invalidGrant(String)
    /// The service cannot be reached or cannot answer.
    case unavailable(String)

    public var description: String {
        switch self {
        case .invalidGrant(let reason): "The service refuses the refresh token: \(reason)"
        case .unavailable(let reason): "The service is not available: \(reason)"
        }
    }
}
