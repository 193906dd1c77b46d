/// An error that tells why there is no session to use now.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nobody is signed in; nothing but signing in changes that.
    case signedOut(SignedOutReason)
    /// The session is there and cannot be read **yet**, as before the first unlocking of a device: show what was there and ask later.
    case notAvailable(KeychainError)
    /// The access token has ended and could not be renewed now: show what was there and ask later.
    case stale(account: String, reason: String)
    /// The service refuses even a new access token.
    case rejected(account: String)
    /// The stored session cannot be read and never will be; signing in replaces it.
    case unreadable(KeychainError)

    public var description: String {
        switch self {
        case .signedOut(.never): "Nobody is signed in."
        case .signedOut(.revoked): "The service has ended the session. Sign in again."
        case .notAvailable(let error): "The session cannot be read yet. \(error)"
        case .stale(_, let reason): "The session could not be renewed. \(reason)"
        case .rejected: "The service refuses the session."
        case .unreadable(let error): "The stored session cannot be read. \(error) Sign in again."
        }
    }
}

extension SessionError {
    /// The error of the keychain, where the keychain was the cause.
    var keychain: KeychainError {
        switch self {
        case .notAvailable(let error), .unreadable(let error): error
        case .signedOut, .stale, .rejected: .notAvailable(description)
        }
    }
}

/// The reason for which nobody is signed in.
public enum SignedOutReason: String, Codable, Hashable, Sendable {
    /// Nobody has signed in, or whoever had has signed out.
    case never
    /// The service has ended the session.
    case revoked
}
