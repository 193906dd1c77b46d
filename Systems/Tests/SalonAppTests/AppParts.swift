import AppPage
import Credentials
import Foundation
import RunningService
import SalonCalendar
import SalonCore
import SalonServiceCore
import TestTime
import WidgetTimelines

@testable import SalonAppCore

/// Counts how often widgets were asked to look again.
final class CountedTimelines: TimelineReloading, @unchecked Sendable {
    private let lock = NSLock()
    private var reloads = 0
    var count: Int { lock.withLock { reloads } }
    func reloadAllTimelines() async { lock.withLock { reloads += 1 } }
}

/// An app beside a real service, with a keychain, a container and a group folder of its own.
struct AppParts: Sendable {
    /// 2026-06-12, 13:18 in Rome: the Friday of the boards.
    static let friday = Date(timeIntervalSince1970: 1_781_263_080)

    let caller: ServiceCaller
    let home: URL
    let clock: TestClock
    let timelines: CountedTimelines
    let parts: SalonParts
    let model: SalonAppModel
    /// What else the device's processes share.
    let keychain: FileKeychain
    let shared: URL

    /// - Parameter deadline: for which a link waits.
    init(service: URL, home: URL, clock: TestClock, deadline: Duration = .seconds(InitialSync.deadline)) throws {
        let group = home.appendingPathComponent("Group", isDirectory: true)
        try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
        let keychain = FileKeychain(home: home, groups: [SalonGroup.keychain], service: KeychainStrategy.service)
        let endpoint = SessionEndpoint(address: service)
        let strategy = KeychainStrategy(
            keychain: keychain, group: SalonGroup.keychain, folder: group.appendingPathComponent("Session"), endpoint: endpoint,
            now: { clock.now })
        let timelines = CountedTimelines(), shared = group.appendingPathComponent("shared.sqlite")
        parts = try SalonParts(
            folder: home.appendingPathComponent("App"), shared: shared, address: service, authentication: strategy,
            seal: PayloadSeal(keychain: keychain), signOut: { () async throws(CalendarProblem) in try await strategy.signOut() },
            timelines: timelines, locale: Locale(identifier: "en_US"), deadline: deadline, now: { clock.now })
        model = SalonAppModel(parts)
        (self.home, self.clock, self.timelines, self.keychain, self.shared) = (home, clock, timelines, keychain, shared)
        caller = ServiceCaller(service)
    }

    /// Another start of the app on the same device.
    func again(deadline: Duration = .seconds(InitialSync.deadline)) throws -> AppParts {
        try AppParts(service: caller.url, home: home, clock: clock, deadline: deadline)
    }

    func signIn(_ name: String = "mara") async throws {
        await model.signIn("\(name)@salon.example", password: "scissors")
        try await eventually("the feed is live") { await model.state.feed == .live }
    }

    /// What the salon's model does.
    @discardableResult
    func change(_ body: String) async throws -> [String] {
        let answer = try await caller.json("/v1/samples/change", body)
        guard answer.status == 200, let changes = answer.object["changes"] as? [[String: Any]] else { throw Unexpected(answer: answer) }
        return changes.compactMap { $0["id"] as? String }
    }

    /// Stores what the widget's process has received, as it does: flagged, with the whole event sealed.
    func receive(_ events: [CalendarEvent], account: String = "mara") throws {
        let store = try SalonStore(at: shared, as: .member), seal = PayloadSeal(keychain: keychain)
        try store.upsert(
            events.map { event in
                var light = LightCalendarEvent(event, account: account, receivedAt: clock.now)
                light.needsSync = true
                light.payload = try seal.sealed(event, account: account)
                light.payloadVersion = PayloadSeal.version
                return light
            })
    }

    func event(_ id: String, at offset: TimeInterval = 7_200, customer: String = "Wanda W.") -> CalendarEvent {
        let start = clock.now.addingTimeInterval(offset)
        return CalendarEvent(
            id: id, stylist: "mara", customer: .init(id: "wanda", name: customer),
            treatments: [.init(name: "Trim", minutes: 30, price: 20)], start: start, end: start + 1_800, money: .init(total: 20),
            colour: .teal, updatedAt: clock.now)
    }

    func stored(_ id: String, account: String = "mara") throws -> CalendarEvent? { try parts.calendar.event(id, account: account) }

    /// Whether a screen is shown.
    func isShown(_ place: Place) async -> Bool { await model.state.place == place }

    struct Unexpected: Error { var answer: ServiceResponse }
}

/// A real service on a port of its own, and an app beside it, while `body` runs.
func withSalon(_ body: @Sendable (AppParts) async throws -> Void) async throws {
    let home = temporaryFolder("salon-app")
    defer { try? FileManager.default.removeItem(at: home) }
    let clock = TestClock(AppParts.friday)
    let server = try SalonServer(folder: home.appendingPathComponent("Service"), seed: "tests", now: { clock.now })
    try await withRunning({ try await server.run(port: $0, listening: $1) }) { url in
        let app = try AppParts(service: url, home: home, clock: clock)
        try await body(app)
        await app.model.signOut()
    }
}

/// Waits until something holds that other tasks bring about; what never does is told.
func eventually(_ what: String, _ condition: () async throws -> Bool) async throws {
    guard await TestTime.eventually(condition) else { throw NeverHappened(what: what) }
}

struct NeverHappened: Error, CustomStringConvertible {
    var what: String
    var description: String { "It never happened that \(what)." }
}
