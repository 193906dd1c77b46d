import Foundation
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Synchronization
import Testing

@testable import SalonCalendar

/// A salon, its service, and a widget that is signed in.
struct Fetching {
    let salon: Salon
    let service = StubService()
    let fetch: WidgetCalendarFetch
    let client: CalendarClient

    init() throws {
        let salon = try Salon()
        self.salon = salon
        service.state.withLock { $0.tokens["token"] = "mara" }
        client = service.client(Signed())
        fetch = WidgetCalendarFetch(salon: salon.widget, client: client, seal: salon.seal, now: { [clock = salon.clock] in clock.now })
    }

    /// A strategy of somebody who is always signed in.
    struct Signed: AuthStrategy {
        func session() async throws(CalendarProblem) -> SharedSession {
            SharedSession(
                account: SalonAccount(id: "mara", name: "Mara", timeZone: "Europe/Rome"), headers: ["Authorization": "Bearer token"])
        }
        func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession { throw .signedOut }
        func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount { throw .refused }
        func signOut() async throws(CalendarProblem) {}
    }

    var asked: [String] { service.state.withLock { $0.requests } }
}

@Suite struct WidgetCalendarFetchTests {
    @Test("R3.3, R3.34: what the widget fetches it stores as light events, flagged, with the full event in the payload")
    func stored() async throws {
        let fetching = try Fetching()
        fetching.service.put(
            SampleEvents.event("a", notes: "all of it"), SampleEvents.event("b"), SampleEvents.event("his", stylist: "ilja"))
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 2, gone: 0))
        let lights = try fetching.salon.lights()
        #expect(lights.map(\.id) == ["a", "b"])
        #expect(lights.allSatisfy { $0.needsSync && $0.account == "mara" && $0.payloadVersion == PayloadSeal.version })
        #expect(try fetching.salon.seal.opened(lights[0]) == SampleEvents.event("a", notes: "all of it"))
        // The app takes the events over.
        try await fetching.salon.started()
        #expect(try fetching.salon.fulls().map(\.notes) == ["all of it", ""])
        #expect(fetching.asked == ["GET /v1/calendar/events?day=2026-06-12&days=8"])
    }

    @Test("R3.3: a young copy asks nobody; an old one asks for what has changed; a new day for all days")
    func freshness() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"))
        _ = try await fetching.fetch.refresh()
        fetching.salon.clock.now += 599
        #expect(try await fetching.fetch.refresh() == .fresh)
        fetching.salon.clock.now += 1
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 0, gone: 0))
        fetching.salon.clock.now += 86_400
        _ = try await fetching.fetch.refresh()
        // A clock that was set back makes no copy young.
        fetching.salon.clock.now -= 3_600
        _ = try await fetching.fetch.refresh()
        #expect(
            fetching.asked == [
                "GET /v1/calendar/events?day=2026-06-12&days=8", "GET /v1/calendar/changes?since=1",
                "GET /v1/calendar/events?day=2026-06-13&days=8", "GET /v1/calendar/changes?since=1",
            ])
    }

    @Test("R3.10: what the service sends to a widget whose stylist has signed out meanwhile is not stored")
    func signedOutMeanwhile() async throws {
        let fetching = try Fetching(), session = Ending(), service = fetching.service
        service.put(SampleEvents.event("a"))
        let client = CalendarClient(
            address: StubService.address, authentication: session,
            transport: { request in
                let answer = try await service.transport(request)
                session.end()
                return answer
            })
        let fetch = WidgetCalendarFetch(salon: fetching.salon.widget, client: client, seal: fetching.salon.seal, now: { SampleEvents.now })
        await #expect(throws: CalendarProblem.signedOut) { try await fetch.refresh() }
        #expect(try fetching.salon.lights().isEmpty)
    }

    /// A strategy of somebody who is signed in until it is told otherwise.
    private final class Ending: AuthStrategy {
        private let isOver = Mutex(false)
        func end() { isOver.withLock { $0 = true } }
        func session() async throws(CalendarProblem) -> SharedSession {
            guard !isOver.withLock({ $0 }) else { throw .signedOut }
            return try await Fetching.Signed().session()
        }
        func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession { throw .signedOut }
        func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount { throw .refused }
        func signOut() async throws(CalendarProblem) {}
    }

    @Test("R3.34: fetching the same again writes no row")
    func idempotent() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"), SampleEvents.event("b"))
        _ = try await fetching.fetch.refresh()
        try await fetching.salon.started()
        let before = try fetching.salon.lights()
        fetching.salon.clock.now += 86_400
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 0, gone: 0))
        #expect(try fetching.salon.lights() == before)
    }

    @Test("G3.5: what the service has no more becomes a flagged tombstone, whether the widget asks for changes or for all days")
    func gone() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"), SampleEvents.event("b", hours: 30), SampleEvents.event("c", hours: 30))
        _ = try await fetching.fetch.refresh()
        try await fetching.salon.started()
        fetching.service.remove("a")
        fetching.salon.clock.now += 700
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 0, gone: 1))
        try await fetching.salon.settle()
        #expect(try fetching.salon.fulls().map(\.id) == ["b", "c"])
        fetching.service.remove("b")
        fetching.salon.clock.now += 86_400
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 0, gone: 1))
        try await fetching.salon.settle()
        #expect(try fetching.salon.fulls().map(\.id) == ["c"])
        #expect(try fetching.salon.lights().map(\.id) == ["c"])
    }

    @Test("G3.5: what has only moved out of the shown days is not gone: the app still has it, on its new day")
    func moved() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a", hours: 30))
        _ = try await fetching.fetch.refresh()
        try await fetching.salon.started()
        let later = SampleEvents.event("a", version: 2, hours: 24 * 40)
        fetching.service.put(later)
        fetching.salon.clock.now += 86_400
        _ = try await fetching.fetch.refresh()
        try await fetching.salon.settle()
        #expect(try fetching.salon.fulls() == [later])
        // The event comes back by the changes too.
        let back = SampleEvents.event("a", version: 3, hours: 24 * 50)
        fetching.service.put(back)
        fetching.salon.clock.now += 700
        _ = try await fetching.fetch.refresh()
        try await fetching.salon.settle()
        #expect(try fetching.salon.fulls() == [back])
    }

    @Test("G3.5: a cancelled appointment, and one that another stylist has taken over, are shown no more")
    func cancelled() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"), SampleEvents.event("b"))
        _ = try await fetching.fetch.refresh()
        fetching.service.put(SampleEvents.event("a", version: 2, status: .cancelled), SampleEvents.event("b", version: 2, stylist: "ilja"))
        fetching.salon.clock.now += 700
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 0, gone: 2))
        let now = SampleEvents.now
        #expect(try fetching.salon.widget.events(account: "mara", from: now, to: now + 86_400).isEmpty)
        try await fetching.salon.started()
        #expect(try fetching.salon.fulls().map(\.status) == [.cancelled, .booked])
        #expect(try fetching.salon.lights().isEmpty)
    }

    @Test("R3.3: a cursor that the service knows no more is made up for by fetching all days")
    func lostCursor() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"))
        let day = try #require(SampleEvents.day)
        try fetching.salon.widget.shared.write { db in
            try SalonStore.note(db, SalonFetch(date: SampleEvents.now - 900, cursor: "lost", day: day), "mara")
        }
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 1, gone: 0))
        #expect(try fetching.salon.widget.lastFetch(account: "mara") == SalonFetch(date: SampleEvents.now, cursor: "1", day: day))
    }

    @Test("R3.3: where there are more changes than one answer has, the widget asks again at once, and not for ever")
    func pages() async throws {
        let fetching = try Fetching()
        _ = try await fetching.fetch.refresh()
        fetching.service.state.withLock { $0.page = 3 }
        for number in 0..<8 { fetching.service.put(SampleEvents.event("a\(number)")) }
        fetching.salon.clock.now += 700
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 8, gone: 0))
        #expect(fetching.asked.suffix(3).map { $0.suffix(7) } == ["since=0", "since=3", "since=6"])
        fetching.service.state.withLock { $0.page = 1 }
        for number in 0..<30 { fetching.service.put(SampleEvents.event("b\(number)")) }
        for stored in [20, 10] {
            fetching.salon.clock.now += 700
            #expect(try await fetching.fetch.refresh() == .fetched(stored: stored, gone: 0))
        }
    }

    @Test("R3.3: a service that is down, refuses or says nonsense leaves the copy as it was, and says which")
    func failures() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"))
        _ = try await fetching.fetch.refresh()
        let before = try fetching.salon.lights()
        fetching.salon.clock.now += 700
        fetching.service.state.withLock { $0.failure = 503 }
        await #expect(throws: CalendarProblem.status(503)) { try await fetching.fetch.refresh() }
        fetching.service.state.withLock { $0.failure = 200 }
        await #expect(throws: CalendarProblem.undecodable("it is not the JSON that was expected")) { try await fetching.fetch.refresh() }
        fetching.service.state.withLock { $0.isDown = true }
        await #expect(throws: CalendarProblem.unreachable("nobody listens")) { try await fetching.fetch.refresh() }
        fetching.service.state.withLock { state in (state.isDown, state.failure, state.tokens) = (false, nil, [:]) }
        await #expect(throws: CalendarProblem.signedOut) { try await fetching.fetch.refresh() }
        #expect(try fetching.salon.lights() == before)
    }

    @Test("G3.7: while the key of the payloads cannot be had, nothing is stored, and the next time all is")
    func locked() async throws {
        let fetching = try Fetching()
        fetching.service.put(SampleEvents.event("a"))
        let stranger = WidgetCalendarFetch(
            salon: fetching.salon.widget, client: fetching.client,
            seal: PayloadSeal(keychain: fetching.salon.environment.keychain(["other"])),
            now: { SampleEvents.now })
        await #expect(throws: CalendarProblem.self) { try await stranger.refresh() }
        #expect(try fetching.salon.lights().isEmpty)
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 1, gone: 0))
    }

    @Test("G3.9: the widget prunes too, should the app never be opened")
    func pruning() async throws {
        let fetching = try Fetching()
        try fetching.salon.receive(SampleEvents.event("old", hours: -24 * 14 - 2))
        _ = try await fetching.fetch.refresh()
        #expect(try fetching.salon.lights().isEmpty)
    }
}
