import Credentials
import Foundation
import GRDB
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Synchronization
import TestTime

@testable import SalonCalendar

/// An app and a widget of one test, on a clock that stands where it is set; removed with it.
final class Salon: Sendable {
    let environment: SalonEnvironment
    let salon: SalonStore
    let calendar: CalendarStore
    /// The widget's own connection.
    let widget: SalonStore
    let seal: PayloadSeal
    let synchroniser: CalendarSynchroniser
    let gate: InitialSync
    let clock = TestClock(SampleEvents.now)
    /// What the synchroniser reports.
    let reported = Box()

    init(gate: InitialSync = InitialSync()) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("salon-\(UUID().uuidString)", isDirectory: true)
        environment = SalonEnvironment(folder)
        salon = try environment.salon()
        widget = try environment.salon(as: .member)
        calendar = try environment.calendar()
        seal = environment.seal
        self.gate = gate
        synchroniser = CalendarSynchroniser(
            salon: salon, calendar: calendar, seal: seal, gate: gate, now: { [clock] in clock.now },
            report: { [reported] in reported.add("\($0)") })
    }

    deinit {
        synchroniser.stop()
        try? FileManager.default.removeItem(at: environment.folder)
    }

    /// Starts, and returns when all is in step.
    func started(_ account: String? = SampleEvents.account) async throws {
        synchroniser.start(account: account)
        try await settle()
    }

    /// Returns when both stores have come to rest.
    func settle() async throws {
        var last = -1, quiet = 0
        while quiet < 3 {
            salon.shared.refresh()
            calendar.shared.refresh()
            await synchroniser.idle()
            let now = try salon.shared.written() + calendar.shared.written()
            quiet = now == last ? quiet + 1 : 0
            last = now
        }
    }

    /// The widget receives events.
    func receive(_ events: CalendarEvent..., at date: Date? = nil) throws {
        try widget.upsert(try events.map { try SalonEnvironment.received($0, seal: seal, at: date ?? clock.now) })
    }

    /// All rows of the shared store, by identifier.
    func lights() throws -> [LightCalendarEvent] {
        try salon.shared.read { try LightCalendarEvent.fetchAll($0, sql: "SELECT * FROM event ORDER BY id") }
    }

    /// All events of the app, by identifier.
    func fulls() throws -> [CalendarEvent] {
        try calendar.shared.read { try StoredCalendarEvent.fetchAll($0, sql: "SELECT * FROM event ORDER BY id") }.map { try $0.event(seal) }
    }
}

/// Collects what was reported, from whatever thread.
final class Box: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
}
