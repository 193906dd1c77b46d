import Foundation
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite struct ImportTests {
    @Test("R3.35, R3.37: flagged events are built from their payloads and stored in the app, and are flagged no more")
    func first() async throws {
        let salon = try Salon()
        try salon.receive(SampleEvents.event("a", notes: "all of it"), SampleEvents.event("b"))
        try await salon.started()
        #expect(try salon.fulls() == [SampleEvents.event("a", notes: "all of it"), SampleEvents.event("b")])
        #expect(try salon.lights().allSatisfy { !$0.needsSync && $0.payload == nil })
        #expect(try salon.lights().map(\.id) == ["a", "b"])
    }

    @Test("R3.35, R3.20: so is each that comes later, by notification")
    func later() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.receive(SampleEvents.event("a"))
        try await salon.settle()
        #expect(try salon.fulls().map(\.id) == ["a"])
        #expect(try salon.lights().map(\.needsSync) == [false])
    }

    @Test("R3.36: only flagged events are taken over")
    func flaggedOnly() async throws {
        let salon = try Salon()
        try await salon.started()
        var light = try SalonEnvironment.received(SampleEvents.event("quiet"), seal: salon.seal)
        light.needsSync = false
        try salon.widget.upsert([light])
        try await salon.settle()
        #expect(try salon.fulls().isEmpty)
        #expect(try salon.lights() == [light])
    }

    @Test("R3.38: what was taken over does not come back: each store is written once, and then nobody writes")
    func noEcho() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.receive(SampleEvents.event("a"))
        try await salon.settle()
        // Received, and its flag cleared; taken over.
        #expect(try salon.salon.shared.written() == 2)
        #expect(try salon.calendar.shared.written() == 1)
        try await salon.synchroniser.synchronise()
        try await salon.settle()
        #expect(try salon.salon.shared.written() == 2)
        #expect(try salon.calendar.shared.written() == 1)
    }

    @Test("R3.39: an event that both have is updated, and there is one of it")
    func noDuplicate() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        try await salon.started()
        try salon.receive(SampleEvents.event("a", version: 2, customer: "Ana R."))
        try await salon.settle()
        #expect(try salon.fulls() == [SampleEvents.event("a", version: 2, customer: "Ana R.")])
        #expect(try salon.lights().map(\.customer) == ["Ana R."])
    }

    @Test("R3.40, G3.6: what cannot be read, or is of an unknown form, is skipped and kept, and blocks no other")
    func undecodable() async throws {
        let salon = try Salon()
        var broken = try SalonEnvironment.received(SampleEvents.event("a-broken"), seal: salon.seal)
        broken.payload = Data("{".utf8)
        var unknown = try SalonEnvironment.received(SampleEvents.event("b-unknown"), seal: salon.seal)
        unknown.payloadVersion = 7
        var empty = try SalonEnvironment.received(SampleEvents.event("c-empty"), seal: salon.seal)
        empty.payload = nil
        try salon.widget.upsert([broken, unknown, empty])
        try salon.receive(SampleEvents.event("d"))
        try await salon.started()
        #expect(salon.gate.isOpen)
        #expect(try salon.fulls().map(\.id) == ["d"])
        #expect(try salon.lights().prefix(3) == [broken, unknown, empty])
        // A version of the app that knows the form takes it over at its start.
        var known = try SalonEnvironment.received(SampleEvents.event("b-unknown"), seal: salon.seal)
        known.receivedAt = unknown.receivedAt
        try salon.widget.upsert([known])
        try await salon.started()
        #expect(try salon.fulls().map(\.id) == ["b-unknown", "d"])
        #expect(salon.reported.all.isEmpty)
    }

    @Test("G3.4: the higher version wins, whichever side has it", arguments: [(1, 2), (2, 1), (5, 9), (9, 5)])
    func conflict(app: Int, widget: Int) async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a", version: app, customer: "of the app")], account: "mara")
        try salon.receive(SampleEvents.event("a", version: widget, customer: "of the widget"))
        try await salon.started()
        let winner = app > widget ? "of the app" : "of the widget"
        #expect(try salon.fulls().map(\.customer.name) == [winner])
        #expect(try salon.lights().map(\.customer) == [winner])
        #expect(try salon.lights().map(\.needsSync) == [false])
        #expect(try salon.lights().map(\.version) == [max(app, widget)])
    }

    @Test("G3.4: of equal versions the service's wins, which is the one the widget has received")
    func tie() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a", version: 3, customer: "of the app")], account: "mara")
        try salon.receive(SampleEvents.event("a", version: 3, customer: "of the service"))
        try await salon.started()
        #expect(try salon.fulls().map(\.customer.name) == ["of the service"])
        #expect(try salon.lights().map(\.customer) == ["of the service"])
    }

    @Test("G3.5: a deletion that the widget has seen is a flagged tombstone; the app learns of it, and both are rid of the event")
    func tombstone() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a"), SampleEvents.event("b")], account: "mara")
        try await salon.started()
        var gone = try #require(try salon.lights().first)
        gone.isTombstone = true
        gone.needsSync = true
        gone.version += 1
        try salon.widget.upsert([gone])
        #expect(try salon.widget.events(account: "mara", from: SampleEvents.now, to: SampleEvents.now + 86_400).map(\.id) == ["b"])
        try await salon.settle()
        #expect(try salon.fulls().map(\.id) == ["b"])
        #expect(try salon.lights().map(\.id) == ["b"])
    }

    @Test("G3.5: a deletion ends a version that the widget never saw, but not one that was made after it")
    func tombstoneVersions() async throws {
        let salon = try Salon()
        let before = SampleEvents.event("before", version: 9, updated: SampleEvents.now - 60)
        let after = SampleEvents.event("after", version: 9, updated: SampleEvents.now + 60)
        try salon.calendar.put([before, after], account: "mara")
        for event in [before, after] {
            var gone = LightCalendarEvent(event, account: "mara", receivedAt: SampleEvents.now)
            (gone.version, gone.isTombstone, gone.needsSync) = (3, true, true)
            try salon.widget.upsert([gone])
        }
        try await salon.started()
        #expect(try salon.fulls().map(\.id) == ["after"])
        #expect(try salon.lights().map(\.id) == ["after"])
        #expect(try salon.lights().map(\.isTombstone) == [false])
    }

    @Test("G3.5: what is gone from this stylist's column only, because another has it, stays in the app")
    func tombstoneOfAnothers() async throws {
        let salon = try Salon()
        let his = SampleEvents.event("a", version: 5, stylist: "ilja", updated: SampleEvents.now - 60)
        try salon.calendar.put([his], account: "mara")
        var gone = LightCalendarEvent(his, account: "mara", receivedAt: SampleEvents.now)
        (gone.isTombstone, gone.needsSync) = (true, true)
        try salon.widget.upsert([gone])
        try await salon.started()
        #expect(try salon.fulls() == [his])
        #expect(try salon.lights().isEmpty)
    }

    @Test("G3.5: what the app has learned to be gone does not come back by what the widget had received before; a newer version does")
    func departed() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        try salon.receive(SampleEvents.event("a", version: 2))
        #expect(try salon.calendar.remove("a", account: "mara", throughVersion: 3))
        try await salon.started()
        #expect(try salon.fulls().isEmpty)
        #expect(try salon.lights().isEmpty)
        try salon.receive(SampleEvents.event("a", version: 4))
        try await salon.settle()
        #expect(try salon.fulls().map(\.version) == [4])
    }

    @Test("G3.5: a cancelled event is taken over as cancelled, and shown no more")
    func cancelled() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        try await salon.started()
        try salon.receive(SampleEvents.event("a", version: 2, status: .cancelled))
        try await salon.settle()
        #expect(try salon.fulls().map(\.status) == [.cancelled])
        #expect(try salon.lights().isEmpty)
    }

    @Test("R3.35: 1,000 flagged events are taken over, portion by portion")
    func many() async throws {
        let salon = try Salon()
        let seal = salon.seal
        try salon.widget.upsert(try SampleEvents.events(1_000).map { try SalonEnvironment.received($0, seal: seal) })
        salon.synchroniser.start(account: "mara")
        try await salon.gate.wait(deadline: nil)
        #expect(try salon.fulls().count == 1_000)
        #expect(try salon.lights().allSatisfy { !$0.needsSync })
    }

    @Test("R3.35: a process that dies between the two writes loses nothing: the next does the same again")
    func between() async throws {
        let salon = try Salon()
        try salon.receive(SampleEvents.event("a"))
        // Taken over, and the flag not yet cleared.
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        try await salon.started()
        #expect(try salon.calendar.shared.written() == 1)
        #expect(try salon.lights().map(\.needsSync) == [false])
    }

    @Test("R3.11: what the widget has received for another account is neither taken over nor shown")
    func otherAccount() async throws {
        let salon = try Salon()
        let his = SampleEvents.event("his", stylist: "ilja")
        try salon.widget.upsert([try SalonEnvironment.received(his, account: "ilja", seal: salon.seal)])
        try await salon.started()
        #expect(try salon.fulls().isEmpty)
        #expect(try salon.lights().isEmpty)
    }
}
