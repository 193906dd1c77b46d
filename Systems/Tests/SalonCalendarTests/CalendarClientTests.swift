import Foundation
import SalonCore
import SalonRounds
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite struct CalendarClientTests {
    @Test(
        "R3.3, G3.4: events are read, changed and made, and what is gone is told; a higher version at the service is a conflict with its event"
    )
    func events() async throws {
        let fetching = try Fetching(), client = fetching.client
        let made = try await client.create(SampleEvents.event("a", version: 0))
        #expect(made.version == 1)
        #expect(try await client.event("a") == made)
        #expect(try await client.event("none") == nil)
        var changed = made
        changed.notes = "first"
        let stored = try await client.put(changed)
        #expect(stored.version == 2 && stored.notes == "first")
        await #expect(throws: CalendarProblem.conflict(stored)) { try await client.put(changed) }
        let page = try await client.events(day: try #require(SampleEvents.day))
        #expect(page.events == [stored])
        #expect(try await client.changes(since: page.cursor).changes.isEmpty)
        fetching.service.remove("a")
        #expect(try await client.changes(since: page.cursor).changes == [.init(id: "a", event: nil, version: 3)])
    }

    @Test("What cannot be asked for is refused before anybody is asked")
    func invalid() async throws {
        let fetching = try Fetching(), client = fetching.client
        for id in ["", "a/b", "..%2F", "ä", String(repeating: "a", count: 65)] {
            await #expect(throws: CalendarProblem.self, "\(id)") { try await client.event(id) }
        }
        await #expect(throws: CalendarProblem.self) { try await client.events(day: try #require(SampleEvents.day), days: 32) }
        await #expect(throws: CalendarProblem.self) { try await client.changes(since: "1", wait: -1) }
        #expect(fetching.asked.isEmpty)
        let lost = CalendarClient(address: nil, authentication: Fetching.Signed(), transport: fetching.service.transport)
        await #expect(throws: CalendarProblem.noService) { try await lost.stylists() }
    }

    @Test("What a service says that no store can hold is left out")
    func unusable() async throws {
        let fetching = try Fetching()
        var backwards = SampleEvents.event("backwards")
        backwards.end = backwards.start + 1
        backwards.start += 2
        fetching.service.put(SampleEvents.event("a"), SampleEvents.event("no id"), SampleEvents.event("negative", version: -1), backwards)
        let page = try await fetching.client.events(day: try #require(SampleEvents.day))
        #expect(page.events.map(\.id) == ["a"])
        // The unread events are reported, so that nobody takes them for gone.
        #expect(page.unread.lost == 3)
        #expect(try await fetching.client.changes(since: "0").unread.lost == 3)
    }

    @Test("R3.3: no single answer of a service brings numbers that cannot be counted with", arguments: Extreme.allCases)
    func extremes(_ extreme: Extreme) async throws {
        let fetching = try Fetching(), client = fetching.client, event = extreme.event
        fetching.service.put(event)
        await #expect(throws: CalendarProblem.self) { try await client.event("a") }
        #expect(try await client.events(day: try #require(SampleEvents.day)).events.isEmpty)
        #expect(try await client.changes(since: "0").changes.isEmpty)
        // A conflict that cannot be shown is a refusal.
        if event.version > 1 {
            await #expect(throws: CalendarProblem.status(409)) { try await client.put(SampleEvents.event("a")) }
        }
    }

    /// What a service might say of one appointment.
    enum Extreme: CaseIterable {
        case version, granularity, noGranularity

        var event: CalendarEvent {
            var event = SampleEvents.event("a")
            switch self {
            case .version: event.version = .max
            case .granularity: event.granularity = .max
            case .noGranularity: event.granularity = 0
            }
            return event
        }
    }

    @Test("R3.3: another appointment than the one that was asked for is none")
    func another() async throws {
        let fetching = try Fetching()
        fetching.service.state.withLock { $0.events["a"] = SampleEvents.event("b") }
        await #expect(throws: CalendarProblem.self) { try await fetching.client.event("a") }
    }

    @Test("R3.3: an end that the widget notes of a row with the highest version there is does not overflow")
    func highestVersion() async throws {
        let fetching = try Fetching()
        try fetching.salon.receive(SampleEvents.event("a", version: .max))
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 0, gone: 1))
    }
}
