import FetchCache
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A service's OAuth 2 endpoints, `<url>/oauth/token` and `<url>/oauth/revoke`, as a public client uses them (RFC 6749, RFC 7009).
public struct OAuthEndpoint: TokenRefreshing {
    private let service: URL
    private let client: String
    private let transport: FetchTransport

    /// - Parameters:
    ///   - service: its address, below which `oauth/token` lies.
    ///   - client: the client's identifier.
    ///   - transport: no longer at it than the time for which others wait for a renewal.
    public init(
        service: URL, client: String,
        transport: @escaping FetchTransport = URLSessionTransport(limit: 65_536, timeout: 15).callAsFunction
    ) {
        self.service = service
        self.client = client
        self.transport = transport
    }

    /// The first pair, for a name and a password.
    /// - Throws: ``RefreshError``; `.invalidGrant` for a wrong name or password.
    public func grant(username: String, password: String) async throws -> TokenGrant {
        try await token(["grant_type": "password", "username": username, "password": password])
    }

    /// - Throws: ``RefreshError``.
    public func refresh(_ session: Session) async throws -> TokenGrant {
        try await token(["grant_type": "refresh_token", "refresh_token": session.refreshToken])
    }

    /// Ends a session at the service.
    /// - Throws: ``RefreshError`` when the service cannot be told.
    public func revoke(_ session: Session) async throws {
        let (_, status) = try await post("oauth/revoke", ["token": session.refreshToken, "token_type_hint": "refresh_token"])
        guard status == 200 else { throw RefreshError.unavailable("It answered with status \(status).") }
    }

    private struct TokenResponse: Decodable {
        var access_token: String
        var refresh_token: String
        var token_type: String
        var expires_in: Double
    }

    private struct Refusal: Decodable {
        var error: String
        var error_description: String?
    }

    private func token(_ fields: [String: String]) async throws -> TokenGrant {
        let (data, status) = try await post("oauth/token", fields)
        guard status == 200 else {
            let refusal = try? JSONDecoder().decode(Refusal.self, from: data)
            // Only this one says that the token is no good; all others may pass.
            if (400...401).contains(status), let refusal, refusal.error == "invalid_grant" {
                throw RefreshError.invalidGrant(String((refusal.error_description ?? refusal.error).prefix(200)))
            }
            throw RefreshError.unavailable("It answered with status \(status)\(refusal.map { ", \($0.error.prefix(100))" } ?? "").")
        }
        guard let answer = try? JSONDecoder().decode(TokenResponse.self, from: data), answer.token_type.lowercased() == "bearer",
            !answer.access_token.isEmpty, !answer.refresh_token.isEmpty, answer.expires_in.isFinite, answer.expires_in >= 0
        else { throw RefreshError.unavailable("Its answer is no pair of tokens.") }
        return TokenGrant(
            accessToken: answer.access_token, refreshToken: answer.refresh_token, lifetime: min(answer.expires_in, Self.longest))
    }

    /// Seconds; beyond ten years a date is hardly one.
    private static let longest = 315_360_000.0

    private func post(_ path: String, _ fields: [String: String]) async throws -> (Data, Int) {
        var request = URLRequest(url: service.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.httpBody = Data(Self.form(fields.merging(["client_id": client]) { $1 }).utf8)
        do {
            let (data, response) = try await transport(request)
            return (data, response.statusCode)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw RefreshError.unavailable("\(error)")
        }
    }

    /// RFC 3986's unreserved characters as they are, all others percent-encoded.
    static func form(_ fields: [String: String]) -> String {
        let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
        return fields.sorted { $0.key < $1.key }.map { "\(encoded($0.key))=\(encoded($0.value))" }.joined(separator: "&")
    }
}
