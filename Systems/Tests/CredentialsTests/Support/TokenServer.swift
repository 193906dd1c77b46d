import Foundation
import Hummingbird
import LoopbackService
import RunningService

@testable import Credentials

/// The service in this process on a loopback port, for other processes.
enum TokenServer {
    private struct TokenResponse: Encodable {
        var access_token: String
        var refresh_token: String
        var token_type = "Bearer"
        var expires_in: Double
    }

    /// Serves while `body` runs.
    static func run<Result: Sendable>(_ service: TokenService, _ body: @Sendable (URL) async throws -> Result) async throws -> Result {
        try await withRunning(LoopbackServer(name: "tokens", router: { router(service) }).run, release: { await service.release() }, body)
    }

    private static func router(_ service: TokenService) -> Router<BasicRequestContext> {
        let router = Router()
        router.post("oauth/token") { request, _ in
            let text = String(buffer: try await request.body.collect(upTo: 4_096))
            let fields = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            let token = fields.first { $0.first == "refresh_token" }?.last
            do {
                let grant: TokenGrant
                if let token { grant = try await service.refresh(token: token) } else { grant = await service.signIn() }
                return try json(
                    TokenResponse(access_token: grant.accessToken, refresh_token: grant.refreshToken, expires_in: grant.lifetime))
            } catch RefreshError.invalidGrant {
                return try json(["error": "invalid_grant"], .badRequest)
            } catch {
                return try json(["error": "unavailable"], .serviceUnavailable)
            }
        }
        return router
    }

    private static func json(_ value: some Encodable, _ status: HTTPResponse.Status = .ok) throws -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: .init(bytes: try JSONEncoder().encode(value))))
    }
}
