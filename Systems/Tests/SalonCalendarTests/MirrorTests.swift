import Foundation
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite(.timeLimit(.minutes(20))) struct MirrorTests {
    @Test("R3.25, R3.26: at the app's start everything that matches is mirrored, as light events without flag or payload")
    func first() async throws {
        let salon = try Salon()
        try salon.calendar.put(SampleEvents.events(30), account: "mara")
        try await salon.started()
        let lights = try salon.lights()
        #expect(lights.count == 30)
        #expect(lights == SampleEvents.events(30).map { LightCalendarEvent($0, account: "mara", receivedAt: SampleEvents.now) })
    }

    @Test("R3.27, R3.31: an insertion anywhere in the app reaches the shared store; whoever writes tells nobody")
    func insertion() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.calendar.put([SampleEvents.event()], account: "mara")
        try await salon.settle()
        #expect(try salon.lights().map(\.id) == ["e1"])
    }

    @Test("R3.28: a change of what is essential is mirrored")
    func modification() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event()], account: "mara")
        try await salon.started()
        try salon.calendar.put([SampleEvents.event(version: 2, customer: "Ana R.", hours: 5)], account: "mara")
        try await salon.settle()
        #expect(try salon.lights().map(\.customer) == ["Ana R."])
        #expect(try salon.lights().map(\.start) == [SampleEvents.now + 5 * 3_600])
        #expect(try salon.lights().map(\.version) == [2])
    }

    @Test("R3.29: a deletion is mirrored; so is what makes an event match no more")
    func deletion() async throws {
        let salon = try Salon()
        try salon.calendar.put(SampleEvents.events(4), account: "mara")
        try await salon.started()
        let events = SampleEvents.events(4)
        try salon.calendar.remove(events[1].id, account: "mara")
        var cancelled = events[2]
        cancelled.version = 2
        cancelled.status = .cancelled
        var moved = events[3]
        moved.version = 2
        moved.stylist = "ilja"
        try salon.calendar.put([cancelled, moved], account: "mara")
        try await salon.settle()
        #expect(try salon.lights().map(\.id) == [events[0].id])
        #expect(try salon.fulls().count == 3)
    }

    @Test("R3.30: a change of what is not essential does not touch the shared store")
    func notEssential() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event()], account: "mara")
        try await salon.started()
        let before = try salon.salon.shared.written()
        try salon.calendar.put([SampleEvents.event(version: 2, notes: "brings her own colour")], account: "mara")
        try await salon.settle()
        #expect(try salon.salon.shared.written() == before)
        #expect(try salon.fulls().map(\.version) == [2])
    }

    @Test("R3.32: running it again changes nothing, not a row")
    func idempotent() async throws {
        let salon = try Salon()
        try salon.calendar.put(SampleEvents.events(20), account: "mara")
        try salon.receive(SampleEvents.event("w"))
        try await salon.started()
        let before = (try salon.salon.shared.written(), try salon.calendar.shared.written())
        try await salon.started()
        try await salon.synchroniser.synchronise()
        try await salon.settle()
        #expect(try salon.salon.shared.written() == before.0)
        #expect(try salon.calendar.shared.written() == before.1)
    }

    @Test("R3.33: what was deleted, added and changed while nobody mirrored is made up for at the next start")
    func whileAway() async throws {
        let salon = try Salon()
        try salon.calendar.put(SampleEvents.events(5), account: "mara")
        try await salon.started()
        salon.synchroniser.stop()
        let events = SampleEvents.events(5)
        try salon.calendar.remove(events[0].id, account: "mara")
        try salon.calendar.remove(events[3].id, account: "mara")
        var changed = events[1]
        changed.version = 2
        changed.customer.name = "Sofia L."
        try salon.calendar.put([changed, SampleEvents.event("new")], account: "mara")
        try await salon.settle()
        #expect(try salon.lights().count == 5)
        try await salon.started()
        #expect(try salon.lights().map(\.id) == [events[1].id, events[2].id, events[4].id, "new"])
        #expect(try salon.lights().first?.customer == "Sofia L.")
    }

    @Test("R3.20, R3.24: the same notifications feed any number of sinks")
    func sinks() async throws {
        let salon = try Salon()
        try await salon.started()
        // An index for searching, and a watch.
        let sinks = try (0..<3).map { _ in
            try salon.calendar.changes(account: "mara", from: SampleEvents.now, to: SampleEvents.now + 86_400)
        }
        salon.calendar.shared.refresh()
        for sink in sinks { #expect(sink.poll()?.collection.count == 0) }
        try salon.calendar.put([SampleEvents.event()], account: "mara")
        try await salon.settle()
        for sink in sinks {
            guard case .update(let collection, let changes)? = sink.poll() else { return #expect(Bool(false)) }
            #expect(changes == ChangeSet(insertions: [0]))
            #expect(try collection.fetch(StoredCalendarEvent.self, at: 0)?.event(salon.seal) == SampleEvents.event())
        }
        #expect(try salon.lights().count == 1)
    }

    @Test("R3.11: of a salon's calendar only the signed-in stylist's own is mirrored, and another who signs in sees nothing of it")
    func accounts() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("hers"), SampleEvents.event("his", stylist: "ilja")], account: "mara")
        try await salon.started()
        #expect(try salon.lights().map(\.id) == ["hers"])
        try await salon.started("ilja")
        #expect(try salon.lights().isEmpty)
        #expect(try salon.fulls().isEmpty)
        try salon.calendar.put([SampleEvents.event("his", stylist: "ilja")], account: "ilja")
        try await salon.settle()
        #expect(try salon.lights().map(\.account) == ["ilja"])
        #expect(try salon.salon.events(account: "mara", from: SampleEvents.now, to: SampleEvents.now + 86_400).isEmpty)
        try await salon.started(nil)
        #expect(try salon.lights().isEmpty)
    }

    @Test("G3.9: what ended more than 14 days ago is pruned, and not mirrored again")
    func pruning() async throws {
        let salon = try Salon()
        let old = SampleEvents.event("old", hours: -14 * 24 - 2), recent = SampleEvents.event("recent", hours: -14 * 24 + 2)
        try salon.calendar.put([old, recent], account: "mara")
        try salon.receive(SampleEvents.event("received", hours: -20 * 24))
        try await salon.started()
        #expect(try salon.lights().map(\.id) == ["recent"])
        salon.clock.now += 86_400
        try salon.calendar.put([SampleEvents.event("today", hours: 24)], account: "mara")
        try await salon.settle()
        #expect(try salon.lights().map(\.id) == ["today"])
        // The app keeps them.
        #expect(try salon.fulls().map(\.id) == ["old", "recent", "today"])
    }

    @Test("G3.8: while the app is suspended it holds no lock and the widget writes on; afterwards all is brought into step")
    func suspended() async throws {
        let salon = try Salon()
        try await salon.started()
        salon.synchroniser.suspend()
        try salon.receive(SampleEvents.event("a"), SampleEvents.event("b"))
        #expect(throws: StoreError.suspended) { try salon.calendar.put([SampleEvents.event("c")], account: "mara") }
        await #expect(throws: StoreError.suspended) { try await salon.synchroniser.synchronise() }
        salon.synchroniser.resume()
        try await salon.settle()
        #expect(try salon.fulls().map(\.id) == ["a", "b"])
        #expect(try salon.lights().map(\.needsSync) == [false, false])
        #expect(salon.reported.all.isEmpty)
    }

    @Test("R3.20: a store that cannot be read for a while ends the observations, and not the synchronising")
    func lost() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.widget.shared.write { try $0.execute(sql: "ALTER TABLE event RENAME TO away") }
        try await salon.settle()
        await until { !salon.reported.all.isEmpty }
        try salon.widget.shared.write { try $0.execute(sql: "ALTER TABLE away RENAME TO event") }
        try salon.receive(SampleEvents.event("a"))
        try await until { try salon.fulls().map(\.id) == ["a"] }
        try salon.calendar.put([SampleEvents.event("b")], account: "mara")
        try await until { try salon.lights().map(\.id) == ["a", "b"] }
    }
}
