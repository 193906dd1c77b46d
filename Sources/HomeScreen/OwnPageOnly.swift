import HTTPTypes
import Hummingbird

/// Refuses what does not come from the home screen's own page, and tells the browser to load nothing from elsewhere.
struct OwnPageOnly<Context: RequestContext>: RouterMiddleware {
    /// Set once the server listens.
    let port: PortBox

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        let rule = LoopbackRule(port: port.value)
        let host = request.head.authority
        let isAccepted =
            request.method == .get || request.method == .head
            ? rule.accepts(host: host)
            : rule.accepts(
                origin: request.headers[.origin], fetchSite: HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }, host: host)
        guard isAccepted else {
            throw HTTPError(.forbidden, message: "Only the home screen's own page, at http://127.0.0.1:\(port.value), may ask this.")
        }
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] =
            "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
        response.headers[.xContentTypeOptions] = "nosniff"
        // No other page may show the pictures either.
        if let name = HTTPField.Name("Cross-Origin-Resource-Policy") { response.headers[name] = "same-origin" }
        return response
    }
}
