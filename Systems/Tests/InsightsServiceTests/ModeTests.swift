import Foundation
import RunningService
import Testing

@testable import InsightsServiceCore

/// A service that misbehaves when it is told to.
struct ModeTests {
    private let query = "FROM sessions SHOW sessions GROUP BY hour DURING yesterday"

    @Test("each mode misbehaves as it says, until it is ended")
    func modes() async throws {
        try await withInsights(Parts(days: 3)) { service in
            let tokens = try await service.signIn()
            let whole = try await service.query(query, token: tokens.access)
            #expect(whole.rows.count > 10)
            func answer(_ mode: ServiceMode) async throws -> ServiceResponse {
                #expect(try await service.json("/v1/modes", #"{"query":"\#(mode.rawValue)"}"#).status == 200)
                return try await service.query(query, token: tokens.access)
            }
            #expect(try await answer(.failing).status == 500)
            #expect(try await answer(.unavailable).status == 503)
            #expect(try await answer(.refusing).status == 401)
            #expect(try await answer(.malformed).object.isEmpty)
            #expect(try await answer(.mistyped).text.contains(#""partial":"no""#))
            let half = try await answer(.partial)
            #expect(half.object["partial"] as? Bool == true && half.rows.count == whole.rows.count / 2)
            #expect(try await answer(.huge).rows.count == 50_000)
            #expect(try await answer(.deep).body.count == 200_000)
            #expect(try await answer(.html).text.hasPrefix("<!DOCTYPE html>"))
            await #expect(throws: (any Error).self) { try await answer(.dropping) }
            #expect(try await service.json("/v1/modes", #"{"all":"normal"}"#).status == 200)
            #expect(try await service.query(query, token: tokens.access).rows == whole.rows)
        }
    }

    @Test("an answer lost after the rotation is had again by whoever asks again in time")
    func lostPair() async throws {
        try await withInsights { service in
            let first = try await service.signIn()
            _ = try await service.json("/v1/modes", #"{"token":"dropping"}"#)
            await #expect(throws: (any Error).self) { try await service.refreshing(first.refresh) }
            _ = try await service.json("/v1/modes", #"{"token":"normal"}"#)
            let second = try service.tokens(try await service.refreshing(first.refresh))
            #expect(try await service.ask("/v1/shops", token: second.access).status == 200)
            let counts = try await service.counts()
            #expect(counts.refreshes == 1 && counts.replays == 1 && counts.reuses == 0)
        }
    }

    @Test("modes and topics that are none are refused, and nothing is set")
    func unknown() async throws {
        try await withInsights { service in
            for words in [#"{"query":"sideways"}"#, #"{"weather":"slow"}"#, #"{"shops":"failing","query":"sideways"}"#] {
                #expect(try await service.json("/v1/modes", words).status == 422)
            }
            let tokens = try await service.signIn()
            #expect(try await service.ask("/v1/shops", token: tokens.access).status == 200)
        }
    }
}
