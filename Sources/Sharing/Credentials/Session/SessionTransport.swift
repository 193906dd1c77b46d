import FetchCache
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests with the session's access token, renewed if need be, for a cache in front of a service:
///
///     let cache = FetchCache(folder: folder, transport: SessionTransport(store).callAsFunction)
///     let figures = try await cache.data(for: request, freshFor: 60, partition: account)
///
/// What is in the cache needs no session; what is not waits for one. The cache never sees a token, so that a new one is no other key.
public struct SessionTransport: Sendable {
    private let store: SessionStore
    private let transport: FetchTransport

    /// - Parameters:
    ///   - store: gives the token for each request.
    ///   - transport: carries a request once it has its token.
    public init(_ store: SessionStore, over transport: @escaping FetchTransport = URLSessionTransport().callAsFunction) {
        self.store = store
        self.transport = transport
    }

    /// - Throws: `FetchError.unreachable` while there is no session **yet**, for which an older answer stands in; `FetchError.status(401)` when
    ///   nobody is signed in or the service refuses the session, for which nothing does: ``SessionStore/session()`` says why.
    @Sendable public func callAsFunction(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            return try await store.perform { session in
                var request = request
                request.setValue("Bearer \(session.accessToken)", forHTTPHeaderField: "Authorization")
                let (data, response) = try await transport(request)
                guard response.statusCode != 401 else { throw Unauthorized() }
                return (data, response)
            }
        } catch let error as SessionError {
            switch error {
            case .notAvailable, .stale: throw FetchError.unreachable(error.description)
            case .signedOut, .rejected, .unreadable: throw FetchError.status(401)
            }
        }
    }
}
