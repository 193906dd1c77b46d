import Credentials
import Foundation
import InsightsCore
import InsightsSession

/// Signs the app in and out: the session lies where the widgets find it.
public struct MerchantAccess: Sendable {
    private let store: SessionStore?
    private let endpoint: OAuthEndpoint?
    private let problem: String

    public init(store: SessionStore, endpoint: OAuthEndpoint) {
        self.store = store
        self.endpoint = endpoint
        problem = ""
    }

    private init(problem: String) {
        store = nil
        endpoint = nil
        self.problem = problem
    }

    /// The device's keychain and the service of this process; where one of them is missing, signing in says so.
    public static func live(report: @escaping @Sendable (SessionEvent) -> Void = { _ in }) -> MerchantAccess {
        do {
            guard let endpoint = MerchantSession.endpoint() else { throw InsightsError.noService }
            return MerchantAccess(store: try MerchantSession.store(report: report), endpoint: endpoint)
        } catch {
            return MerchantAccess(problem: error.localizedDescription)
        }
    }

    /// The sessions that are asked with.
    public var sessions: any SessionSource { store.map { StoredSessions($0) } ?? StoredSessions.live() }

    /// Signs in, in the place of whoever was; that session is ended at the service too.
    /// - Throws: ``AccessError``.
    func signIn(_ username: String, password: String) async throws(AccessError) {
        let (store, endpoint) = try parts()
        do {
            let grant = try await endpoint.grant(username: username, password: password)
            let former = try? await store.signOut()
            try await store.signIn(grant, account: username)
            if let former { try? await endpoint.revoke(former) }
        } catch RefreshError.invalidGrant {
            throw .refused
        } catch {
            throw .failed("\(error)")
        }
    }

    /// Signs out here first, so that it works without the service too.
    /// - Throws: ``AccessError``.
    func signOut() async throws(AccessError) {
        let (store, endpoint) = try parts()
        do {
            if let session = try await store.signOut() { try? await endpoint.revoke(session) }
        } catch {
            throw .failed("\(error)")
        }
    }

    /// Nobody is signed in, by what is stored; the service is not asked. False while that cannot be read.
    func isSignedOut() async -> Bool { await store?.signedOutReason() != nil }

    private func parts() throws(AccessError) -> (SessionStore, OAuthEndpoint) {
        guard let store, let endpoint else { throw .failed(problem) }
        return (store, endpoint)
    }
}

/// An error that tells why nobody was signed in or out.
enum AccessError: Error, Equatable, LocalizedError {
    case refused
    case failed(String)

    var errorDescription: String? {
        switch self {
        case .refused: "The name or the password is wrong."
        case .failed(let reason): reason
        }
    }
}
