import Foundation

/// The content of the keychain's item.
enum StoredSession: Codable, Hashable, Sendable {
    case session(Session)
    /// The service ended it: whoever reads this knows without asking.
    case ended(SignedOutReason)

    init(_ data: Data, name: String) throws(KeychainError) {
        guard let stored = try? JSONDecoder().decode(StoredSession.self, from: data) else {
            throw .damaged(name, reason: "it is no session")
        }
        self = stored
    }

    func data(name: String) throws(KeychainError) -> Data {
        guard let data = try? JSONEncoder().encode(self) else { throw .damaged(name, reason: "it cannot be written as JSON") }
        return data
    }

    /// The session, if there is one.
    static func session(_ stored: StoredSession?) throws(SessionError) -> Session {
        switch stored {
        case .session(let session)?: return session
        case .ended(let reason)?: throw .signedOut(reason)
        case nil: throw .signedOut(.never)
        }
    }
}
