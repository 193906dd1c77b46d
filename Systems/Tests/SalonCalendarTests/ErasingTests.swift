import Credentials
import Foundation
import GRDB
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Testing

@testable import SalonCalendar

/// Tests that nothing of whoever was signed in stays in the files, and that what a customer has told was never readable in them.
@Suite struct ErasingTests {
    private static let told = ["Zerlina", "Masetto", "Donna Elvira", "allergic to", "555 0100", "prefers mornings"]

    /// Which of the words stand in the files of a folder, and in which.
    private func found(_ words: [String], in folder: URL) throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])?.allObjects as? [URL] ?? []
        return try files.flatMap { file -> [String] in
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return [] }
            let data = try Data(contentsOf: file)
            return words.filter { data.range(of: Data($0.utf8)) != nil }.map { "\($0) in \(file.lastPathComponent)" }
        }
    }

    private func event(_ id: String, _ customer: String, version: Int = 1) -> CalendarEvent {
        SampleEvents.event(id, version: version, customer: customer, notes: "allergic to ammonia", hours: Double(version))
    }

    @Test("true.23, G3.7: neither store has a readable payload; signed out, neither has anything readable at all")
    func signedOut() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.calendar.put([event("a", "Zerlina"), event("b", "Masetto")], account: "mara")
        try salon.receive(event("c", "Donna Elvira"))
        try await salon.settle()
        for version in 2..<40 { try salon.calendar.put([event("a", "Zerlina", version: version)], account: "mara") }
        try salon.calendar.remove("b", account: "mara")
        try await salon.settle()
        #expect(try salon.fulls().map(\.notes) == ["allergic to ammonia", "allergic to ammonia"])
        // What is seen at a glance is there, and nothing else.
        let readable = try found(Self.told, in: salon.environment.folder)
        #expect(readable.contains("Zerlina in shared.sqlite-wal") && !readable.contains { $0.contains("allergic") || $0.contains("555") })
        salon.synchroniser.start(account: nil)
        await salon.synchroniser.idle()
        #expect(try found(Self.told, in: salon.environment.folder) == [])
        #expect(salon.reported.all == [])
        // Who comes next begins anew.
        try await salon.started("ilja")
        try salon.calendar.put([SampleEvents.event("d", stylist: "ilja", customer: "Leporello")], account: "ilja")
        try await salon.settle()
        #expect(try salon.lights().map(\.customer) == ["Leporello"])
    }

    @Test("true.23: when another signs in, nothing of the one before stays either; of who goes on, all stays")
    func another() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.calendar.put([event("a", "Zerlina")], account: "mara")
        try await salon.settle()
        try await salon.started()
        #expect(try salon.lights().map(\.customer) == ["Zerlina"])
        try await salon.started("ilja")
        await salon.synchroniser.idle()
        #expect(try found(Self.told, in: salon.environment.folder) == [])
    }

    @Test("true.23: an app that was killed while somebody signed out ends it at its next start")
    func killed() async throws {
        let salon = try Salon()
        try await salon.started()
        try salon.calendar.put([event("a", "Zerlina")], account: "mara")
        try await salon.settle()
        salon.synchroniser.stop()
        for store in [salon.salon.shared, salon.calendar.shared] {
            try store.write { db in
                try db.execute(sql: "DELETE FROM event")
                try db.execute(sql: "PRAGMA user_version = 1")
            }
        }
        #expect(try found(Self.told, in: salon.environment.folder) != [])
        try await salon.started("ilja")
        #expect(try found(Self.told, in: salon.environment.folder) == [])
    }

    @Test("true.23: what the widget has asked for before somebody signed out is not stored after it, nor for who signs in next")
    func late() async throws {
        let fetching = try Fetching()
        try await fetching.salon.started()
        fetching.service.put(event("a", "Zerlina"))
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 1, gone: 0))
        for account in [nil, "ilja"] {
            fetching.salon.synchroniser.start(account: account)
            await fetching.salon.synchroniser.idle()
            fetching.salon.clock.now += 700
            // The widget's session is still good, as far as it knows.
            await #expect(throws: CalendarProblem.self) { try await fetching.fetch.refresh() }
            #expect(try fetching.salon.lights().isEmpty)
            #expect(try found(Self.told, in: fetching.salon.environment.folder) == [])
        }
        fetching.salon.synchroniser.start(account: "mara")
        await fetching.salon.synchroniser.idle()
        #expect(try await fetching.fetch.refresh() == .fetched(stored: 1, gone: 0))
    }

    @Test("true.23: what an older version has left readable is sealed at the next start; nothing of it is lost")
    func sealing() async throws {
        let salon = try Salon()
        let old = event("a", "Zerlina")
        try salon.calendar.put([old, event("b", "Masetto")], account: "mara")
        let json = try CalendarJSON.encoder().encode(old)
        try salon.calendar.shared.write { db in
            try db.execute(sql: "UPDATE event SET body = ?, body_form = NULL WHERE id = 'a'", arguments: [json])
        }
        #expect(try found(["allergic to"], in: salon.environment.folder) != [])
        #expect(try salon.calendar.event("a", account: "mara") == old)
        try await salon.started()
        #expect(try found(["allergic to", "555 0100"], in: salon.environment.folder) == [])
        #expect(try salon.fulls() == [old, event("b", "Masetto")])
        #expect(try salon.calendar.sealWhatIsPlain() == 0)
    }

    @Test("true.23: where the key is lost the copy is as good as none: it is known, holds up nothing, and is written anew")
    func lostKey() throws {
        let salon = try Salon()
        try salon.calendar.put([event("a", "Zerlina")], account: "mara")
        #expect(try !salon.calendar.isUnreadable(account: "mara"))
        try salon.environment.keychain().remove(PayloadSeal.item, group: SalonGroup.keychain)
        let calendar = try salon.environment.calendar()
        #expect(try calendar.isUnreadable(account: "mara") && calendar.event("a", account: "mara") == nil)
        #expect(try calendar.events(account: "mara", from: .distantPast, to: .distantFuture) == [])
        try calendar.put([event("a", "Zerlina")], account: "mara")
        #expect(try !calendar.isUnreadable(account: "mara") && calendar.event("a", account: "mara") == event("a", "Zerlina"))
        // Before the first unlocking it is not lost, but cannot be had.
        try DeviceLock.beforeFirstUnlock.write(
            to: KeychainFolders(home: salon.environment.folder.appendingPathComponent("device", isDirectory: true)))
        let locked = try salon.environment.calendar()
        #expect(throws: PayloadProblem.self) { try locked.isUnreadable(account: "mara") }
    }
}
