import Foundation
import GRDB
import VitrineWidgetArchive

/// What must outlive the host: placed widgets with their archives and schedules, the ledger, ports, settings.
/// Each call is one transaction; after `kill -9` the last one that returned is there, whole.
package final class HostStore: Sendable {
    private let database: DatabasePool

    /// - Throws: `HostStoreError`.
    package init(_ file: URL) throws {
        do {
            try StateFolder.make(file.deletingLastPathComponent())
            // SQLite gives -wal and -shm the mode of the database, so that has to be right before there are any.
            if !FileManager.default.fileExists(atPath: file.path) {
                _ = FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            configuration.maximumReaderCount = 2
            configuration.prepareDatabase { db in
                // 16 MB each: the tables of a thousand widgets are at hand, and what is written again and again is copied into the
                // database, with its waits for the disk, once in 4000 pages.
                try db.execute(sql: "PRAGMA cache_size = -16384")
                try db.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
            }
            database = try DatabasePool(path: file.path, configuration: configuration)
            try HostSchema.migrator.migrate(database)
            // A host that was killed before it had.
            try finishErasing()
        } catch {
            throw HostStoreError.unusable(file: file.path, reason: "\(error)")
        }
    }

    /// One transaction, whose own statements are prepared once as well: there are two with every request.
    private func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try database.writeWithoutTransaction { db in
            try db.cachedStatement(sql: "BEGIN IMMEDIATE TRANSACTION").execute()
            do {
                let value = try body(db)
                try db.cachedStatement(sql: "COMMIT TRANSACTION").execute()
                return value
            } catch {
                if db.isInsideTransaction { try? db.rollback() }
                throw error
            }
        }
    }

    // MARK: Tiles

    package func tiles() throws -> [StoredTile] {
        try database.read { try StoredTile.order(Column("position")).fetchAll($0) }
    }

    /// Puts a tile behind the others.
    package func add(_ tile: StoredTile) throws {
        try database.write { try Self.add(tile, to: $0) }
    }

    private static func add(_ tile: StoredTile, to db: Database) throws {
        var tile = tile
        tile.position = (try Int.fetchOne(db, sql: "SELECT MAX(position) FROM tile") ?? 0) + 1
        try tile.insert(db)
    }

    /// - Parameter erases: whether its archives have to leave the file too; then ``finishErasing()`` is due.
    package func remove(tile: String, erases: Bool = false) throws {
        try database.write { db in
            _ = try StoredTile.deleteOne(db, key: tile)
            if erases { try Self.setErasing(true, db) }
        }
    }

    /// Takes a tile away with its pictures, and gives those back, the newest first, up to a number of bytes.
    /// - Parameter erases: whether they have to leave the file too; then ``finishErasing()`` is due.
    func remove(tile: String, keeping mostBytes: Int, erases: Bool = false) throws -> [StoredPicture] {
        try database.write { db in
            var pictures: [StoredPicture] = [], bytes = 0
            let rows = try Row.fetchCursor(
                db, sql: "SELECT made, stage, bytes, until, shown FROM picture WHERE tile = ? ORDER BY until IS NOT NULL, made DESC",
                arguments: [tile])
            while let row = try rows.next() {
                let picture = StoredPicture(
                    made: row["made"], stage: row["stage"], bytes: row["bytes"], until: row["until"], shown: row["shown"])
                bytes += picture.bytes.count
                guard bytes <= mostBytes else { break }
                pictures.append(picture)
            }
            _ = try StoredTile.deleteOne(db, key: tile)
            if erases { try Self.setErasing(true, db) }
            return pictures
        }
    }

    /// Puts a tile back that was taken away, behind the others.
    func restore(_ tile: StoredTile, _ pictures: [StoredPicture]) throws {
        try database.write { db in
            try Self.add(tile, to: db)
            for picture in pictures {
                try db.execute(
                    sql: "INSERT INTO picture (tile, made, stage, bytes, until, shown) VALUES (?, ?, ?, ?, ?, ?)",
                    arguments: [tile.id, picture.made, picture.stage, picture.bytes, picture.until, picture.shown])
            }
        }
    }

    /// A request was granted, deferred, failed; and what is set of the tile, which may have been the cause.
    package func save(schedule: TileSchedule, configuration: Data?, isConfigurable: Bool, of tile: String) throws {
        let data = try schedule.data()
        try write { try Self.save(data, configuration, isConfigurable, of: tile, in: $0) }
    }

    private static func save(_ schedule: Data, _ configuration: Data?, _ isConfigurable: Bool, of tile: String?, in db: Database) throws {
        try db.cachedStatement(sql: "UPDATE tile SET schedule = ?, configuration = ?, configurable = ? WHERE id = ?")
            .execute(arguments: [schedule, configuration, isConfigurable, tile])
    }

    /// A new archive with the schedule that follows from it and its line in the ledger, as one.
    /// - Parameters:
    ///   - before: the timeline whose place it takes and that is kept; what else was shown is not.
    ///   - outlived: archives that need not be kept any longer.
    ///   - spent: what it cost.
    ///   - erases: whether what is not kept has to leave the file too; then ``finishErasing()`` is due.
    func save(
        _ archive: [UInt8], stage: StoredArchive.Stage, at date: Date, schedule: TileSchedule, of tile: String,
        before: KeptTimeline? = nil, outlived: [Date] = [], spent: LedgerSpending? = nil, erases: Bool = false
    ) throws {
        let data = try schedule.data()
        try write { db in
            if erases { try Self.setErasing(true, db) }
            if let spent { try Self.update(spent, in: db) }
            try db.cachedStatement(sql: "UPDATE tile SET schedule = ?, failure = NULL, cause = NULL WHERE id = ?")
                .execute(arguments: [data, tile])
            guard db.changesCount == 1 else { return }
            if let before {
                let shown = before.shown.map { "\($0.timeIntervalSince1970)" }.joined(separator: " ")
                try db.cachedStatement(sql: "UPDATE picture SET until = ?, shown = ? WHERE tile = ? AND made = ?").execute(
                    arguments: [before.until.timeIntervalSince1970, shown, tile, before.made.timeIntervalSince1970])
            }
            try db.cachedStatement(sql: "DELETE FROM picture WHERE tile = ? AND until IS NULL").execute(arguments: [tile])
            for made in outlived {
                try db.cachedStatement(sql: "DELETE FROM picture WHERE tile = ? AND made = ?")
                    .execute(arguments: [tile, made.timeIntervalSince1970])
            }
            // One of the same moment gives way.
            try db.cachedStatement(sql: "INSERT OR REPLACE INTO picture (tile, made, stage, bytes) VALUES (?, ?, ?, ?)")
                .execute(arguments: [tile, date.timeIntervalSince1970, stage.rawValue, Data(archive)])
        }
    }

    /// Returns when nothing of what was removed lies in the database's files any more, where that was asked for.
    package func finishErasing() throws {
        guard try database.read({ try Int.fetchOne($0, sql: "PRAGMA user_version") }) == 1 else { return }
        try database.writeWithoutTransaction { db in
            // Copies what is there, and nothing else, to new pages; then the log is emptied.
            try db.execute(sql: "VACUUM")
            try db.checkpoint(.truncate)
            try Self.setErasing(false, db)
        }
    }

    /// Noted with the removal itself: the database's own number for its user.
    private static func setErasing(_ isErasing: Bool, _ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = \(isErasing ? 1 : 0)")
    }

    /// Another size, for which there is no archive yet, with the schedule that follows from it, as one.
    package func save(
        family: WidgetFamilyName, schedule: TileSchedule, of tile: String,
        places: [(tile: String, screen: HomeEnvironment.Screen, place: ScreenPlace?)] = []
    ) throws {
        let data = try schedule.data()
        try database.write { db in
            try db.execute(
                sql: "UPDATE tile SET family = ?, schedule = ?, failure = NULL, cause = NULL WHERE id = ?",
                arguments: [family.rawValue, data, tile])
            try db.execute(sql: "DELETE FROM picture WHERE tile = ?", arguments: [tile])
            try Self.write(places, to: db)
        }
    }

    /// Why the newest request failed; nil when it did not.
    package func save(failure: String?, cause: CauseCode? = nil, of tile: String) throws {
        try database.write {
            try $0.execute(sql: "UPDATE tile SET failure = ?, cause = ? WHERE id = ?", arguments: [failure, cause?.rawValue, tile])
        }
    }

    package func archive(of tile: String) throws -> StoredArchive? {
        try database.read {
            try StoredArchive.fetchOne($0, sql: "SELECT * FROM picture WHERE tile = ? AND until IS NULL", arguments: [tile])
        }
    }

    /// An archive of the last day.
    func archive(of tile: String, made: Date) throws -> [UInt8]? {
        try database.read { db in
            let data = try Data.fetchOne(
                db, sql: "SELECT bytes FROM picture WHERE tile = ? AND made = ?", arguments: [tile, made.timeIntervalSince1970])
            return data.map { Array($0) }
        }
    }

    /// Which archives of the last day there are, oldest first.
    func kept(of tile: String) throws -> [KeptTimeline] {
        try database.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT made, until, shown, length(bytes) AS size FROM picture WHERE tile = ? AND until IS NOT NULL ORDER BY made",
                arguments: [tile])
            return rows.map { row in
                let shown: String = row["shown"] ?? ""
                return KeptTimeline(
                    made: Date(timeIntervalSince1970: row["made"]), until: Date(timeIntervalSince1970: row["until"]),
                    shown: shown.split(separator: " ").compactMap { Double($0) }.map { Date(timeIntervalSince1970: $0) }, bytes: row["size"]
                )
            }
        }
    }

    /// Saves the places at which tiles stand.
    package func save(places: [(tile: String, screen: HomeEnvironment.Screen, place: ScreenPlace?)]) throws {
        try database.write { try Self.write(places, to: $0) }
    }

    private static func write(
        _ places: [(tile: String, screen: HomeEnvironment.Screen, place: ScreenPlace?)], to database: Database
    ) throws {
        for (tile, screen, place) in places {
            try database.execute(
                sql: "UPDATE tile SET screen = ?, page = ?, \"column\" = ?, row = ? WHERE id = ?",
                arguments: [screen.rawValue, place?.page, place?.column, place?.row, tile])
        }
    }

    // MARK: Ledger

    /// Lines that are kept.
    package static let ledgerLength = 5000

    /// Writes a line and gives it its number.
    package func append(_ entry: LedgerEntry) throws -> LedgerEntry {
        try write { try Self.append(entry, in: $0) }
    }

    /// Writes the line of a request that was judged with the schedule that follows from it and what is set of its tile, as one.
    func append(_ entry: LedgerEntry, schedule: TileSchedule, configuration: Data?, isConfigurable: Bool) throws -> LedgerEntry {
        let data = try schedule.data()
        return try write { db in
            try Self.save(data, configuration, isConfigurable, of: entry.tile, in: db)
            return try Self.append(entry, in: db)
        }
    }

    private static func append(_ entry: LedgerEntry, in db: Database) throws -> LedgerEntry {
        var line = entry
        line.id = try StoredLine(entry).add(to: db)
        // Every hundredth, so that the table stays short and most lines cost one insert.
        if line.id % 100 == 0 {
            try db.execute(sql: "DELETE FROM ledger WHERE id <= ?", arguments: [line.id - Int64(ledgerLength)])
        }
        return line
    }

    /// Writes down what a line's request cost.
    func update(_ spent: LedgerSpending) throws {
        try database.write { try Self.update(spent, in: $0) }
    }

    private static func update(_ spent: LedgerSpending, in db: Database) throws {
        try db.cachedStatement(sql: "UPDATE ledger SET milliseconds = ?, megabytes = ?, bytes = ?, duplicates = ? WHERE id = ?")
            .execute(arguments: [spent.milliseconds, spent.megabytes, spent.bytes, spent.duplicates, spent.line])
    }

    /// The last lines of the ledger, newest first.
    package func ledger(last count: Int) throws -> [LedgerEntry] {
        try database.read { try StoredLine.order(Column("id").desc).limit(count).fetchAll($0).map(\.entry) }
    }

    /// The lines that are kept and wanted, newest first.
    package func ledger(_ filter: LedgerFilter) throws -> [LedgerEntry] {
        try database.read { db in
            var lines = StoredLine.order(Column("id").desc)
            if let tile = filter.tile { lines = lines.filter(Column("tile") == tile) }
            if let app = filter.app { lines = lines.filter(Column("app") == app) }
            if let from = filter.from { lines = lines.filter(Column("at") >= from.timeIntervalSince1970) }
            if let to = filter.to { lines = lines.filter(Column("at") < to.timeIntervalSince1970) }
            return try lines.fetchAll(db).map(\.entry)
        }
    }

    // MARK: Ports and settings

    package func port(of service: String) throws -> Int? {
        try database.read { try Int.fetchOne($0, sql: "SELECT port FROM service WHERE name = ?", arguments: [service]) }
    }

    package func save(port: Int, of service: String) throws {
        try database.write {
            try $0.execute(
                sql: "INSERT INTO service (name, port) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET port = excluded.port",
                arguments: [service, port])
        }
    }

    package func setting(_ name: String) throws -> String? {
        try database.read { try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name]) }
    }

    package func save(setting name: String, _ value: String) throws {
        try database.write {
            try $0.execute(
                sql: "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                arguments: [name, value])
        }
    }
}

/// Why the host cannot keep its state.
package enum HostStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    case unusable(file: String, reason: String)

    package var description: String {
        switch self {
        case .unusable(let file, let reason):
            "The host's database \(file) cannot be used: \(reason) Move it away to begin with an empty home screen."
        }
    }
}
