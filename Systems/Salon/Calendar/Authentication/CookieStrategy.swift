import Credentials
import Foundation
import SalonCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Shares a session as cookies: the service's, and one of our own that says whose it is. They are stored and removed together, in the
/// group's cookie storage or archived in the group's defaults.
public struct CookieStrategy: AuthStrategy {
    /// The service's cookie, and ours.
    static let session = "salon_session", account = "salon_account"
    /// Seconds for which a cookie is kept that would end with the process: storages that processes share do not take those.
    static let lifetime = 30 * 86_400.0

    private let store: any CookieStore
    private let endpoint: SessionEndpoint
    private let now: @Sendable () -> Date

    /// - Parameter store: `GroupCookies` or `ArchivedCookies`.
    public init(
        _ store: any CookieStore, endpoint: SessionEndpoint = SessionEndpoint(), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.store = store
        self.endpoint = endpoint
        self.now = now
    }

    public func session() async throws(CalendarProblem) -> SharedSession {
        guard let address = endpoint.address else { throw .noService }
        let date = now(), result: Result<SharedSession?, CookieStoreError>
        result = await Self.blocking { [store] in
            do throws(CookieStoreError) {
                return .success(Self.shared(try store.cookies(for: address, at: date)))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let session?): return session
        case .success(nil), .failure(.damaged): throw .signedOut
        case .failure(let error): throw .sessionUnavailable("\(error)")
        }
    }

    /// Another process may have signed in anew.
    public func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession {
        let current = try await self.session()
        guard current != session else { throw .signedOut }
        return current
    }

    private struct SessionResponse: Decodable { var account: SalonAccount }

    @discardableResult
    public func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount {
        guard let address = endpoint.address else { throw .noService }
        let (data, headers) = try await endpoint.begin(email: email, password: password, kind: "cookie")
        let account = try CalendarConnection.decode(SessionResponse.self, data).account
        let value = try CalendarConnection.encode(account).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        let end = now() + Self.lifetime
        let failure: CalendarProblem? = await Self.blocking { [store] in
            let given = HTTPCookie.cookies(withResponseHeaderFields: headers, for: address).filter { $0.name == Self.session }
            guard let session = given.first, !session.value.isEmpty else { return .undecodable("it sets no cookie") }
            let lasting = session.isSessionOnly || session.expiresDate == nil ? session.lasting(until: end) : session
            let own = HTTPCookie(properties: [
                .name: Self.account, .value: value, .domain: session.domain, .path: session.path, .expires: lasting?.expiresDate ?? end,
            ])
            guard let lasting, let own else { return .undecodable("its cookie is none") }
            do throws(CookieStoreError) {
                try store.remove(for: address)
                try store.set([lasting, own])
                return nil
            } catch {
                return .sessionUnavailable("\(error)")
            }
        }
        if let failure { throw failure }
        return account
    }

    public func signOut() async throws(CalendarProblem) {
        guard let address = endpoint.address else { throw .noService }
        let session = try? await self.session()
        let failure: CookieStoreError? = await Self.blocking { [store] in
            do throws(CookieStoreError) { try store.remove(for: address) } catch { return error }
            return nil
        }
        if let failure { throw .sessionUnavailable("\(failure)") }
        if let session { await endpoint.end(session) }
    }

    private static func shared(_ cookies: [HTTPCookie]) -> SharedSession? {
        guard let own = cookies.first(where: { $0.name == account }), let session = cookies.first(where: { $0.name == self.session })
        else { return nil }
        let base64 = own.value.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let padded = base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        guard let json = Data(base64Encoded: padded), let account = try? CalendarConnection.decode(SalonAccount.self, json) else {
            return nil
        }
        return SharedSession(account: account, headers: HTTPCookie.requestHeaderFields(with: [session]))
    }

    /// Runs on a thread that may wait for a file.
    private static func blocking<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: body()) }
        }
    }
}
