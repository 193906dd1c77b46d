import Credentials
import Foundation
import InsightsCore
import ServiceAddresses

/// The merchant's session, which the app and its extensions share by the keychain.
public enum MerchantSession {
    /// The client id by which the service knows the app and its extensions.
    public static let client = "insights-app"
    /// The service name of the keychain's items.
    static let service = "com.vitrine.insights"

    /// The service's token endpoint; nil where nobody said where the service is.
    public static func endpoint(_ address: URL? = ServiceAddress.metrics.current) -> OAuthEndpoint? {
        address.map { OAuthEndpoint(service: $0, client: client) }
    }

    /// - Throws: `KeychainError`; `InsightsError.noService`.
    public static func store(
        report: @escaping @Sendable (SessionEvent) -> Void = { _ in }
    ) throws -> SessionStore {
        guard let endpoint = endpoint() else { throw InsightsError.noService }
        return SessionStore(
            keychain: try DeviceKeychain.open(service: service), group: InsightsGroup.keychain,
            folder: InsightsGroup.folder.appendingPathComponent("Session", isDirectory: true), refresher: endpoint, report: report)
    }
}

/// Sessions from the shared store.
public struct StoredSessions: SessionSource {
    private let store: SessionStore?
    private let reason: String

    public init(_ store: SessionStore) {
        self.store = store
        reason = ""
    }

    private init(unavailable reason: String) {
        store = nil
        self.reason = reason
    }

    /// The sessions of this device. Where there is no keychain, none is available, which is not the same as signed out.
    public static func live() -> StoredSessions {
        do {
            return StoredSessions(try MerchantSession.store())
        } catch {
            // The error's message for people is used where it has one: the app shows it.
            return StoredSessions(unavailable: (error as? any LocalizedError)?.errorDescription ?? "\(error)")
        }
    }

    public func session() async throws(SessionProblem) -> AccessSession {
        try await ask { try await $0.session() }
    }

    public func session(afterRejected accessToken: String) async throws(SessionProblem) -> AccessSession {
        try await ask { try await $0.session(afterRejected: accessToken) }
    }

    private func ask(_ get: (SessionStore) async throws -> Session) async throws(SessionProblem) -> AccessSession {
        guard let store else { throw .unavailable(reason) }
        do {
            let session = try await get(store)
            return AccessSession(accessToken: session.accessToken, account: session.account)
        } catch {
            switch error {
            // What can never be read again is as good as none: signing in replaces it.
            case SessionError.signedOut, SessionError.unreadable, SessionError.rejected: throw .signedOut
            default: throw .unavailable("\(error)")
            }
        }
    }
}
