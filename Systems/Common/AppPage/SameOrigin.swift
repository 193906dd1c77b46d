import Foundation
import HTTPTypes
import Hummingbird

/// Lets only the app's own page change anything, and answers only under this machine's names: another site's form carries its own
/// origin, and a name that was turned to this machine is not among ours.
struct SameOrigin<Context: RequestContext>: RouterMiddleware {
    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        if let name = HTTPField.Name("Host"), request.headers[name] != nil {
            throw HTTPError(.badRequest, message: "A request names one host.")
        }
        guard let authority = request.head.authority, isOwn(authority) else {
            throw HTTPError(.forbidden, message: "This page answers under its own address only, on this machine.")
        }
        if request.method != .get && request.method != .head && request.headers[.origin] != "http://\(authority)" {
            throw HTTPError(.forbidden, message: "This request did not come from the app's own page.")
        }
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
            + "img-src 'self' data: http://127.0.0.1:*; frame-ancestors http://127.0.0.1:* http://localhost:*"
        // The address is what opens the page: it is told to nobody else. Told to nobody at all, a form would not say where it is from.
        if let name = HTTPField.Name("Referrer-Policy") { response.headers[name] = "same-origin" }
        response.headers[.xContentTypeOptions] = "nosniff"
        return response
    }

    /// The name that whoever started the app gave out for its page; nil is any of this machine.
    var name: String? = ProcessInfo.processInfo.environment["VITRINE_PAGE_HOST"]

    private func isOwn(_ authority: String) -> Bool {
        guard let name else { return Self.isLocal(authority) }
        let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts[0].lowercased() == name
    }

    static func isLocal(_ authority: String) -> Bool {
        let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count <= 2 && ["127.0.0.1", "localhost"].contains(parts[0].lowercased())
    }
}
