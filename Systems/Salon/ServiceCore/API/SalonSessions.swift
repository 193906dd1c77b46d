import Foundation
import Hummingbird
import LoopbackService
import RotatingTokens

/// Signs stylists in and out, by tokens or by a cookie, and tells whose a request is.
struct SalonSessions: Sendable {
    let accounts: SalonAccounts
    let tokens: TokenStore
    let cookies: CookieSessions
    let counters: Counters
    private let pace = SignInPace()

    init(accounts: SalonAccounts, tokens: TokenStore, cookies: CookieSessions, counters: Counters) {
        (self.accounts, self.tokens, self.cookies, self.counters) = (accounts, tokens, cookies, counters)
    }

    /// The only client there is; it is public, so that it has no secret.
    static let client = "salon-app"

    private struct TokenBody: Encodable {
        var access_token: String
        var refresh_token: String
        var token_type = "Bearer"
        var expires_in: Int
        var account: SalonAccount
    }

    func begin(_ request: SessionRequest) async throws -> SalonResponse {
        let (email, password, kind) = try request.checked()
        let account = try await pace.run(email) { try await accounts.account(email, password: password) }
        switch kind {
        case .token:
            let grant = TokenResponse(try await tokens.begin(account.id))
            return try SalonResponse(
                TokenBody(
                    access_token: grant.access_token, refresh_token: grant.refresh_token, expires_in: grant.expires_in, account: account))
        case .cookie:
            let value = try await cookies.begin(account.id)
            return try SalonResponse(["account": account], headers: [.setCookie: Self.cookie(value, age: CookieSessions.lifetime)])
        }
    }

    /// Ends what the request came with, whichever way.
    func end(_ request: Request) async throws -> Response {
        if let token = request.bearerToken { await counters.note(try await tokens.revoke(token)) }
        if let cookie = Self.cookie(of: request) { try await cookies.end(cookie) }
        return Response(status: .noContent, headers: [.setCookie: Self.cookie("", age: 0), .cacheControl: "no-store"])
    }

    /// The account that a request comes from.
    func account(of request: Request) async throws -> SalonAccount {
        let id: String?
        if let token = request.bearerToken {
            id = try await tokens.account(access: token)
        } else if let cookie = Self.cookie(of: request) {
            id = try await cookies.account(cookie: cookie)
        } else {
            id = nil
        }
        guard let id, let account = await accounts.account(id: id) else { throw TokenRefusal.invalidToken }
        return account
    }

    private static func cookie(of request: Request) -> String? {
        for header in request.headers[values: .cookie] where header.utf8.count < 4_096 {
            for pair in header.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == CookieSessions.name {
                    return parts[1].trimmingCharacters(in: .whitespaces)
                }
            }
        }
        return nil
    }

    private static func cookie(_ value: String, age: Int) -> String {
        "\(CookieSessions.name)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
    }
}
