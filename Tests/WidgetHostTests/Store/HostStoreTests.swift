import Foundation
import GRDB
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("HostStore")
struct HostStoreTests {
    let folder = TemporaryFolder()

    private func open() throws -> HostStore { try HostStore(folder.url.appendingPathComponent("Host/host.sqlite")) }

    private func tile(_ id: String) -> StoredTile {
        StoredTile(
            id: id, app: "a.b", extension: "a.b.widgets", kind: "K", name: "Kay", family: .systemMedium,
            schedule: TileSchedule(budget: RefreshBudget(at: midnight)))
    }

    @Test("a state from before there were configurations is read as it is: its tiles have nothing set") func old() throws {
        let file = folder.url.appendingPathComponent("Host/host.sqlite")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let database = try DatabasePool(path: file.path)
        try HostSchema.migrator.migrate(database, upTo: "tiles, archives, ledger")
        try database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO tile (id, app, extension, kind, name, family, position, configuration, schedule, failure)
                    VALUES ('old', 'a.b', 'a.b.widgets', 'K', 'Kay', 'systemMedium', 1, NULL, ?, NULL)
                    """, arguments: [try JSONEncoder().encode(tile("old").schedule)])
        }
        try database.close()
        let kept = try #require(try open().tiles().first)
        #expect(kept.id == "old" && kept.configuration == nil && !kept.isConfigurable && kept.schedule == tile("old").schedule)
    }

    @Test("what is set of a tile comes back with the system and the intent it came from") func configuration() throws {
        let store = try open()
        try store.add(tile("one"))
        let set = StoredConfiguration(system: .siriKit, intent: "OldIntent", values: IntentValues(["a": .list([.int(1), .none])]))
        try store.save(schedule: tile("one").schedule, configuration: set.data, isConfigurable: true, of: "one")
        let kept = try #require(try open().tiles().first)
        #expect(try StoredConfiguration(data: kept.configuration ?? Data()) == set && kept.isConfigurable)
        // Values alone are read too.
        #expect(try IntentValues(configuration: set.values.data) == set.values)
        #expect(throws: DecodingError.self) { try IntentValues(configuration: Data("[]".utf8)) }
    }

    @Test("tiles come back in the order they were placed, with archive and schedule, after the store is opened anew")
    func restart() throws {
        let store = try open()
        try store.add(tile("one"))
        try store.add(tile("two"))
        var schedule = try #require(store.tiles().first).schedule
        _ = schedule.request(.placed, at: midnight)
        _ = schedule.finished(TimelineSchedule(dates: [midnight], policy: .after(hours(1))), at: midnight)
        try store.save([1, 2, 3], stage: .timeline, at: midnight, schedule: schedule, of: "one")
        try store.save(failure: "It hung.", of: "two")
        try store.save(port: 4711, of: "Service")
        try store.save(setting: "device", "iPhone 15")

        let again = try open()
        #expect(try again.tiles().map(\.id) == ["one", "two"])
        #expect(try again.tiles()[0].schedule == schedule)
        #expect(try again.tiles()[1].failure == "It hung.")
        #expect(try again.archive(of: "one")?.bytes == Data([1, 2, 3]))
        #expect(try again.archive(of: "one")?.made == midnight)
        #expect(try again.port(of: "Service") == 4711)
        #expect(try again.setting("device") == "iPhone 15")
    }

    @Test("a request that was judged is kept with its line, and its archive with what it cost, each as one") func asOne() throws {
        let store = try open()
        try store.add(tile("one"))
        var schedule = try store.tiles()[0].schedule
        let verdict = schedule.request(.placed, at: midnight)
        let entry = LedgerEntry(
            id: 0, at: midnight, tile: "one", kind: "K", by: "Test", decision: verdict.decision, reason: verdict.reason, milliseconds: nil,
            megabytes: nil)
        let line = try store.append(entry, schedule: schedule, configuration: Data([7]), isConfigurable: true)
        #expect(try store.tiles().map(\.schedule) == [schedule] && store.tiles().map(\.configuration) == [Data([7])])
        #expect(try store.ledger(last: 2) == [line])
        _ = schedule.finished(TimelineSchedule(dates: [midnight], policy: .never), at: midnight)
        try store.save(
            [1], stage: .timeline, at: midnight, schedule: schedule, of: "one",
            spent: LedgerSpending(line: line.id, milliseconds: 4, megabytes: nil, bytes: 1, duplicates: 0))
        #expect(try store.tiles().map(\.schedule) == [schedule])
        #expect(try store.ledger(last: 1).map(\.milliseconds) == [4] && store.ledger(last: 1).map(\.bytes) == [1])
        // Of the same moment: the newer one stands.
        try store.save([2], stage: .timeline, at: midnight, schedule: schedule, of: "one")
        #expect(try store.archive(of: "one")?.bytes == Data([2]))
    }

    @Test("the archive that is shown is found without going through those of the day") func shown() throws {
        _ = try open()
        let plan = try DatabaseQueue(path: folder.url.appendingPathComponent("Host/host.sqlite").path).read {
            try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN DELETE FROM picture WHERE tile = 'one' AND until IS NULL")
        }
        #expect(plan.contains { ($0["detail"] as String).contains("pictureShown") })
    }

    /// Whether a file of the store has these words.
    private func has(_ words: String) throws -> Bool {
        try FileManager.default.contentsOfDirectory(at: folder.url.appendingPathComponent("Host"), includingPropertiesForKeys: nil)
            .contains { try Data(contentsOf: $0).range(of: Data(words.utf8)) != nil }
    }

    @Test("true.23: an archive that has to leave the file too does, with all that were kept of its tile, also after a kill in between")
    func erasing() throws {
        let store = try open()
        for id in ["one", "two"] { try store.add(tile(id)) }
        let schedule = try store.tiles()[0].schedule
        func archive(_ words: String) -> [UInt8] { Array(String(repeating: "\(words) ", count: 3_000).utf8) }
        let noon = midnight.addingTimeInterval(43_200)
        for id in ["one", "two"] { try store.save(archive("Zerlina"), stage: .timeline, at: midnight, schedule: schedule, of: id) }
        try store.save(
            archive("Masetto"), stage: .timeline, at: noon, schedule: schedule, of: "one",
            before: KeptTimeline(made: midnight, until: noon, shown: [midnight], bytes: 1))
        #expect(try store.kept(of: "one").count == 1)
        try store.save(
            archive("Signed out"), stage: .timeline, at: noon + 1, schedule: schedule, of: "one", outlived: [midnight, noon], erases: true)
        try store.finishErasing()
        // The other tile's is still shown.
        #expect(try !has("Masetto") && has("Zerlina") && has("Signed out") && store.kept(of: "one").isEmpty)
        #expect(try store.archive(of: "two")?.bytes == Data(archive("Zerlina")))
        try store.remove(tile: "two", erases: true)
        #expect(try has("Zerlina"))
        // A host that was killed before it had.
        #expect(try open().archive(of: "one")?.bytes == Data(archive("Signed out")))
        #expect(try !has("Zerlina"))
    }

    @Test("a removed tile takes its archive along, and a late archive for it is dropped")
    func removal() throws {
        let store = try open()
        try store.add(tile("one"))
        let schedule = try store.tiles()[0].schedule
        try store.save([1], stage: .timeline, at: midnight, schedule: schedule, of: "one")
        try store.remove(tile: "one")
        #expect(try store.archive(of: "one") == nil)
        try store.save([2], stage: .timeline, at: midnight, schedule: schedule, of: "one")
        #expect(try store.archive(of: "one") == nil)
    }

    @Test("the ledger gives the newest first and does not grow without end")
    func ledger() throws {
        let store = try open()
        for number in 0..<(HostStore.ledgerLength + 150) {
            let line = LedgerEntry(
                id: 0, at: midnight, tile: nil, kind: nil, by: "Test", decision: .note, reason: "\(number)", milliseconds: nil,
                megabytes: nil)
            _ = try store.append(line)
        }
        let lines = try store.ledger(last: 100_000)
        #expect(lines.count <= HostStore.ledgerLength + 100)
        #expect(lines.first?.reason == "\(HostStore.ledgerLength + 149)")
    }

    @Test("a schedule that cannot be read costs the schedule, not the tile")
    func foreignSchedule() throws {
        let store = try open()
        try store.add(tile("one"))
        try DatabaseQueue(path: folder.path("Host/host.sqlite")).write { try $0.execute(sql: "UPDATE tile SET schedule = x'00'") }
        let tile = try #require(open().tiles().first)
        #expect(tile.id == "one")
        #expect(tile.schedule.timeline == nil)
        #expect(tile.schedule.budget.left(at: midnight) == 72)
    }

    @Test("the database is its owner's alone")
    func permissions() throws {
        let store = try open()
        try store.add(tile("one"))
        for name in ["Host/host.sqlite", "Host/host.sqlite-wal", "Host/host.sqlite-shm"] {
            let mode = try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
    }

    @Test("a file that is no database is refused with what to do")
    func rotten() throws {
        try folder.write(String(repeating: "not a database ", count: 100), to: "Host/host.sqlite")
        #expect { _ = try open() } throws: { "\($0)".contains("Move it away") }
    }
}
