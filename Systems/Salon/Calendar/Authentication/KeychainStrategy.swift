import Credentials
import FetchCache
import Foundation
import SalonCore

/// Shares tokens by the keychain: the safest way, and the one without effort.
public struct KeychainStrategy: AuthStrategy {
    /// The client id by which the service knows the app and its widgets.
    static let client = "salon-app"
    /// The service name of the keychain's items.
    public static let service = "com.vitrine.salon"

    private let store: SessionStore
    private let endpoint: SessionEndpoint

    /// - Parameters:
    ///   - group: the keychain group that both sides have. Without one the writer's first counts, and the reader looks in all of its own: that
    ///     works where the first of the writer's list is one that the reader has.
    ///   - folder: for locks, in the container of the app group.
    ///   - now: the time by which tokens end.
    public init(
        keychain: any Keychain, group: String? = nil, folder: URL = SalonGroup.folder.appendingPathComponent("Session", isDirectory: true),
        endpoint: SessionEndpoint = SessionEndpoint(), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.endpoint = endpoint
        let address = endpoint.address ?? URL(fileURLWithPath: "/")
        store = SessionStore(
            keychain: keychain, group: group, folder: folder,
            refresher: OAuthEndpoint(service: address, client: Self.client, transport: endpoint.connection.transport), now: now)
    }

    public func session() async throws(CalendarProblem) -> SharedSession {
        try await ask { try await $0.session() }
    }

    public func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession {
        let token = String((session.headers["Authorization"] ?? "").dropFirst("Bearer ".count))
        return try await ask { try await $0.session(afterRejected: token) }
    }

    private struct SessionResponse: Decodable {
        var access_token: String
        var refresh_token: String
        var expires_in: Double
        var account: SalonAccount
    }

    @discardableResult
    public func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount {
        let (data, _) = try await endpoint.begin(email: email, password: password, kind: "token")
        let answer = try CalendarConnection.decode(SessionResponse.self, data)
        guard !answer.access_token.isEmpty, !answer.refresh_token.isEmpty, answer.expires_in.isFinite, answer.expires_in >= 0 else {
            throw .undecodable("it has no pair of tokens")
        }
        let account = String(decoding: try CalendarConnection.encode(answer.account), as: UTF8.self)
        do {
            let grant = TokenGrant(
                accessToken: answer.access_token, refreshToken: answer.refresh_token, lifetime: min(answer.expires_in, 315_360_000))
            try await store.signIn(grant, account: account)
        } catch {
            throw .sessionUnavailable("\(error)")
        }
        return answer.account
    }

    public func signOut() async throws(CalendarProblem) {
        do {
            guard let old = try await store.signOut(), let session = Self.shared(old) else { return }
            await endpoint.end(session)
        } catch {
            throw .sessionUnavailable("\(error)")
        }
    }

    private func ask(_ get: (SessionStore) async throws -> Session) async throws(CalendarProblem) -> SharedSession {
        do {
            guard let session = Self.shared(try await get(store)) else { throw CalendarProblem.signedOut }
            return session
        } catch {
            switch error {
            // What can never be read again is as good as none: signing in replaces it.
            case SessionError.signedOut, SessionError.unreadable, SessionError.rejected: throw .signedOut
            case let error as CalendarProblem: throw error
            default: throw .sessionUnavailable("\(error)")
            }
        }
    }

    /// One item holds it all, so that account and tokens only change together.
    private static func shared(_ session: Session) -> SharedSession? {
        guard let account = try? CalendarConnection.decode(SalonAccount.self, Data(session.account.utf8)) else { return nil }
        return SharedSession(account: account, headers: ["Authorization": "Bearer \(session.accessToken)"])
    }
}
