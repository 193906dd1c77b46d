import FetchCache
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
                    return (
                        200, FakeMetricsService.table(for: query).replacingOccurrences(of: "\"partial\":false", with: "\"partial\":true")
                    )
                case "not understood": return (200, #"{"table":null,"parse_errors":[{"code":"x","message":"No.","line":1}]}"#)
                case "no table": return (200, #"{"table":null}"#)
                default: return (200, "")
                }
            }
            let after = await phone.shown("orders", "sessions")
            #expect(after == before && before?.firstValue == "100")
            phone.service.answers { (200, FakeMetricsService.table(for: $0)) }
            #expect(await phone.shown("orders", "sessions")?.lastUpdated?.text != before?.lastUpdated?.text)
        }
    }

    /// Every error that the client can have for an answer, beside those that say whose the figures are.
    static let failures: [FetchError] =
        ([300, 304, 400, 402, 403, 404, 405, 408, 410, 413, 418, 422, 429, 451, 500, 502, 503, 504, 599].map { .status($0) })
        + [
            .unreachable("The cable is out."), .tooLarge(limit: InsightsClient.largest), .waitedTooLong(seconds: 20),
            .notCacheable("it is not"), .addressRefused("http://elsewhere.example"),
        ]

    @Test("true.17, R4.11: whatever the client fails with, of figures or of shops, what is older stands", arguments: failures)
    func table(_ failure: FetchError) async throws {
        // Whoever adds an error says here what becomes of it.
        switch failure {
        case .status, .unreachable, .tooLarge, .waitedTooLong, .notCacheable, .addressRefused: break
        }
        try await withPhone { phone in
            let before = await phone.shown("orders", "sessions")
            #expect(before?.firstValue == "100")
            phone.clock.advance(40 * 86_400)
            phone.service.answers { _ in throw failure }
            let queries = await phone.shown("orders", "sessions")
            #expect(queries?.firstValue == "100" && queries?.shown == before?.shown && queries?.lastUpdated?.isEarlierDay == true)
            phone.service.answersShops { throw failure }
            phone.clock.advance(7_200)
            let all = await phone.shown("orders", "sessions")
            #expect(all?.firstValue == "100" && all?.shop == before?.shop)
        }
    }

    @Test(
        "true.17, R4.11: an answer of the shops that cannot be read leaves the one before, and the figures",
        arguments: ["{}", #"{"shops":{"id":1001}}"#, #"{"shops":[{"id":7}]}"#, #"{"shops":null}"#, "", "<html>"])
    func shops(_ answer: String) async throws {
        try await withPhone { phone in
            let before = await phone.shown("orders")
            phone.clock.advance(2 * 3_600)
            phone.service.answersShops { (200, answer) }
            phone.service.answers { _ in (503, "") }
            #expect(await phone.shown("orders")?.firstValue == before?.firstValue)
            phone.service.answersShops { (200, FakeMetricsService.twoShops) }
            #expect(await phone.shown("orders")?.shop == before?.shop)
        }
    }

    @Test(
        "true.18: a stalled service, whatever it is asked for, ends in the older figures when the patience is over",
        arguments: [0, 3_601.0])
    func stalled(_ age: Double) async throws {
        try await withPhone { phone in
            let before = await phone.shown("orders", "sessions")
            // After an hour the shops are asked for first.
            phone.clock.advance(900 + age)
            let (asked, note) = AsyncStream.makeStream(of: Void.self)
            phone.service.hold { note.yield() }
            defer { phone.service.release() }
            let patience = Patience(.seconds(6)) { _ in for await _ in asked { return } }
            let timeline = await phone.provider(patience: patience).timeline(
                for: InsightsConfiguration("orders", "sessions"), in: .systemMedium)
            let state = timeline.entries.first?.state
            #expect(state?.content == before?.content && state?.shop == before?.shop && before?.firstValue == "100")
            #expect(state?.lastUpdated?.text == before?.lastUpdated?.text)
        }
    }

    @Test("true.18: so does a token request that hangs, and a report of what is placed; without older figures there are none")
    func stalledSession() async throws {
        try await withPhone { phone async throws in
            let before = await phone.shown("orders")
            phone.clock.advance(900)
            phone.sessions.stall()
            defer { phone.sessions.release() }
            let over = Patience(.seconds(6)) { _ in }
            let timeline = await phone.provider(patience: over, watch: Stalled(phone.sessions)).timeline(
                for: InsightsConfiguration("orders"), in: .systemMedium)
            #expect(timeline.entries.first?.state == before)
            let other = await phone.provider(patience: over).timeline(for: InsightsConfiguration("sessions"), in: .systemMedium)
            #expect(other.entries.first?.state.shown == ["sessions (no data)"])
            let snapshot = await phone.provider(patience: over).snapshot(
                for: InsightsConfiguration("orders"), in: .systemMedium, isPreview: false)
            #expect(snapshot.state == before)
            let shops = try await phone.repository().shops(within: over).map(\.id)
            #expect(shops == ["1001", "1002"])
        }
        // With an App Intent's shops before it, the drawing after it has time left of the ten seconds.
        #expect(Patience.timeline.limit + Patience.settings.limit <= .seconds(8))
    }

    @Test("R4.26: one schema that fails does not lose the other's figures")
    func half() async throws {
        try await withPhone { phone in
            phone.service.answers { $0.contains("FROM sessions") ? (500, "") : (200, FakeMetricsService.table(for: $0)) }
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
                let table = FakeMetricsService.table(for: query)
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

/// A report that waits for a session.
private struct Stalled: LifecycleWatching {
    let sessions: FakeSessions
    init(_ sessions: FakeSessions) { self.sessions = sessions }
    func timelineAsked() async { _ = try? await sessions.session() }
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
