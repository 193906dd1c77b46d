import Foundation
import HTTPTypes
import Hummingbird

/// Lets in who has the token: a program by `Authorization: Bearer`, a browser by the printed address, which it is given a cookie for.
struct TokenRequired<Context: RequestContext>: RouterMiddleware {
    let token: AccessToken
    /// The server's port, set once it listens.
    let port: PortBox

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        if request.method == .get, request.uri.path == "/", let given = request.uri.queryParameters["token"] {
            guard token.matches(given) else { return refusal(request) }
            return welcome(request)
        }
        guard isKnown(request) else { return refusal(request) }
        return try await next(request, context)
    }

    /// Parts of the page that say nothing of what is on it: the cookie alone opens them, as a browser asks for them by itself.
    let openParts: Set<String>

    private func isKnown(_ request: Request) -> Bool {
        if let authorization = request.headers[.authorization] {
            let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
            return parts.count == 2 && parts[0].lowercased() == "bearer" && token.matches(parts[1])
        }
        let cookies = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
        let hasCookie = cookies.contains { cookie in
            let parts = cookie.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].trimmingPrefix(while: \.isWhitespace) == cookieName && token.cookie.matches(parts[1])
        }
        guard hasCookie else { return false }
        if request.method == .get || request.method == .head, openParts.contains(request.uri.path) { return true }
        return hasKey(request)
    }

    /// What the page keeps in its own storage, which no other port or name of this machine can read: in a header, and where a browser sends
    /// none, for pictures and events, in the query. A request that changes something has it in the header.
    private func hasKey(_ request: Request) -> Bool {
        if let name = HTTPField.Name("Vitrine-Key"), let given = request.headers[name] { return token.key.matches(given) }
        guard request.method == .get || request.method == .head, let given = request.uri.queryParameters["key"] else { return false }
        return token.key.matches(given)
    }

    /// A browser sends cookies to every port of a host: two home screens must not take each other's away.
    private var cookieName: String { "vitrine-\(port.value)" }

    /// The address with the token is left at once: it would stay in the history and be sent on by whoever copies it.
    private func welcome(_ request: Request) -> Response {
        let rest = request.uri.queryParameters.filter { $0.key != "token" }
        let query = rest.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }.joined(separator: "&")
        return Response(
            status: .seeOther,
            headers: [
                // The part behind the number sign is sent to nobody; the page puts it into its storage.
                .location: (query.isEmpty ? "/" : "/?\(query)") + "#key=\(token.key.text)", .cacheControl: "no-store",
                .setCookie: "\(cookieName)=\(token.cookie.text); Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000",
            ])
    }

    private static func encoded(_ text: Substring) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private func refusal(_ request: Request) -> Response {
        let words = "Open the address that `vitrine run` printed, with its token; a program sends it as Authorization: Bearer."
        var headers: HTTPFields = [.cacheControl: "no-store", .wwwAuthenticate: "Bearer realm=\"vitrine\""]
        guard request.headers[.accept]?.contains("text/html") == true else {
            headers[.contentType] = "application/json; charset=utf-8"
            return Response(
                status: .unauthorized, headers: headers, body: .init(byteBuffer: ByteBuffer(string: #"{"error":{"message":"\#(words)"}}"#)))
        }
        headers[.contentType] = "text/html; charset=utf-8"
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Vitrine</title>
            <h1>This home screen asks for its token</h1><p>\(words)</p></html>
            """
        return Response(status: .unauthorized, headers: headers, body: .init(byteBuffer: ByteBuffer(string: page)))
    }
}
