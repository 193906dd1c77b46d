import Hummingbird
import LoopbackService

/// Makes every refusal the answer that OAuth clients know.
struct InsightsRefusals<Context: RequestContext>: RouterMiddleware {
    private struct Body: Encodable {
        var error: String
        var error_description: String
    }

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as InsightsError {
            let (status, code, message) = error.answer
            var response = try Response.json(Body(error: code, error_description: message), status: status)
            response.headers[.cacheControl] = "no-store"
            // RFC 6750 §3.
            if error == .invalidToken { response.headers[.wwwAuthenticate] = "Bearer error=\"invalid_token\"" }
            return response
        } catch let error as HTTPError {
            let message = error.body ?? error.status.reasonPhrase
            return try .json(Body(error: "http", error_description: message), status: error.status)
        }
    }
}
