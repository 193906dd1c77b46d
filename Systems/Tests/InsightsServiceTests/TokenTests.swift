import Foundation
import RotatingTokens
import RunningService
import TestTime
import Testing

@testable import InsightsServiceCore

/// The token endpoint: every refresh token once, the previous one again for a moment, any other ends the session.
struct TokenTests {
    @Test("R4.42: a name and a password are given a pair of tokens that opens the account's shops")
    func signIn() async throws {
        try await withInsights { service in
            let answer = try await service.form("/oauth/token", Caller.merchant)
            #expect(answer.status == 200 && answer.headers["cache-control"] == "no-store")
            #expect(answer.object["token_type"] as? String == "Bearer" && answer.object["expires_in"] as? Int == 900)
            let tokens = try service.tokens(answer)
            #expect(try await service.ask("/v1/shops", token: tokens.access).status == 200)
            #expect(try await service.signIn() != tokens)
        }
    }

    @Test("what is wrong with a request for tokens is said as OAuth says it")
    func refusals() async throws {
        try await withInsights { service in
            let wrong = [
                ("grant_type=password&username=merchant@kaffa.example&password=tea&client_id=insights-app", "invalid_grant"),
                ("grant_type=password&username=nobody@kaffa.example&password=espresso&client_id=insights-app", "invalid_grant"),
                ("grant_type=refresh_token&refresh_token=nothing&client_id=insights-app", "invalid_grant"),
                ("grant_type=refresh_token&client_id=insights-app", "invalid_request"),
                ("grant_type=password&username=merchant@kaffa.example&client_id=insights-app", "invalid_request"),
                ("grant_type=password&grant_type=password&username=a&password=b&client_id=insights-app", "invalid_request"),
                ("grant_type=client_credentials&client_id=insights-app", "unsupported_grant_type"),
                ("grant_type=refresh_token&refresh_token=a&client_id=other", "invalid_client"),
                ("grant_type=refresh_token&refresh_token=a", "invalid_request"),
                ("grant_type=%ZZ&client_id=insights-app", "invalid_request"), ("", "invalid_request"), ("&&==&", "invalid_request"),
                ("grant_type=refresh_token&client_id=insights-app&refresh_token=" + String(repeating: "a", count: 600), "invalid_request"),
            ]
            for (fields, error) in wrong {
                let answer = try await service.form("/oauth/token", fields)
                #expect(answer.status == 400 && answer.error == error && answer.object["error_description"] is String, "\(fields)")
            }
            #expect(try await service.json("/oauth/token", "{}").error == "invalid_request")
            #expect(try await service.form("/oauth/token", String(repeating: "a", count: 20_000)).status == 413)
        }
    }

    @Test("R4.44: each refresh gives another pair, and the access token before it stands until its time")
    func rotation() async throws {
        try await withInsights { service in
            var tokens = try await service.signIn()
            let first = tokens
            for _ in 0..<3 {
                let next = try service.tokens(try await service.refreshing(tokens.refresh))
                #expect(next.access != tokens.access && next.refresh != tokens.refresh)
                tokens = next
            }
            #expect(try await service.ask("/v1/shops", token: first.access).status == 200)
            let counts = try await service.counts()
            #expect(counts.refreshes == 3 && counts.replays == 0 && counts.reuses == 0 && counts.revocations == 0)
        }
    }

    @Test("R4.46: within the grace the previous token is answered with the same pair, so that a lost answer costs nothing")
    func grace() async throws {
        let parts = Parts()
        try await withInsights(parts) { service in
            let first = try await service.signIn()
            let second = try service.tokens(try await service.refreshing(first.refresh))
            parts.clock.advance(9.9)
            let again = try await service.refreshing(first.refresh)
            #expect(try service.tokens(again) == second)
            // What is left of the access token's life, not a new one.
            #expect(again.object["expires_in"] as? Int == 890)
            #expect(try service.tokens(try await service.refreshing(second.refresh)) != second)
            let counts = try await service.counts()
            #expect(counts.refreshes == 2 && counts.replays == 1 && counts.reuses == 0)
        }
    }

    @Test("R4.48: a token that comes back after the grace ends every token of its family, and only those", arguments: [10, 1e6, -11])
    func reuse(_ seconds: Double) async throws {
        let parts = Parts()
        try await withInsights(parts) { service in
            let other = try await service.signIn()
            let first = try await service.signIn()
            let second = try service.tokens(try await service.refreshing(first.refresh))
            // A clock set back does not stretch the grace either.
            parts.clock.advance(seconds)
            #expect(try await service.refreshing(first.refresh).error == "invalid_grant")
            #expect(try await service.refreshing(second.refresh).error == "invalid_grant")
            #expect(try await service.ask("/v1/shops", token: second.access).status == 401)
            #expect(try await service.refreshing(other.refresh).status == 200)
            let counts = try await service.counts()
            #expect(counts.reuses == 2 && counts.revocations == 1)
        }
    }

