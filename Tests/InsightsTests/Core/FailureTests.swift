import Foundation
import InsightsScenes
import Testing
import WidgetKit

@testable import InsightsCore

@Suite("What a tile shows where something fails", .timeLimit(.minutes(20))) struct FailureTests {
    @Test(
        "R4.11, R4.10, R4.40: whatever goes wrong, the figures before stand, with their own time, and the failure is not kept",
        arguments: ["down", "refused", "broken", "partial", "not understood", "no table", "empty"])
    func failure(_ how: String) async throws {
        try await withPhone { phone in
            let before = await phone.shown("orders", "sessions")
            phone.clock.advance(900)
            phone.service.answers { query in
                switch how {
                case "down": throw URLError(.cannotConnectToHost)
                case "refused": return (503, "{}")
                case "broken": return (200, "{\"table\":[")
                case "partial":
                    return (200, FakeService.table(for: query).replacingOccurrences(of: "\"partial\":false", with: "\"partial\":true"))
                case "not understood": return (200, #"{"table":null,"parse_errors":[{"code":"x","message":"No.","line":1}]}"#)
                case "no table": return (200, #"{"table":null}"#)
                default: return (200, "")
                }
            }
            let after = await phone.shown("orders", "sessions")
            #expect(after == before && before?.firstValue == "100")
            phone.service.answers { (200, FakeService.table(for: $0)) }
            #expect(await phone.shown("orders", "sessions")?.lastUpdated?.text != before?.lastUpdated?.text)
        }
    }

    @Test("R4.26: one schema that fails does not lose the other's figures")
    func half() async throws {
        try await withPhone { phone in
            phone.service.answers { $0.contains("FROM sessions") ? (500, "") : (200, FakeService.table(for: $0)) }
            #expect(await phone.shown("sessions", "orders")?.shown == ["sessions (no data)", "orders"])
        }
    }

    @Test("Without a service and without figures before, the metrics are there and have no data")
    func nothing() async throws {
        try await withPhone { phone in
            phone.service.answers { _ in (500, "") }
            let state = await phone.shown("orders", "none")
            #expect(state?.shown == ["orders (no data)", "-"] && state?.lastUpdated == nil)
        }
    }

    @Test("R4.48: a session that the service has ended is one clear state, with one try")
    func ended() async throws {
        try await withPhone { phone in
            _ = await phone.shown("orders")
            phone.clock.advance(900)
            phone.service.accepts([])
            phone.sessions.gives(
                .success(AccessSession(accessToken: "token-1", account: "merchant@kaffa.example")), afterRejection: .failure(.signedOut))
            #expect(await phone.shown("orders")?.content == .signedOut)
            #expect(phone.memory.account == nil)
        }
    }

    @Test("R4.43: a token that the service no longer takes is renewed once, and the question put again")
    func renewed() async throws {
        try await withPhone { phone in
            phone.service.accepts(["token-2"])
            phone.sessions.gives(
                .success(AccessSession(accessToken: "token-1", account: "a")),
                afterRejection: .success(AccessSession(accessToken: "token-2", account: "a")))
            #expect(await phone.shown("orders")?.shown == ["orders"])
        }
    }

    @Test("R4.42: while the device is locked the figures before stand; nobody is signed out")
    func locked() async throws {
        try await withPhone { phone in
            let before = await phone.shown("orders")
            phone.clock.advance(3_600)
            phone.sessions.gives(.failure(.unavailable("locked")))
            #expect(await phone.shown("orders") == before)
            #expect(phone.memory.account == "merchant@kaffa.example")
        }
    }

    @Test("R4.40: at a first start a service that has only a part yet is asked again, and the tile shows the whole")
    func firstStart() async throws {
        try await withPhone { phone in
            let tries = Counter()
            phone.service.answers { query in
                let table = FakeService.table(for: query)
                return (200, tries.next() < 3 ? table.replacingOccurrences(of: "\"partial\":false", with: "\"partial\":true") : table)
            }
            let patient = phone.repository(patience: .seconds(60), pause: { tries.note($0) })
            let figures = try await patient.figures(for: InsightsConfiguration("orders").settled(for: .systemSmall), in: .systemSmall)
            #expect(figures.data.count == 1 && !figures.isStale && phone.service.queries.count == 3 && tries.pauses == 2)
            // Where something older can be shown nobody waits.
            phone.clock.advance(900)
            phone.service.answers { _ in (503, "") }
            #expect(try await patient.figures(for: InsightsConfiguration("orders").settled(for: .systemSmall), in: .systemSmall).isStale)
            #expect(tries.pauses == 2)
        }
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var waited = 0
    var pauses: Int { lock.withLock { waited } }

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    func note(_ pause: Duration) { lock.withLock { waited += 1 } }
}
