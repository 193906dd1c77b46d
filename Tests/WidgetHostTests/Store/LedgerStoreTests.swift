import Foundation
import GRDB
import Logging
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// What the store keeps of the ledger's lines.
@Suite("Ledger in the store")
struct LedgerStoreTests {
    let folder = TemporaryFolder()
    private var file: URL { folder.url.appendingPathComponent("Host/host.sqlite") }

    private func line(_ number: Int, tile: String?, app: String?) -> LedgerEntry {
        LedgerEntry(
            id: 0, at: minutes(Double(number)), app: app, tile: tile, kind: "K", family: .systemLarge, by: "Test", decision: .granted,
            code: LedgerCode.counted.rawValue, reason: "\(number)", cost: .counted, milliseconds: 1.5, megabytes: 2.5, bytes: 77,
            duplicates: 3)
    }

    @Test("a line comes back with all it was written with") func whole() throws {
        let written = try HostStore(file).append(line(1, tile: "one", app: "a.b"))
        #expect(try HostStore(file).ledger(last: 1) == [written])
        #expect(written.cost == .counted && written.bytes == 77 && written.duplicates == 3 && written.app == "a.b")
    }

    @Test("what a request cost is kept on its own line, however many have been written since") func cost() throws {
        let store = try HostStore(file)
        var ledger = Ledger(store: store, log: Logger(label: "test"))
        let first = ledger.write(.granted, at: midnight, by: "Test", "first")
        for number in 0...Ledger.shown { ledger.write(.note, at: midnight, by: "Test", "\(number)") }
        ledger.complete(LedgerSpending(line: first, milliseconds: 1.5, megabytes: 2.5, bytes: 77, duplicates: 3))
        let lines = try store.ledger(LedgerFilter())
        #expect(lines.filter { $0.milliseconds != nil }.map(\.reason) == ["first"])
        let kept = try #require(lines.last)
        #expect(kept.milliseconds == 1.5 && kept.megabytes == 2.5 && kept.bytes == 77 && kept.duplicates == 3)
    }

    @Test("lines are found by tile, app and time; the end is not included") func filters() throws {
        let store = try HostStore(file)
        for number in 0..<6 { _ = try store.append(line(number, tile: number % 2 == 0 ? "even" : "odd", app: number < 3 ? "a" : "b")) }
        func found(_ filter: LedgerFilter) throws -> [String] { try store.ledger(filter).map(\.reason) }
        #expect(try found(LedgerFilter()) == ["5", "4", "3", "2", "1", "0"])
        #expect(try found(LedgerFilter(tile: "odd")) == ["5", "3", "1"])
        #expect(try found(LedgerFilter(tile: "odd", app: "a")) == ["1"])
        #expect(try found(LedgerFilter(from: minutes(2), to: minutes(4))) == ["3", "2"])
        #expect(try found(LedgerFilter(tile: "x")) == [])
    }

    @Test("a ledger from before there were codes is read as it is, and told apart") func old() throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let database = try DatabasePool(path: file.path)
        try HostSchema.migrator.migrate(database, upTo: "configurable tiles")
        let schedule = try JSONEncoder().encode(TileSchedule(budget: RefreshBudget(at: midnight)))
        try database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO tile (id, app, extension, kind, name, family, position, schedule, failure, configurable)
                    VALUES ('old', 'a.b', 'a.b.widgets', 'K', 'Kay', 'systemMedium', 1, ?, 'It hung.', 0)
                    """, arguments: [schedule])
            for tile in ["old", "gone"] {
                try db.execute(
                    sql: "INSERT INTO ledger (at, tile, kind, by, decision, reason) VALUES (?, ?, 'K', 'Placed', 'granted', 'free')",
                    arguments: [midnight.timeIntervalSince1970, tile])
            }
        }
        try database.close()
        let store = try HostStore(file)
        let lines = try store.ledger(last: 10)
        #expect(lines.map(\.code) == ["unrecorded", "unrecorded"] && lines.map(\.cost) == [.none, .none])
        #expect(lines.map(\.app) == [nil, "a.b"] && lines.map(\.family) == [nil, .systemMedium])
        // A failure that was kept without a code has one all the same.
        let tile = Tile(try #require(store.tiles().first), version: 1)
        #expect(tile.cause(at: midnight) == TileCause(.unrecorded, "It hung."))
    }
}
