import Credentials
import Foundation
import RunningService
import SalonCalendar
import SalonCore
import Testing

@testable import SalonAppCore

/// How the feed brings weeks and changes to the store, beside a service that answers what it is told.
@Suite struct CalendarFeedTests {
    private struct Feeding {
        let service = ScriptedService()
        let folder = temporaryFolder("salon-feed")
        let calendar: CalendarStore
        let memory: FeedMemory
        let feed: CalendarFeed
        let unread = Unread()

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let keychain = FileKeychain(home: folder, groups: [SalonGroup.keychain], service: KeychainStrategy.service)
            calendar = try CalendarStore(at: folder.appendingPathComponent("calendar.sqlite"), seal: PayloadSeal(keychain: keychain))
            memory = FeedMemory(folder: folder)
            feed = CalendarFeed(
                client: service.client, calendar: calendar, memory: memory, now: { AppParts.friday },
                keep: { [unread] in unread.note($0, $1) })
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        /// Sets the cursor from which changes are followed, as after an earlier run.
        func isFollowing(_ cursor: String = "start") { memory.write(.init(account: "mara", cursor: cursor, weeks: [])) }

        func has(_ id: String) throws -> Bool { try calendar.event(id, account: "mara") != nil }

        static func event(_ id: String, version: Int = 1, hours: Double = 2, notes: String = "") -> CalendarEvent {
            let start = AppParts.friday + hours * 3_600
            return CalendarEvent(
                id: id, version: version, stylist: "mara", customer: .init(id: "wanda", name: "Wanda W."),
                treatments: [.init(name: "Trim", minutes: 30, price: 20)], start: start, end: start + 1_800, notes: notes,
                money: .init(total: 20),
                colour: .teal, updatedAt: AppParts.friday)
        }
    }

    /// What the feed could not read.
    private final class Unread: @unchecked Sendable {
        private let lock = NSLock()
        private var noted: [String] = []
        var all: [String] { lock.withLock { noted } }
        func note(_ unread: UnreadEvents, _ account: String) {
            lock.withLock { noted += unread.kept.map { "\($0.light.id) of \(account)" } }
        }
    }

    @Test("R3.40, G3.6: an event that cannot be read is handed on to be kept, takes no other with it, and is not taken for gone")
    func unread() async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        try feeding.calendar.put([Feeding.event("b")], account: "mara")
        feeding.service.answer(events: [
            Feeding.event("a"), Feeding.event("b", version: 2, notes: ScriptedService.newer), Feeding.event("c"),
        ])
        feeding.service.answer(changes: [
            CalendarChanges(
                changes: [
                    .init(id: "d", event: Feeding.event("d", notes: ScriptedService.newer), version: 1),
                    .init(id: "e", event: Feeding.event("e"), version: 1),
                ], cursor: "1")
        ])
        try await feeding.feed.catchUp(ScriptedService.mara)
        for id in ["a", "b", "c", "e"] { #expect(try feeding.has(id), "\(id)") }
        #expect(try !feeding.has("d"))
        #expect(feeding.unread.all == ["b of mara", "d of mara"])
    }

    private static let monday = DiaryDay("2026-06-08").map(\.monday)

    @Test("R3.20: what comes while its week is being read stays; what is no more in the week goes")
    func comesMeanwhile() async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        feeding.isFollowing()
        try await feeding.feed.catchUp(ScriptedService.mara)
        try feeding.calendar.put([Feeding.event("old"), Feeding.event("moved")], account: "mara")
        feeding.service.answer(events: [Feeding.event("kept")])
        feeding.service.meanwhile { [calendar = feeding.calendar] _ in
            try calendar.put([Feeding.event("new"), Feeding.event("moved", version: 2, hours: 3)], account: "mara")
        }
        try await feeding.feed.read(week: try #require(Self.monday), ScriptedService.mara)
        #expect(try feeding.has("new") && feeding.has("moved") && feeding.has("kept"))
        #expect(try !feeding.has("old"))
    }

    @Test("R3.20: the same while the first weeks are read")
    func comesMeanwhileAtFirst() async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        try feeding.calendar.put([Feeding.event("old")], account: "mara")
        feeding.service.meanwhile { [calendar = feeding.calendar] path in
            if !path.hasSuffix("changes") { try calendar.put([Feeding.event("new")], account: "mara") }
        }
        try await feeding.feed.catchUp(ScriptedService.mara)
        #expect(try feeding.has("new") && !feeding.has("old"))
    }

    @Test("R3.10: an answer that comes after its stylist has signed out brings nothing to the store", arguments: [true, false])
    func signedOutMeanwhile(isFollowing: Bool) async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        if isFollowing { feeding.isFollowing() }
        feeding.service.answer(events: [Feeding.event("a")])
        feeding.service.answer(changes: [CalendarChanges(changes: [.init(id: "b", event: Feeding.event("b"), version: 1)], cursor: "1")])
        feeding.service.meanwhile { [feed = feeding.feed] _ in await feed.stop() }
        await #expect(throws: CancellationError.self) { try await feeding.feed.catchUp(ScriptedService.mara) }
        #expect(try !feeding.has("a") && !feeding.has("b"))
        #expect(feeding.memory.position(of: "mara") == nil)
    }

    @Test("R3.20: where there are more changes than one answer has, the app asks again at once, until there is no more")
    func more() async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        feeding.isFollowing()
        let pages = (1...40).map { number in
            CalendarChanges(
                changes: [.init(id: "e\(number)", event: Feeding.event("e\(number)"), version: 1)], cursor: "\(number)", more: number < 40)
        }
        feeding.service.answer(changes: pages)
        let begin = ContinuousClock.now
        await feeding.feed.start(ScriptedService.mara) { _ in }
        try await eventually("all are there") { try feeding.has("e40") }
        // With a rest after each answer it would have taken forty seconds.
        #expect(ContinuousClock.now - begin < .seconds(20))
        await feeding.feed.stop()
    }

    @Test("R3.20: a service that says that there is more and goes no further is not asked on and on")
    func moreOfTheSame() async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        feeding.isFollowing("1")
        feeding.service.answer(changes: [CalendarChanges(changes: [], cursor: "1", more: true)])
        try await feeding.feed.catchUp(ScriptedService.mara)
        #expect(feeding.service.questions.count == 1)
    }

    @Test("R3.20: a cursor that the service knows no more is made up for by reading all weeks, also without a page")
    func lostCursor() async throws {
        let feeding = try Feeding()
        defer { feeding.remove() }
        feeding.isFollowing("lost")
        feeding.service.answer(events: [Feeding.event("a")])
        try await feeding.feed.catchUp(ScriptedService.mara)
        #expect(try feeding.has("a"))
        #expect(feeding.memory.position(of: "mara")?.weeks.isEmpty == false)
    }
}
