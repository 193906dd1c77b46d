import Hummingbird

/// Lets only the app's own page change anything, and answers only under this machine's names: another site's form carries its own
/// origin, and a name that was turned to this machine is not among ours.
struct SameOrigin<Context: RequestContext>: RouterMiddleware {
    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        guard let authority = request.head.authority, Self.isLocal(authority) else {
            throw HTTPError(.forbidden, message: "This page is served on this machine only.")
        }
        if request.method != .get && request.method != .head && request.headers[.origin] != "http://\(authority)" {
            throw HTTPError(.forbidden, message: "This request did not come from the app's own page.")
        }
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
            + "img-src 'self' data: http://127.0.0.1:*"
        response.headers[.xContentTypeOptions] = "nosniff"
        return response
    }

    static func isLocal(_ authority: String) -> Bool {
        let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count <= 2 && ["127.0.0.1", "localhost"].contains(parts[0].lowercased())
    }
}
