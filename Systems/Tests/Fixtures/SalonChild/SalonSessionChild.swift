import FetchCache
import Foundation
import SalonCalendar
import SalonCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A process that shares a session in one of the three ways, with the groups of its bundle. The service is a stub in this process: who it
/// lets in is who says the secret.
///
///     sign-in EMAIL · session · stylists · sign-out · sign-out-of-all
struct SalonSessionChild: Sendable {
    private let strategy: any AuthStrategy
    private let client: CalendarClient
    private let endpoint: SessionEndpoint

    init(_ kind: String) throws {
        let address = URL(string: "http://127.0.0.1:9/")
        endpoint = SessionEndpoint(address: address, transport: Self.transport)
        strategy = (AuthKind(rawValue: kind) ?? .keychain).strategy(endpoint: endpoint)
        client = CalendarClient(address: address, authentication: strategy, transport: Self.transport)
    }

    func follow(_ lines: AsyncStream<[String]>) async throws {
        say("ready")
        for await words in lines {
            do {
                say(try await answer(words))
            } catch {
                switch error as? CalendarProblem {
                case .signedOut?: say("signed out")
                case .sessionUnavailable?: say("unavailable")
                default: say("error \(error)")
                }
            }
        }
    }

    private func answer(_ words: [String]) async throws -> String {
        switch words.first {
        case "sign-in"?: return try await strategy.signIn(email: words[1], password: "scissors").id
        case "session"?: return try await strategy.session().account.id
        case "stylists"?: return try await client.stylists().map(\.name).joined(separator: " ")
        case "sign-out"?:
            try await strategy.signOut()
            return "out"
        case "sign-out-of-all"?:
            try await AuthKind.signOutOfAll(endpoint: endpoint)
            return "out"
        default: return "what?"
        }
    }

    private static let transport: FetchTransport = { request in
        let url = request.url ?? URL(fileURLWithPath: "/")
        var body = "{}", status = 200, headers: [String: String] = [:]
        switch url.path {
        case "/v1/sessions":
            let fields = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
            let name = String((fields["email"] ?? "").prefix { $0 != "@" })
            let account = "{\"id\":\"\(name)\",\"name\":\"\(name)\",\"time_zone\":\"Europe/Rome\"}"
            if fields["kind"] == "cookie" {
                headers["Set-Cookie"] = "salon_session=secret-\(name); Path=/; HttpOnly; SameSite=Lax"
                body = "{\"account\":\(account)}"
            } else {
                body = """
                    {"access_token":"secret-\(name)","refresh_token":"r","token_type":"Bearer","expires_in":600,"account":\(account)}
                    """
            }
        case "/v1/stylists":
            let bearer = request.value(forHTTPHeaderField: "Authorization") ?? ""
            let cookie = request.value(forHTTPHeaderField: "Cookie") ?? ""
            let carried = bearer.hasPrefix("Bearer secret-") ? bearer : cookie.hasPrefix("salon_session=secret-") ? cookie : ""
            status = carried.isEmpty ? 401 : 200
            body = "[{\"id\":\"x\",\"name\":\"\(carried.replacingOccurrences(of: " ", with: "-"))\"}]"
        default: break
        }
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) else {
            throw FetchError.unreachable("no answer")
        }
        return (Data(body.utf8), response)
    }
}
