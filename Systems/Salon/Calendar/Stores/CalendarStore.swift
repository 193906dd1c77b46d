import Foundation
import GRDB
import SalonCore
import SharedStore

/// The app's own store: full events, in the app's container. The widget never sees it.
///
/// What is seen at a glance stands in columns, as in the store that is shared; everything else, such as what a customer has told, is sealed.
public final class CalendarStore: Sendable {
    /// The database with its notifications.
    public let shared: SharedStore
    private let seal: PayloadSeal

    /// Opens the store.
    /// - Throws: `StoreError`, GRDB's `DatabaseError`.
    public init(at url: URL, seal: PayloadSeal, as role: StoreRole = .app, options: StoreOptions = StoreOptions()) throws {
        self.seal = seal
        shared = try SharedStore(at: url, schema: Self.schema, as: role, options: options)
    }

    /// The schema: what queries ask for stands in columns, everything else in the event's JSON.
    public static var schema: StoreSchema {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("events") { db in
            try db.create(table: "event") { table in
                table.primaryKey("id", .text).notNull()
                table.column("account", .text).notNull()
                table.column("version", .integer).notNull()
                table.column("stylist", .text).notNull()
                table.column("starts_at", .integer).notNull()
                table.column("ends_at", .integer).notNull()
                table.column("customer", .text).notNull()
                table.column("treatment", .text).notNull()
                table.column("colour", .text).notNull()
                table.column("status", .text).notNull()
                table.column("updated_at", .integer).notNull()
                table.column("body", .blob).notNull()
            }
            try db.create(index: "event_day", on: "event", columns: ["account", "starts_at"])
        }
        // So that what another process received before does not bring back what is gone.
        migrator.registerMigration("departed events") { db in
            try db.create(table: "departed") { table in
                table.autoIncrementedPrimaryKey("number")
                table.column("id", .text).notNull().unique(onConflict: .replace)
                table.column("version", .integer).notNull()
            }
        }
        migrator.registerMigration("sealed events") { db in
            try db.alter(table: "event") { $0.add(column: "body_form", .integer) }
        }
        return StoreSchema(migrator, observing: ["event"])
    }

    // MARK: Reading

    /// Returns an event, if it is in the account's calendar.
    public func event(_ id: String, account: String) throws -> CalendarEvent? { try shared.read { try event($0, id, account) } }

    /// Returns the events of an account's salon between two moments, by start; cancelled ones too.
    /// - Parameter stylist: nil for all.
    public func events(account: String, from: Date, to: Date, stylist: String? = nil) throws -> [CalendarEvent] {
        let request: SQLRequest<StoredCalendarEvent> = """
            SELECT * FROM event WHERE account = \(account) AND starts_at < \(to.milliseconds) AND ends_at > \(from.milliseconds)
            AND (\(stylist) IS NULL OR stylist = \(stylist)) ORDER BY starts_at, id
            """
        return try shared.read { try StoredCalendarEvent.fetchAll($0, request) }.compactMap(opened)
    }

    /// Whether the key of what is stored is lost, as where a keychain was set up anew: then the service has to be asked for all of it.
    public func isUnreadable(account: String) throws -> Bool {
        let rows = try shared.read { db in
            try StoredCalendarEvent.fetchAll(
                db, sql: "SELECT * FROM event WHERE account = ? ORDER BY starts_at DESC LIMIT 1", arguments: [account])
        }
        return try rows.contains { try opened($0) == nil }
    }

    /// The changes of what ``events(account:from:to:stylist:)`` gives; rows are read as ``StoredCalendarEvent``.
    public func changes(account: String, from: Date, to: Date) throws -> StoreChanges {
        try shared.changes(
            StoreQuery("event").filter(
                "account = \(account) AND starts_at < \(to.milliseconds) AND ends_at > \(from.milliseconds)"
            ).sorted(by: .ascending("starts_at")))
    }

    /// Reads an event within a transaction.
    func event(_ db: Database, _ id: String, _ account: String) throws -> CalendarEvent? {
        try StoredCalendarEvent.one(db, id, of: account).flatMap(opened)
    }

