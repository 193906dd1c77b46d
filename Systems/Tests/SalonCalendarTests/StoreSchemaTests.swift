import Foundation
import GRDB
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite struct StoreSchemaTests {
    @Test("R3.12, R3.13, R3.14: full events lie in the app's store; the shared one has one light type with essential attributes only")
    func stores() throws {
        let salon = try Salon()
        #expect(salon.salon.shared.url != salon.calendar.shared.url)
        let tables = try salon.salon.shared.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'shared_*' ORDER BY name")
        }
        #expect(tables == ["event", "fetch", "grdb_migrations", "owner"])
        let columns = try salon.salon.shared.read { db in try db.columns(in: "event").map(\.name) }
        #expect(
            columns == [
                "id", "account", "version", "starts_at", "ends_at", "customer", "treatment", "colour", "needs_sync", "is_tombstone",
                "payload",
                "payload_version", "received_at",
            ])
    }

    @Test("R3.16, R3.17: a light event has a flag and a payload, and comes back as it was stored")
    func lightRow() throws {
        let salon = try Salon()
        let row = try SalonEnvironment.received(SampleEvents.event(), seal: salon.seal)
        try salon.widget.upsert([row])
        #expect(try salon.lights() == [row])
        #expect(row.needsSync && row.payload != nil)
        let read = try salon.salon.events(account: "mara", from: SampleEvents.now, to: SampleEvents.now + 86_400)
        #expect(read == [row])
    }

    @Test("R3.19: what the app mirrors has no payload and no flag")
    func mirroredRow() {
        let row = LightCalendarEvent(SampleEvents.event(), account: "mara", receivedAt: SampleEvents.now)
        #expect(row.payload == nil && row.payloadVersion == nil && !row.needsSync && !row.isTombstone)
    }

    @Test("R3.16: a row whose columns have what they should not have is an error or as good as none, and nobody's end")
    func strangeRow() throws {
        let salon = try Salon()
        try salon.receive(SampleEvents.event("a"))
        try salon.calendar.put([SampleEvents.event("a")], account: "mara")
        try salon.widget.shared.write { db in
            try SalonStore.note(db, SalonFetch(date: SampleEvents.now, cursor: "1", day: try #require(SampleEvents.day)), "mara")
            try db.execute(sql: "UPDATE fetch SET fetched_at = 'lately'")
            try db.execute(sql: "UPDATE event SET version = 'first', received_at = 'lately', payload_version = 'any', colour = 7")
        }
        try salon.calendar.shared.write { db in
            try db.execute(sql: "UPDATE event SET version = 'first', starts_at = 'soon', updated_at = x'00', body = 'none'")
        }
        #expect(try salon.salon.lastFetch(account: "mara") == nil)
        // From a statement SQLite makes a number of everything; a row that stands for itself has what was stored.
        _ = try? salon.lights()
        #expect(throws: (any Error).self) { try salon.fulls() }
        let light = try #require(try salon.salon.shared.read { try Row.fetchOne($0, sql: "SELECT * FROM event") })
        #expect(throws: RowDecodingError.self) { try LightCalendarEvent(row: light) }
        let full = try #require(
            try salon.calendar.shared.read { try Row.fetchOne($0, sql: "SELECT \(EssentialEvent.columns) FROM event") })
        #expect(throws: RowDecodingError.self) { try EssentialEvent(row: full) }
    }

    @Test("Only what lies between two moments is read, in order, and nothing that is gone")
    func window() throws {
        let salon = try Salon()
        var gone = try SalonEnvironment.received(SampleEvents.event("gone", hours: 2), seal: salon.seal)
        gone.isTombstone = true
        try salon.widget.upsert(
            try [SampleEvents.event("b", hours: 3), SampleEvents.event("a", hours: 1), SampleEvents.event("far", hours: 90)]
                .map { try SalonEnvironment.received($0, seal: salon.seal) } + [gone])
        let now = SampleEvents.now
        #expect(try salon.salon.events(account: "mara", from: now, to: now + 86_400).map(\.id) == ["a", "b"])
        // Begun and not ended.
        #expect(try salon.salon.events(account: "mara", from: now + 3_700, to: now + 3_800).map(\.id) == ["a"])
        #expect(try salon.salon.events(account: "ilja", from: now, to: now + 86_400).isEmpty)
    }

    @Test("R3.21, R3.23: an observer of a window is told positions, and nothing of what is outside")
    func changes() throws {
        let salon = try Salon()
        let changes = try salon.salon.changes(account: "mara", from: SampleEvents.now, to: SampleEvents.now + 86_400)
        salon.salon.shared.refresh()
        #expect(changes.poll()?.collection.count == 0)
        try salon.receive(SampleEvents.event("a", hours: 1), SampleEvents.event("b", hours: 2), SampleEvents.event("far", hours: 90))
        salon.salon.shared.refresh()
        guard case .update(_, let first)? = changes.poll() else { return #expect(Bool(false)) }
        #expect(first == ChangeSet(insertions: [0, 1]))
        try salon.receive(SampleEvents.event("far", version: 2, hours: 91))
        salon.salon.shared.refresh()
        #expect(changes.poll() == nil)
        try salon.receive(SampleEvents.event("a", version: 2, hours: 90))
        salon.salon.shared.refresh()
        guard case .update(let collection, let second)? = changes.poll() else { return #expect(Bool(false)) }
        #expect(second == ChangeSet(deletions: [0]))
        #expect(collection.departed.map { String.fromDatabaseValue($0) } == ["a"])
    }
}
