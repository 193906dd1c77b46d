import Foundation
import SalonCore
import SalonRounds
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite(.timeLimit(.minutes(20))) struct InitialSyncTests {
    @Test("G3.1: opening once lets everybody through, however many wait")
    func latch() async throws {
        let gate = InitialSync(clock: ManualClock())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<500 { group.addTask { try await gate.wait() } }
            await until { gate.waiters == 500 }
            gate.open()
            try await group.waitForAll()
        }
        #expect(gate.waiters == 0)
    }

    @Test("G3.3: whoever waits for the beginning goes through at the beginning, and the others at the end")
    func stages() async throws {
        let gate = InitialSync(clock: ManualClock())
        let early = Task { try await gate.wait(for: .begun) }, late = Task { try await gate.wait() }
        await until { gate.waiters == 2 }
        gate.begin()
        try await early.value
        #expect(gate.waiters == 1 && !gate.isOpen)
        gate.open()
        try await late.value
        gate.begin()
        #expect(gate.isOpen)
    }

    @Test("R3.48: once open it stays open, whatever comes")
    func staysOpen() async throws {
        let gate = InitialSync(clock: ManualClock())
        gate.open()
        gate.fail("too late")
        #expect(gate.isOpen)
        for _ in 0..<3 { try await gate.wait(deadline: .zero) }
    }

    @Test("G3.2: who waits in vain is told so after ten seconds, and not before")
    func deadline() async throws {
        let clock = ManualClock(), gate = InitialSync(clock: clock)
        #expect(InitialSync.deadline == 10)
        let waiting = Task { try await gate.wait() }
        await until { gate.waiters == 1 && clock.sleepers == 1 }
        clock.advance(by: .milliseconds(9_999))
        await Task.yield()
        #expect(gate.waiters == 1)
        clock.advance(by: .milliseconds(1))
        await #expect(throws: InitialSyncProblem.timedOut) { try await waiting.value }
        #expect(!gate.isOpen)
        // The gate may still open for others.
        gate.open()
        try await gate.wait()
    }

    @Test("G3.2: a deadline that is over at once is not missed")
    func noDeadline() async throws {
        let gate = InitialSync(clock: ManualClock())
        for _ in 0..<500 { await #expect(throws: InitialSyncProblem.timedOut) { try await gate.wait(deadline: .zero) } }
        #expect(gate.waiters == 0)
    }

    @Test("G3.2: a first import that fails ends the waiting with its reason, until it works after all")
    func failure() async throws {
        let gate = InitialSync(clock: ManualClock())
        let waiting = Task { try await gate.wait() }
        await until { gate.waiters == 1 }
        gate.fail("the store is damaged")
        await #expect(throws: InitialSyncProblem.failed("the store is damaged")) { try await waiting.value }
        await #expect(throws: InitialSyncProblem.failed("the store is damaged")) { try await gate.wait() }
        gate.open()
        try await gate.wait()
    }

    @Test("G3.1: one who no longer wants to wait leaves the others waiting")
    func cancellation() async throws {
        let gate = InitialSync(clock: ManualClock())
        let one = Task { try await gate.wait() }, other = Task { try await gate.wait() }
        await until { gate.waiters == 2 }
        one.cancel()
        await #expect(throws: CancellationError.self) { try await one.value }
        #expect(gate.waiters == 1)
        gate.open()
        try await other.value
    }

    @Test("R3.45: it opens after the first import, and not before")
    func afterImport() async throws {
        let salon = try Salon()
        let seal = salon.seal
        try salon.widget.upsert(try SampleEvents.events(450).map { try SalonEnvironment.received($0, seal: seal) })
        #expect(!salon.gate.isOpen)
        salon.synchroniser.start(account: "mara")
        try await salon.gate.wait(deadline: nil)
        #expect(try salon.lights().filter(\.needsSync).isEmpty)
        #expect(try salon.fulls().count == 450)
    }

    @Test("R3.45: where nobody is signed in, or nothing was received, nobody waits")
    func nothing() async throws {
        let salon = try Salon(), other = try Salon()
        salon.synchroniser.start(account: nil)
        try await salon.gate.wait(deadline: nil)
        other.synchroniser.start(account: "mara")
        try await other.gate.wait(deadline: nil)
    }

    @Test("R3.49: all threads that tasks have may wait, and the import goes on")
    func nobodyBlocked() async throws {
        let salon = try Salon()
        try salon.receive(SampleEvents.event())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { try await salon.gate.wait(deadline: nil) } }
            await until { salon.gate.waiters == 200 }
            // The gate can be waited for on the main actor too, where apps wait.
            let main = Task { @MainActor in try await salon.gate.wait(deadline: nil) }
            await until { salon.gate.waiters == 201 }
            await MainActor.run { salon.synchroniser.start(account: "mara") }
            try await group.waitForAll()
            try await main.value
        }
        #expect(try salon.fulls().count == 1)
    }
}
