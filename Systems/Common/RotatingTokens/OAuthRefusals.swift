import Hummingbird
import LoopbackService

/// Makes every refusal the answer that OAuth clients know: `{"error": …, "error_description": …}` (RFC 6749 §5.2).
public struct OAuthRefusals<Context: RequestContext>: RouterMiddleware {
    private struct Body: Encodable {
        var error: String
        var error_description: String
    }

    public init() {}

    public func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any Refusal {
            let (status, code, message) = error.answer
            var response = try Response.json(Body(error: code, error_description: message), status: .init(code: status))
            response.headers[.cacheControl] = "no-store"
            // RFC 6750 §3.
            if status == 401 { response.headers[.wwwAuthenticate] = "Bearer error=\"\(code)\"" }
            return response
        } catch let error as HTTPError {
            let message = error.body ?? error.status.reasonPhrase
            return try .json(Body(error: "http", error_description: message), status: error.status)
        }
    }
}
