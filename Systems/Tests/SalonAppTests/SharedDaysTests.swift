import Credentials
import Foundation
import RunningService
import SalonCalendar
import SalonCore
import Testing

@testable import SalonWidgets

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the widget's process shows while others are slow.
@Suite struct SharedDaysTests {
    /// Something that happens once, and whoever waits for it.
    private final class Happening: @unchecked Sendable {
        private let lock = NSLock()
        private var over = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        var isOver: Bool { lock.withLock { over } }

        func happen() {
            let waiting = lock.withLock {
                over = true
                defer { self.waiting = [] }
                return self.waiting
            }
            for one in waiting { one.resume() }
        }

        func wait() async {
            await withCheckedContinuation { continuation in
                let isOver = lock.withLock {
                    if !over { waiting.append(continuation) }
                    return over
                }
                if isOver { continuation.resume() }
            }
        }
    }

    /// Every time is over as soon as the service was asked.
    private struct ClockOfRequests: Clock {
        let asked: Happening
        var now: ContinuousClock.Instant { .now }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { await asked.wait() }
    }

    /// A strategy whose session can be had at once, or only when somebody allows it.
    private final class Strategy: AuthStrategy, @unchecked Sendable {
        private let lock = NSLock()
        private var work: @Sendable () async throws -> Void = {}
        func before(_ work: @escaping @Sendable () async throws -> Void) { lock.withLock { self.work = work } }

        func session() async throws(CalendarProblem) -> SharedSession {
            let work = lock.withLock { self.work }
            do { try await work() } catch { throw error as? CalendarProblem ?? .signedOut }
            return SharedSession(account: ScriptedService.mara, headers: [:])
        }
        func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession { throw .signedOut }
        func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount { throw .refused }
        func signOut() async throws(CalendarProblem) {}
    }

    private struct Tile {
        let folder = temporaryFolder("salon-tile")
        let suite = "SharedDaysTests-\(UUID().uuidString)"
        /// The widget asks by the device's clock.
        let now = Date()
        let service = ScriptedService()
        let strategy = Strategy()
        let asked = Happening(), released = Happening()
        let store: SalonStore
        let days: SharedDays

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = try SalonStore(at: folder.appendingPathComponent("shared.sqlite"), as: .app)
            let keychain = FileKeychain(home: folder, groups: [SalonGroup.keychain], service: KeychainStrategy.service)
            self.store = store
            let known = CalendarEvent(
                id: "known", stylist: "mara", customer: .init(id: "wanda", name: "Wanda W."),
                treatments: [.init(name: "Trim", minutes: 30, price: 20)], start: now + 3_600, end: now + 5_400, money: .init(total: 20),
                colour: .teal, updatedAt: now)
            try store.upsert([LightCalendarEvent(known, account: "mara", receivedAt: now)])
            service.answer(events: [known])
            days = SharedDays(
                strategy: strategy, client: service.client, clock: ClockOfRequests(asked: asked), defaults: UserDefaults(suiteName: suite),
                open: { store }, seal: { PayloadSeal(keychain: keychain) })
        }

        /// Who was signed in last.
        func remember(_ id: String, _ zone: String) {
            UserDefaults(suiteName: suite)?.set(id, forKey: "widget.account")
            UserDefaults(suiteName: suite)?.set(zone, forKey: "widget.zone")
        }

        func remove() {
            asked.happen()
            released.happen()
            UserDefaults.standard.removePersistentDomain(forName: suite)
            try? FileManager.default.removeItem(at: folder)
        }

        /// The identifiers that the tile shows; fails when it shows none.
        func shown() async throws -> [String] {
            let answer = Task { await days.days(at: now) }
            let isThere = Happening()
            Task {
                _ = await answer.value
                isThere.happen()
            }
            try await eventually("the tile has an answer") { isThere.isOver }
            guard case .appointments(let appointments, _, _) = await answer.value else { throw NeverHappened(what: "there are days") }
            return appointments.map(\.id)
        }
    }

    @Test("R3.3: a tile does not wait longer for a slow service than its patience; what comes late is there the next time")
    func slowService() async throws {
        let tile = try Tile()
        defer { tile.remove() }
        tile.service.meanwhile { [asked = tile.asked, released = tile.released] _ in
            asked.happen()
            await released.wait()
        }
        #expect(try await tile.shown() == ["known"])
        tile.released.happen()
        try await eventually("the late answer is stored") { try tile.store.lastFetch(account: "mara") != nil }
    }

    @Test("R3.4: nor for a session that is slow to come: shown is what there is of whoever was signed in last")
    func slowSession() async throws {
        let tile = try Tile()
        defer { tile.remove() }
        #expect(try await tile.shown() == ["known"])
        tile.strategy.before { [asked = tile.asked, released = tile.released] in
            asked.happen()
            await released.wait()
        }
        #expect(try await tile.shown() == ["known"])
    }

    @Test("true.24: a tile is told from when its copy is, however young, and judges its age when it is shown")
    func age() async throws {
        let tile = try Tile()
        defer { tile.remove() }
        tile.strategy.before { throw CalendarProblem.sessionUnavailable("The device is locked.") }
        tile.remember("mara", "Europe/Rome")
        guard case .appointments(_, _, let copied) = await tile.days.days(at: tile.now) else { throw NeverHappened(what: "there are days") }
        #expect(copied == tile.now.inMilliseconds)
    }

    @Test("R3.10: a tile whose stylist has signed out shows nothing of theirs")
    func signedOut() async throws {
        let tile = try Tile()
        defer { tile.remove() }
        #expect(try await tile.shown() == ["known"])
        tile.strategy.before { throw CalendarProblem.signedOut }
        #expect(await tile.days.days(at: tile.now) == .signedOut)
    }
}
