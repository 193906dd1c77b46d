import HTTPTypes
import Hummingbird

/// Tells the browser, with every answer and every refusal, to load and run nothing but the page's own files.
struct PageHeaders<Context: RequestContext>: RouterMiddleware {
    /// No inline script, nothing from elsewhere, framed by nobody. Only the apps' own pages, each a site of its own on this machine, open
    /// beside the phone: what is at the home screen's own name may not.
    private static var policy: String {
        [
            "default-src 'none'", "img-src 'self' data: blob:", "style-src 'self'", "script-src 'self'", "connect-src 'self'",
            "frame-src http://*.localhost:*", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch let error as any HTTPResponseError {
            response = try error.response(from: request, context: context)
        }
        response.headers[.contentSecurityPolicy] = Self.policy
        response.headers[.xContentTypeOptions] = "nosniff"
        for (name, value) in [
            // No other page may show the pictures or hold on to this one.
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
            // The apps' pages need not know where they are shown.
            ("Referrer-Policy", "no-referrer"), ("X-Frame-Options", "DENY"),
        ] {
            if let name = HTTPField.Name(name) { response.headers[name] = value }
        }
        return response
    }
}