    /// Opens a stored event; nil for what can never be opened: to the service's copy it is no rival, and it holds up no other.
    /// - Throws: `PayloadProblem.unavailable` while the device was not unlocked yet.
    private func opened(_ stored: StoredCalendarEvent) throws -> CalendarEvent? {
        do {
            return try stored.event(seal)
        } catch let problem as PayloadProblem {
            if case .unavailable = problem { throw problem }
            return nil
        } catch is DecodingError {
            return nil
        }
    }

    // MARK: Writing

    /// Takes over events, unless a newer version is stored: the higher wins, and of equal ones that which comes, for it comes from the
    /// service.
    /// - Returns: how many differed from what was stored.
    @discardableResult
    public func put(_ events: [CalendarEvent], account: String, withoutNotifying tokens: [ObservationToken] = []) throws -> Int {
        guard !events.isEmpty else { return 0 }
        // The keychain is asked before others have to wait for this process.
        let rows = try written(events, account: account)
        return try shared.write(withoutNotifying: tokens) { db in
            try rows.reduce(0) { try put(db, $1) ? $0 + 1 : $0 }
        }
    }

    /// The events as they are written to the store.
    func written(_ events: [CalendarEvent], account: String) throws(PayloadProblem) -> [WrittenCalendarEvent] {
        var rows: [WrittenCalendarEvent] = []
        for event in events { rows.append(try WrittenCalendarEvent(event, account: account, seal)) }
        return rows
    }

    /// Seals what an older version of the app has left as it was.
    /// - Returns: how many.
    @discardableResult
    func sealWhatIsPlain() throws -> Int {
        let plain = try shared.read { try StoredCalendarEvent.fetchAll($0, sql: "SELECT * FROM event WHERE body_form IS NULL") }
        guard !plain.isEmpty else { return 0 }
        // What is no event is left to the service.
        let rows = try plain.compactMap { stored in
            try (try? stored.event(seal)).map { try WrittenCalendarEvent($0, account: stored.account, seal) }
        }
        try shared.erase { db in
            for row in rows { try row.update(db) }
            try db.execute(sql: "DELETE FROM event WHERE body_form IS NULL")
        }
        return plain.count
    }

    /// Removes an event, unless a newer version is stored. What comes later of it, in this version or an older one, is not taken over.
    /// - Parameter version: that ended it; nil for the stored one.
    /// - Returns: whether it was there.
    @discardableResult
    public func remove(_ id: String, account: String, throughVersion version: Int? = nil) throws -> Bool {
        try shared.write { db in
            let stored = try event(db, id, account)
            if let stored, let version, stored.version > version { return false }
            if let ended = version ?? stored?.version {
                try db.execute(cachedSQL: "INSERT INTO departed (id, version) VALUES (?, ?)", arguments: [id, ended])
                try db.execute(
                    cachedSQL: "DELETE FROM departed WHERE number <= (SELECT max(number) FROM departed) - ?",
                    arguments: [Self.keptDepartures])
            }
            guard stored != nil else { return false }
            try db.execute(cachedSQL: "DELETE FROM event WHERE id = ?", arguments: [id])
            return true
        }
    }

    /// The number of deleted events that are remembered.
    private static let keptDepartures = 2_000

    /// Removes everything that is not this account's; everything where nobody is signed in. Nothing of it stays in the files.
    public func keepOnly(account: String?) throws {
        try shared.keepOnly(account: account, in: ["event"]) { db in
            try account == nil && Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM departed)") == true
        } _: { db in
            // The table of departed events has no account; of this account nothing is known yet, or it would not have changed.
            try db.execute(sql: "DELETE FROM departed")
        }
    }

    func put(_ db: Database, _ row: WrittenCalendarEvent) throws -> Bool {
        // Under another account it is that account's copy, of which this one knows nothing.
        if let stored = try event(db, row.event.id, row.account), stored.version > row.event.version || stored == row.event { return false }
        let departed = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT version FROM departed WHERE id = ?"), arguments: [row.event.id])
        if let departed, row.event.version <= departed { return false }
        try row.upsert(db)
        return true
    }
}
