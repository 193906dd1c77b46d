/// The session that a request carries to say on whose behalf it is made.
public struct AccessSession: Hashable, Sendable {
    public var accessToken: String
    public var account: String

    public init(accessToken: String, account: String) {
        self.accessToken = accessToken
        self.account = account
    }
}

/// An error that tells why there is no session to ask with.
public enum SessionProblem: Error, Equatable, Sendable {
    /// Nobody is signed in, or the service has ended the session.
    case signedOut
    /// There may be one, but not now: the device is locked, or the service that refreshes it is down; the reason.
    case unavailable(String)
}

/// Gives sessions that are good for a request, refreshed if need be.
public protocol SessionSource: Sendable {
    func session() async throws(SessionProblem) -> AccessSession
    /// A session after the service has rejected this token.
    func session(afterRejected accessToken: String) async throws(SessionProblem) -> AccessSession
}