    @Test("the grace is for the previous token only: one that is older is reuse even at once")
    func olderThanPrevious() async throws {
        try await withInsights { service in
            let first = try await service.signIn()
            let second = try service.tokens(try await service.refreshing(first.refresh))
            let third = try service.tokens(try await service.refreshing(second.refresh))
            #expect(try await service.refreshing(first.refresh).error == "invalid_grant")
            #expect(try await service.refreshing(third.refresh).error == "invalid_grant")
            let counts = try await service.counts()
            #expect(counts.revocations == 1 && counts.reuses == 2)
        }
    }

    @Test("R4.47: twenty who present one token at once are given one pair; without a grace, one is given it and all lose it")
    func atOnce() async throws {
        for grace in [10.0, 0] {
            try await withInsights(Parts(options: TokenOptions(grace: grace))) { service in
                let first = try await service.signIn()
                let pairs = try await withThrowingTaskGroup(of: Tokens?.self) { group in
                    for _ in 0..<20 { group.addTask { try? service.tokens(try await service.refreshing(first.refresh)) } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                let given = pairs.compactMap { $0 }
                let counts = try await service.counts()
                #expect(counts.refreshes == 1)
                #expect(given.count == (grace > 0 ? 20 : 1) && given.allSatisfy { $0 == given[0] })
                #expect(counts.revocations == (grace > 0 ? 0 : 1) && counts.replays == (grace > 0 ? 19 : 0))
                #expect(try await service.ask("/v1/shops", token: try #require(given.first).access).status == (grace > 0 ? 200 : 401))
            }
        }
    }

    @Test("R4.43: an access token ends by the service's clock, at the second")
    func expiry() async throws {
        let parts = Parts(options: TokenOptions(accessLifetime: 60))
        try await withInsights(parts) { service in
            let tokens = try await service.signIn()
            parts.clock.advance(59.9)
            #expect(try await service.ask("/v1/shops", token: tokens.access).status == 200)
            parts.clock.advance(0.1)
            let answer = try await service.ask("/v1/shops", token: tokens.access)
            #expect(
                answer.status == 401 && answer.error == "invalid_token" && answer.headers["www-authenticate"]?.contains("Bearer") == true)
            #expect(try await service.refreshing(tokens.refresh).status == 200)
            parts.clock.advance(366 * 86_400)
            #expect(try await service.refreshing(tokens.refresh).status == 400)
        }
    }

    @Test("a session is ended by either of its tokens, and what is no token is answered just so")
    func revocation() async throws {
        try await withInsights { service in
            for kind in [\Tokens.access, \Tokens.refresh] {
                let tokens = try await service.signIn()
                #expect(try await service.form("/oauth/revoke", "token=\(tokens[keyPath: kind])").status == 200)
                #expect(try await service.ask("/v1/shops", token: tokens.access).status == 401)
                #expect(try await service.refreshing(tokens.refresh).error == "invalid_grant")
                #expect(try await service.form("/oauth/revoke", "token=\(tokens[keyPath: kind])").status == 200)
            }
            #expect(try await service.form("/oauth/revoke", "token=nothing").status == 200)
            #expect(try await service.counts().revocations == 2)
        }
    }

    @Test("R4.46: a restart keeps sessions and the grace, and no token stands in the files")
    func restart() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = TestClock(Date(timeIntervalSince1970: 1_781_271_000))
        let (first, second) = try await withInsights(Parts(clock: clock, folder: folder)) { service async throws -> (Tokens, Tokens) in
            let first = try await service.signIn()
            return (first, try service.tokens(try await service.refreshing(first.refresh)))
        }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let bytes = try Data(contentsOf: file)
            for token in [first.access, first.refresh, second.access, second.refresh] {
                #expect(bytes.range(of: Data(token.utf8)) == nil, "\(file.lastPathComponent)")
            }
            let rights = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("service.sqlite").path)
            #expect(rights[.posixPermissions] as? Int == 0o600)
        }
        try await withInsights(Parts(clock: clock, folder: folder)) { service in
            #expect(try await service.ask("/v1/shops", token: second.access).status == 200)
            #expect(try service.tokens(try await service.refreshing(first.refresh)) == second)
            #expect(try await service.refreshing(second.refresh).status == 200)
            let late = try await service.refreshing(first.refresh)
            #expect(late.error == "invalid_grant")
        }
    }
}
