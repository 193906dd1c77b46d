import Foundation
import RotatingTokens
import RunningService
import Testing

@testable import SalonServiceCore

/// Signing in and out, by tokens and by a cookie.
struct SessionTests {
    private let words = #""email":"Mara@salon.example","password":"scissors""#

    @Test("R3.4: a name and a password are given tokens that open the diary, and who it is")
    func tokens() async throws {
        try await Salon.run { salon in
            let answer = try await salon.caller.json("/v1/sessions", "{\(words)}")
            #expect(answer.status == 200 && answer.headers["cache-control"] == "no-store")
            let account = answer.object["account"] as? [String: Any]
            #expect(account?["id"] as? String == "mara" && account?["name"] as? String == "Mara")
            #expect(account?["time_zone"] as? String == "Europe/Rome")
            #expect(answer.object["token_type"] as? String == "Bearer" && answer.object["expires_in"] as? Int == 900)
            let token = try #require(answer.object["access_token"] as? String)
            #expect(try await salon.caller.ask("/v1/stylists", token: token).status == 200)
            #expect(try await salon.caller.ask("/v1/stylists").error == "invalid_token")
            salon.clock.advance(901)
            let over = try await salon.caller.ask("/v1/stylists", token: token)
            #expect(over.status == 401 && over.headers["www-authenticate"] == #"Bearer error="invalid_token""#)
        }
    }

    @Test("R3.7, R3.8: a cookie opens the diary too; only this machine's http client may read it, and it ends with its session")
    func cookies() async throws {
        try await Salon.run { salon in
            let answer = try await salon.caller.json("/v1/sessions", "{\(words),\"kind\":\"cookie\"}")
            let header = try #require(answer.headers["set-cookie"])
            #expect(answer.status == 200 && header.contains("HttpOnly") && header.contains("SameSite=Lax") && header.contains("Path=/"))
            #expect(answer.object["access_token"] == nil)
            let cookie = ["Cookie": "theme=dark; \(header.prefix { $0 != ";" })"]
            #expect(try await salon.caller.ask("/v1/calendar/events?day=2026-06-12", headers: cookie).status == 200)
            let end = try await salon.caller.ask("/v1/sessions/end", method: "POST", headers: cookie)
            #expect(end.status == 204 && end.headers["set-cookie"]?.contains("Max-Age=0") == true)
            #expect(try await salon.caller.ask("/v1/calendar/events?day=2026-06-12", headers: cookie).status == 401)
            let second = try await salon.caller.json("/v1/sessions", "{\(words),\"kind\":\"cookie\"}")
            salon.clock.advance(31 * 86_400)
            let old = ["Cookie": String(second.headers["set-cookie"]?.prefix { $0 != ";" } ?? "")]
            #expect(try await salon.caller.ask("/v1/stylists", headers: old).status == 401)
        }
    }

    @Test("R3.10: who signs out is signed out at the service, with every token of the session")
    func signOut() async throws {
        try await Salon.run { salon in
            let answer = try await salon.caller.json("/v1/sessions", "{\(words)}")
            let access = try #require(answer.object["access_token"] as? String)
            let refresh = try #require(answer.object["refresh_token"] as? String)
            #expect(try await salon.caller.ask("/v1/sessions/end", method: "POST", token: access).status == 204)
            #expect(try await salon.caller.ask("/v1/stylists", token: access).status == 401)
            let again = try await salon.caller.form("/oauth/token", "grant_type=refresh_token&refresh_token=\(refresh)&client_id=salon-app")
            #expect(again.status == 400 && again.error == "invalid_grant")
            #expect(try await salon.counts().revocations == 1)
        }
    }

    @Test("refresh tokens rotate, the previous one is answered again for a moment, and one that comes back later ends its family")
    func rotation() async throws {
        try await Salon.run(options: TokenOptions(grace: 10)) { salon in
            func refreshing(_ token: String) async throws -> ServiceResponse {
                try await salon.caller.form("/oauth/token", "grant_type=refresh_token&refresh_token=\(token)&client_id=salon-app")
            }
            let first = try #require(
                try await salon.caller.form(
                    "/oauth/token", "grant_type=password&username=ilja%40salon.example&password=scissors&client_id=salon-app"
                ).object["refresh_token"] as? String)
            let second = try #require(try await refreshing(first).object["refresh_token"] as? String)
            #expect(second != first)
            #expect(try await refreshing(first).object["refresh_token"] as? String == second)
            salon.clock.advance(11)
            #expect(try await refreshing(first).error == "invalid_grant")
            #expect(try await refreshing(second).error == "invalid_grant")
            let counts = try await salon.counts()
            #expect(counts.refreshes == 1 && counts.replays == 1 && counts.reuses == 2 && counts.revocations == 1)
        }
    }

    @Test("wrong words are refused without saying which was wrong")
    func wrong() async throws {
        try await Salon.run { salon in
            for body in [
                #"{"email":"mara@salon.example","password":"comb"}"#, #"{"email":"nobody@salon.example","password":"scissors"}"#,
            ] {
                let answer = try await salon.caller.json("/v1/sessions", body)
                #expect(answer.status == 400 && answer.error == "invalid_grant")
                #expect(answer.object["error_description"] as? String == "The user name or the password is wrong.")
            }
        }
    }
}
