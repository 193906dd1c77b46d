import HTTPTypes
import Hummingbird

/// Refuses what does not come from the home screen's own page: any other page in the browser can reach loopback too.
struct OwnPageOnly<Context: RequestContext>: RouterMiddleware {
    /// The server's port, set once it listens.
    let port: PortBox
    /// What it listens on.
    let address: String

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        // The first of two is taken out of the fields; which of them another server would go by is anybody's guess.
        if let name = HTTPField.Name("Host"), request.headers[name] != nil {
            throw HTTPError(.badRequest, message: "A request names one host.")
        }
        let rule = LoopbackRule(port: port.value, address: address)
        let host = request.head.authority
        let isAccepted =
            request.method == .get || request.method == .head
            ? rule.accepts(host: host)
            : rule.accepts(
                origin: request.headers[.origin], fetchSite: HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }, host: host)
        guard isAccepted else {
            throw HTTPError(.forbidden, message: "Only the home screen's own page, at http://127.0.0.1:\(port.value), may ask this.")
        }
        return try await next(request, context)
    }
}
