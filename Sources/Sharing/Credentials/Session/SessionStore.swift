import Foundation

/// The session that an app and its extensions share.
public actor SessionStore {
    private let keychain: any Keychain
    private let refresher: any TokenRefreshing

    /// - Parameters:
    ///   - name: of the keychain's item.
    ///   - group: the keychain group that all sharers have.
    ///   - folder: in the container of the app group that all sharers have, for locks.
    public init(
        keychain: any Keychain, group: String?, folder: URL, name: String = "session", refresher: any TokenRefreshing,
        limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() },
        report: @escaping @Sendable (SessionEvent) -> Void = { _ in }
    ) {
        self.keychain = keychain
        self.refresher = refresher
    }

    /// Waiting times, in seconds.
    public struct Limits: Sendable {
        /// An access token that ends within this is renewed before it is used.
        public var margin = 60.0
        /// To wait for another process that renews.
        public var waiting = 8.0

        public init() {}
    }

    /// A session whose access token still stands, renewed if need be.
    /// - Throws: ``SessionError``.
    public func session() async throws -> Session { throw SessionError.signedOut(.never) }

    /// The same after the service refused a token with 401: renewed once, unless somebody has done so.
    /// - Throws: ``SessionError``.
    public func session(afterRejected accessToken: String) async throws -> Session { throw SessionError.signedOut(.never) }

    /// Makes a request with a session; where the service refuses the token, once more with a new one.
    /// - Parameter request: throws ``Unauthorized`` for an answer of 401.
    /// - Throws: ``SessionError``, and what the request throws.
    public func perform<Value: Sendable>(_ request: @Sendable (Session) async throws -> Value) async throws -> Value {
        throw SessionError.signedOut(.never)
    }

    /// Stores a session that begins now, in the place of any other.
    public func signIn(_ grant: TokenGrant, account: String) async throws { throw SessionError.signedOut(.never) }

    /// Removes the session. A refresh under way, in whatever process, does not bring it back.
    /// - Returns: what was signed out, so that the service can be told; nil when nobody was signed in.
    @discardableResult
    public func signOut() async throws -> Session? { nil }

    /// Why the newest pair is not stored yet, if so: it is used from memory and stored as soon as the keychain takes it.
    public var unsaved: KeychainError? { nil }
}

/// An answer of 401.
public struct Unauthorized: Error, Hashable, Sendable {
    public init() {}
}

/// What becomes of a session, for logs and for pages that show it.
public enum SessionEvent: Hashable, Sendable {
    case refreshed(generation: Int)
    /// Another process had a newer pair.
    case adopted(generation: Int)
    /// The service gave a new pair that the keychain did not take.
    case unsaved(generation: Int, KeychainError)
    case saved(generation: Int)
    /// The session ended during the refresh: its result was thrown away.
    case discarded(generation: Int)
    case signedOut(SignedOutReason)
}
