import Foundation

/// What an account is used with: one item of the keychain, so that its parts only change together.
public struct Session: Codable, Hashable, Sendable {
    public var accessToken: String
    /// Good for one refresh.
    public var refreshToken: String
    /// When the access token ends.
    public var expires: Date
    /// 1 after signing in, one more with each refresh.
    public var generation: Int
    /// Who is signed in, as the app calls it.
    public var account: String
    /// Of one signing in: two sessions of the same account are never taken for each other.
    public let identifier: UUID

    public init(
        accessToken: String, refreshToken: String, expires: Date, generation: Int = 1, account: String, identifier: UUID = UUID()
    ) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expires = expires
        self.generation = generation
        self.account = account
        self.identifier = identifier
    }
}

/// What a service's token endpoint gives.
public struct TokenGrant: Hashable, Sendable {
    public var accessToken: String
    public var refreshToken: String
    /// Seconds from now.
    public var lifetime: Double

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

/// Why there is no new pair.
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
