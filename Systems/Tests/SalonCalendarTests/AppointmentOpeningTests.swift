import Foundation
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite(.timeLimit(.minutes(20))) struct AppointmentOpeningTests {
    private func opening(
        _ salon: Salon, account: String? = "mara", deadline: Duration = .seconds(InitialSync.deadline)
    ) -> AppointmentOpening {
        AppointmentOpening(calendar: salon.calendar, synchroniser: salon.synchroniser, deadline: deadline) { account }
    }

    private func steps(_ opening: AppointmentOpening, _ id: String) async -> [AppointmentOpening.Step] {
        var all: [AppointmentOpening.Step] = []
        for await step in opening.steps(id) { all.append(step) }
        return all
    }

    @Test("R3.42: what the app has opens at once, without loading, even before the first import")
    func known() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        #expect(await steps(opening(salon), "a") == [.details(SampleEvents.event("a"))])
        #expect(!salon.gate.isOpen)
    }

    @Test("R3.43, G3.3: what only the widget knows opens while the app runs, even where the link beats the notification")
    func widgetOnly() async throws {
        let salon = try Salon()
        try await salon.started()
        for number in 0..<50 {
            let event = SampleEvents.event("w\(number)")
            try salon.receive(event)
            // No notification is waited for.
            #expect(await steps(opening(salon), event.id) == [.details(event)])
        }
    }

    @Test("R3.44, R3.46, R3.47: before the first import the link waits, the app shows that it loads, and then the details open")
    func coldStart() async throws {
        let salon = try Salon()
        try salon.receive(SampleEvents.event("a"))
        let waiting = Task { await steps(opening(salon), "a") }
        await until { salon.gate.waiters == 1 }
        salon.synchroniser.start(account: "mara")
        #expect(await waiting.value == [.loading, .details(SampleEvents.event("a"))])
    }

    @Test("R3.48: the next link of the same run does not load")
    func second() async throws {
        let salon = try Salon()
        try salon.receive(SampleEvents.event("a"), SampleEvents.event("b"))
        let waiting = Task { await steps(opening(salon), "a") }
        await until { salon.gate.waiters == 1 }
        salon.synchroniser.start(account: "mara")
        _ = await waiting.value
        #expect(await steps(opening(salon), "b") == [.details(SampleEvents.event("b"))])
        #expect(await steps(opening(salon), "none") == [.notFound("none")])
    }

    @Test("R3.50: an event that nobody knows is not found, and that is said after the first import")
    func unknown() async throws {
        let salon = try Salon()
        let waiting = Task { await steps(opening(salon), "none") }
        await until { salon.gate.waiters == 1 }
        salon.synchroniser.start(account: "mara")
        #expect(await waiting.value == [.loading, .notFound("none")])
    }

    @Test("G3.2: where the first import never ends, the link ends in an error after its deadline")
    func never() async throws {
        let clock = ManualClock(), salon = try Salon(gate: InitialSync(clock: clock))
        let waiting = Task { await steps(opening(salon), "a") }
        await until { salon.gate.waiters == 1 && clock.sleepers == 1 }
        clock.advance(by: .seconds(10))
        #expect(await waiting.value == [.loading, .failed(InitialSyncProblem.timedOut.description)])
    }

    @Test("R3.11: nobody opens another's appointments, and nobody any who is not signed in")
    func others() async throws {
        let salon = try Salon()
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        salon.synchroniser.start(account: "ilja")
        #expect(await steps(opening(salon, account: nil), "a") == [.notFound("a")])
        try await salon.settle()
        #expect(await steps(opening(salon, account: "ilja"), "a") == [.notFound("a")])
    }

    @Test("R3.44, G3.1: 500 links at once while 5,000 events are taken over: all open, none is lost")
    func many() async throws {
        let salon = try Salon()
        let seal = salon.seal
        let events = SampleEvents.events(5_000)
        try salon.widget.upsert(try events.map { try SalonEnvironment.received($0, seal: seal) })
        // That none is lost is no matter of the machine's speed.
        let opening = opening(salon, deadline: .seconds(180))
        let others = await withTaskGroup(of: AppointmentOpening.Step?.self) { group in
            for number in 0..<500 {
                let event = events[number * 9]
                group.addTask {
                    let step = await opening.open(event.id)
                    return step == .details(event) ? nil : step
                }
                if number == 250 { salon.synchroniser.start(account: "mara") }
            }
            return await group.reduce(into: [AppointmentOpening.Step]()) { if let step = $1 { $0.append(step) } }
        }
        #expect(others == [])
        try await salon.gate.wait(deadline: nil)
        #expect(try salon.fulls().count == 5_000)
    }
}
