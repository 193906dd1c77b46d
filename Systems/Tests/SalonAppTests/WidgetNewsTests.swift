import Foundation
import GRDB
import RunningService
import SalonCalendar
import SalonCore
import TestTime
import Testing

@testable import SalonAppCore

/// The times at which the widget is drawn anew because of what came to the shared store.
@Suite struct WidgetNewsTests {
    private final class Reports: @unchecked Sendable {
        private let lock = NSLock()
        private var errors = 0
        var count: Int { lock.withLock { errors } }
        func add() { lock.withLock { errors += 1 } }
    }

    private struct Watched {
        let folder = temporaryFolder("salon-news")
        let clock = TestClock(AppParts.friday)
        let timelines = CountedTimelines()
        let reports = Reports()
        let store: SalonStore
        let news: WidgetNews

        /// Returns when the observation has begun.
        init() async throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            store = try SalonStore(at: folder.appendingPathComponent("shared.sqlite"), as: .app)
            news = WidgetNews(salon: store, timelines: timelines, now: { [clock] in clock.now }, report: { [reports] _ in reports.add() })
            await news.foreground(true)
            await news.start(SalonAccount(id: "mara", name: "Mara", timeZone: "Europe/Rome"))
            try await eventually("it has looked") { await news.known != nil }
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        func put(_ id: String, days: Double, customer: String = "Wanda W.") throws {
            let start = AppParts.friday + days * 86_400
            try store.upsert([
                LightCalendarEvent(
                    id: id, account: "mara", version: 1, start: start, end: start + 1_800, customer: customer, treatment: "Trim",
                    colour: .teal, receivedAt: clock.now)
            ])
        }

        /// Waits until a change was looked at.
        private func looked(at change: () throws -> Void) async throws {
            try change()
            let rows = try store.events(account: "mara", from: AppParts.friday - 86_400, to: .distantFuture)
            let wanted = Dictionary(rows.map { ($0.id, $0) }) { $1 }
            try await eventually("the store was looked at") { await news.known == wanted }
        }

        /// Fails where the widget is not drawn anew because of a change.
        func isNews(_ change: () throws -> Void) async throws {
            let before = timelines.count
            try await looked(at: change)
            try await eventually("the widget is drawn anew") { timelines.count == before + 1 }
        }

        /// Whether the widget stays as it is.
        func isNothing(_ change: () throws -> Void) async throws -> Bool {
            let before = timelines.count
            try await looked(at: change)
            for _ in 0..<100 { await Task.yield() }
            return timelines.count == before
        }
    }

    @Test("R3.28: however long the app has run, a change of a shown day draws the widget anew, and one of another day does not")
    func longRun() async throws {
        let watched = try await Watched()
        defer { watched.remove() }
        try await watched.isNews { try watched.put("soon", days: 1) }
        #expect(try await watched.isNothing { try watched.put("far", days: 20) })
        watched.clock.advance(15 * 86_400)
        try await watched.isNews { try watched.put("new", days: 16) }
        // The event “far” is in the shown days by now, and the same as before.
        #expect(try await watched.isNothing { try watched.put("farther", days: 60) })
        try await watched.isNews { try watched.put("far", days: 20, customer: "Pia R.") }
        try await watched.isNews { try watched.put("far", days: 50) }
        #expect(try await watched.isNothing { try watched.put("soon", days: 1, customer: "Pia R.") })
        await watched.news.stop()
    }

    @Test("R3.28: an observation that fails is told")
    func failing() async throws {
        let watched = try await Watched()
        defer { watched.remove() }
        try watched.store.shared.write { try $0.execute(sql: "UPDATE event SET customer = customer; DROP TABLE event") }
        try await eventually("somebody is told") { watched.reports.count > 0 }
        await watched.news.stop()
    }
}
