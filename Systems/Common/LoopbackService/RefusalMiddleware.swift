import Foundation
import HTTPTypes
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

    /// The name under which it takes what is told it by hand; nil is any of this machine.
    private let controls: String?

    /// - Parameter controls: the name that whoever started the service gave out for its controls.
    public init(controls: String? = ProcessInfo.processInfo.environment["VITRINE_CONTROL_HOST"]) { self.controls = controls }

    /// Whether a path controls how the service misbehaves or what happens to its data, which no app asks for.
    private static func isControl(_ path: String) -> Bool {
        ["/v1/modes", "/v1/samples/change"].contains { path == $0 || path == $0 + "/" }
    }

    private static func isNamed(_ authority: String?, _ name: String?) -> Bool {
        guard let authority, let name else { return false }
        return authority.prefix { $0 != ":" }.lowercased() == name
    }

    public func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        do {
            if let host = HTTPField.Name("Host"), request.headers[host] != nil {
                throw ServiceRefusal.invalidRequest("A request names one host.")
            }
            guard Self.isLocal(request.head.authority) || Self.isNamed(request.head.authority, controls) else {
                throw ServiceRefusal.hostRefused
            }
            if let controls, Self.isControl(request.uri.path), !Self.isNamed(request.head.authority, controls) {
                throw ServiceRefusal.controlRefused
            }
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
