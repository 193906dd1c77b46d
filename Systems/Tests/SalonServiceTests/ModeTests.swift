import Foundation
import RunningService
import Testing

@testable import SalonServiceCore

/// A service that misbehaves when it is told to.
struct ModeTests {
    @Test("each mode misbehaves as it says, until it is ended")
    func modes() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let path = "/v1/calendar/events?day=2026-06-12"
            let whole = try await salon.caller.ask(path, token: token)
            func answer(_ mode: ServiceMode) async throws -> ServiceResponse {
                #expect(try await salon.caller.json("/v1/modes", #"{"events":"\#(mode.rawValue)"}"#).status == 200)
                return try await salon.caller.ask(path, token: token)
            }
            #expect(try await answer(.failing).status == 500)
            #expect(try await answer(.unavailable).status == 503)
            #expect(try await answer(.refusing).status == 401)
            #expect(try await answer(.malformed).object.isEmpty)
            #expect(try await answer(.mistyped).text.contains(#""cursor":7"#))
            #expect((try await answer(.huge).object["events"] as? [Any])?.count == 20_000)
            #expect(try await answer(.deep).body.count == 200_000)
            #expect(try await answer(.html).text.hasPrefix("<!DOCTYPE html>"))
            await #expect(throws: (any Error).self) { try await answer(.dropping) }
            // The others are as they were.
            #expect(try await salon.caller.ask("/v1/calendar/changes?since=0", token: token).status == 200)
            #expect(try await salon.caller.json("/v1/modes", #"{"all":"normal"}"#).status == 200)
            #expect(try await salon.caller.ask(path, token: token).body == whole.body)
        }
    }

    @Test("an answer lost after a write is had again by whoever sends the same once more")
    func lostAnswer() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            var one = try #require(try await salon.day(token: token).events.first)
            one.notes = "by a bad line"
            let sent = one
            _ = try await salon.caller.json("/v1/modes", #"{"writes":"dropping"}"#)
            await #expect(throws: (any Error).self) { try await salon.put(sent, token: token) }
            _ = try await salon.caller.json("/v1/modes", #"{"writes":"normal"}"#)
            let stored: Appointment = try salon.read(try await salon.put(sent, token: token))
            #expect(stored.version == 2 && stored.notes == sent.notes)
        }
    }

    @Test("modes and topics that are none are refused, and nothing is set")
    func unknown() async throws {
        try await Salon.run { salon in
            for words in [#"{"events":"sideways"}"#, #"{"weather":"slow"}"#, #"{"token":"failing","events":"sideways"}"#] {
                #expect(try await salon.caller.json("/v1/modes", words).status == 422)
            }
            let modes = try await salon.caller.json("/v1/modes", "{}").object
            #expect(modes.count == Topic.allCases.count && modes.values.allSatisfy { $0 as? String == "normal" })
        }
    }
}
