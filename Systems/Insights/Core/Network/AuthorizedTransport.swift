import FetchCache
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests as the merchant's own. It stands behind the cache: what is found there needs no session, and what cannot be used
/// never gets there.
struct AuthorizedTransport: Sendable {
    /// The status that ends a session.
    static let rejected = 401
    /// The status that is given where the session is no longer the asking account's.
    static let conflict = 409
    /// The header by which a request says whose answer it wants; it does not leave the process.
    static let account = "X-Account"

    let base: FetchTransport
    let sessions: any SessionSource
    /// Throws for an answer that is of no use.
    let check: @Sendable (Data) throws(FetchError) -> Void

    @Sendable func callAsFunction(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        var request = request
        let account = request.value(forHTTPHeaderField: Self.account)
        request.setValue(nil, forHTTPHeaderField: Self.account)
        let session = try await session { () async throws(SessionProblem) in try await sessions.session() }
        guard account == nil || session.account == account else { throw FetchError.status(Self.conflict) }
        var (data, response) = try await send(request, session)
        if response.statusCode == Self.rejected {
            // Once: whoever is still rejected with a new token is signed out.
            let other = try await self.session { () async throws(SessionProblem) in
                try await sessions.session(afterRejected: session.accessToken)
            }
            (data, response) = try await send(request, other)
        }
        if (200...299).contains(response.statusCode) { try check(data) }
        return (data, response)
    }

    private func send(_ request: URLRequest, _ session: AccessSession) async throws -> (Data, HTTPURLResponse) {
        var request = request
        request.setValue("Bearer \(session.accessToken)", forHTTPHeaderField: "Authorization")
        return try await base(request)
    }

    /// Gets a session and says failures in the cache's words, so that an older answer stands in for what is only unavailable.
    private func session(_ get: () async throws(SessionProblem) -> AccessSession) async throws(FetchError) -> AccessSession {
        do {
            return try await get()
        } catch {
            switch error {
            case .signedOut: throw .status(Self.rejected)
            case .unavailable(let reason): throw .unreachable(reason)
            }
        }
    }
}
