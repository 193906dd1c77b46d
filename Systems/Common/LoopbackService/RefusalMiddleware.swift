import Foundation
import Hummingbird

/// Makes every error a JSON answer, and answers only requests that were addressed to this machine, so that no web page
/// can reach the service under a name of its own.
public struct RefusalMiddleware<Context: RequestContext>: RouterMiddleware {
    private struct Body: Encodable {
        struct Refusal: Encodable {
            var code: String
            var message: String
            var field: String?
        }
        var error: Refusal
    }

    public init() {}

    public func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        do {
            guard Self.isLocal(request.head.authority) else { throw ServiceRefusal.hostRefused }
            return try await next(request, context)
        } catch let error as any Refusal {
            let (status, code, message) = error.answer
            return try Self.response(status, Body(error: .init(code: code, message: message, field: error.field)))
        } catch let error as HTTPError {
            let message = error.body ?? error.status.reasonPhrase
            return try Self.response(error.status.code, Body(error: .init(code: "http", message: message, field: nil)))
        } catch {
            context.logger.error("\(error)")
            return try Self.response(500, Body(error: .init(code: "internal", message: "The service failed; try again.", field: nil)))
        }
    }

    static func isLocal(_ authority: String?) -> Bool {
        guard let authority else { return false }
        let host = authority.hasPrefix("[") ? String(authority.prefix { $0 != "]" }) + "]" : String(authority.prefix { $0 != ":" })
        return ["127.0.0.1", "localhost", "[::1]"].contains(host.lowercased())
    }

    private static func response(_ status: Int, _ body: Body) throws -> Response {
        try .json(body, status: .init(code: status))
    }
}
