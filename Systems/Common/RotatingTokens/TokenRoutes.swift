import Foundation
import Hummingbird
import LoopbackService

/// `POST /oauth/token` (RFC 6749 §4.3, §6) and `POST /oauth/revoke` (RFC 7009), the same for every service that has accounts.
public struct TokenRoutes: Sendable {
    /// Answers with what is made, in the service's own way.
    public typealias Answering = @Sendable (Request, @escaping @Sendable () async throws -> TokenResponse) async throws -> Response

    private let store: TokenStore
    private let client: String
    private let bodyLimit: Int
    private let account: @Sendable (_ username: String, _ password: String) async throws -> String
    private let note: @Sendable (TokenStore.Outcome) async -> Void
    private let pace = SignInPace()

    /// - Parameters:
    ///   - client: the only one there is; it is public, so that it has no secret.
    ///   - bodyLimit: bytes of a request's body.
    ///   - account: the identifier of the account that a name and a password open.
    ///   - note: counts what became of a token.
    public init(
        store: TokenStore, client: String, bodyLimit: Int,
        account: @escaping @Sendable (_ username: String, _ password: String) async throws -> String,
        note: @escaping @Sendable (TokenStore.Outcome) async -> Void
    ) {
        self.store = store
        self.client = client
        self.bodyLimit = bodyLimit
        self.account = account
        self.note = note
    }

    /// - Parameter noteRevoking: counts a request to revoke, before it is done.
    public func add(
        to router: Router<BasicRequestContext>, answer: @escaping Answering, noteRevoking: @escaping @Sendable (Request) async -> Void
    ) {
        router.post("oauth/token") { request, _ in
            let form = try await SentBody.form(of: request, limit: bodyLimit)
            var response = try await answer(request) { TokenResponse(try await grant(TokenRequest(form, client: client))) }
            response.headers[.cacheControl] = "no-store"
            return response
        }
        router.post("oauth/revoke") { request, _ in
            let form = try await SentBody.form(of: request, limit: bodyLimit)
            guard let token = form["token"] else { throw ServiceRefusal.invalidRequest("The token is missing.") }
            await noteRevoking(request)
            await note(try await store.revoke(token))
            return Response(status: .ok, headers: [.cacheControl: "no-store"])
        }
    }

    private func grant(_ request: TokenRequest) async throws -> TokenStore.Grant {
        switch request {
        case .password(let username, let password):
            let account = account
            return try await store.begin(try await pace.run(username) { try await account(username, password) })
        case .refresh(let token):
            let (grant, outcome) = try await store.refresh(token)
            await note(outcome)
            if let grant { return grant }
            throw TokenRefusal.invalidGrant(
                outcome == .unknown ? "The refresh token is unknown or over." : "The refresh token was used before; its session has ended.")
        }
    }
}

extension Request {
    /// The token in `Authorization: Bearer` (RFC 6750 §2.1); nil where there is none, or too much.
    public var bearerToken: String? {
        guard let header = headers[.authorization], header.utf8.count < 500, header.lowercased().hasPrefix("bearer ") else { return nil }
        return header.dropFirst("Bearer ".count).trimmingCharacters(in: .whitespaces)
    }
}
