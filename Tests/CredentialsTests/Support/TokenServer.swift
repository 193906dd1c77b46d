import Foundation
import Hummingbird
import Logging

@testable import Credentials

/// The service in this process on a loopback port, for other processes.
enum TokenServer {
    private struct Answer: Encodable {
        var access_token: String
        var refresh_token: String
        var token_type = "Bearer"
        var expires_in: Double
    }

    /// Serves while `body` runs.
    static func run<Result: Sendable>(_ service: TokenService, _ body: @Sendable (URL) async throws -> Result) async throws -> Result {
        let router = Router()
        router.post("oauth/token") { request, _ in
            let text = String(buffer: try await request.body.collect(upTo: 4_096))
            let fields = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            let token = fields.first { $0.first == "refresh_token" }?.last
            do {
                let grant: TokenGrant
                if let token { grant = try await service.refresh(token: token) } else { grant = await service.signIn() }
                return try json(Answer(access_token: grant.accessToken, refresh_token: grant.refreshToken, expires_in: grant.lifetime))
            } catch RefreshError.invalidGrant {
                return try json(["error": "invalid_grant"], .badRequest)
            } catch {
                return try json(["error": "unavailable"], .serviceUnavailable)
            }
        }
        var logger = Logger(label: "tokens")
        logger.logLevel = .critical
        let (ports, port) = AsyncStream<Int>.makeStream()
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) }, logger: logger)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            var iterator = ports.makeAsyncIterator()
            guard let number = await iterator.next(), let url = URL(string: "http://127.0.0.1:\(number)") else {
                throw CancellationError()
            }
            defer { group.cancelAll() }
            do {
                let result = try await body(url)
                await service.release()
                return result
            } catch {
                await service.release()
                throw error
            }
        }
    }

    private static func json(_ value: some Encodable, _ status: HTTPResponse.Status = .ok) throws -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: .init(bytes: try JSONEncoder().encode(value))))
    }
}
