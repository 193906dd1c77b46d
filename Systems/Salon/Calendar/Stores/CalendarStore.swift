import Foundation
import GRDB
import SalonCore
import SharedStore

/// The app's own store: full events, in the app's container. The widget never sees it.
public final class CalendarStore: Sendable {
    /// The database with its notifications.
    public let shared: SharedStore

    /// Opens the store.
    /// - Throws: `StoreError`, GRDB's `DatabaseError`.
    public init(at url: URL, as role: StoreRole = .app, options: StoreOptions = StoreOptions()) throws {
        shared = try SharedStore(at: url, schema: Self.schema, as: role, options: options)
    }

    /// What is asked for stands in columns, everything else in the event's JSON.
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
        return StoreSchema(migrator, observing: ["event"])
    }

    // MARK: Reading

    /// One event, if it is in the account's calendar.
    public func event(_ id: String, account: String) throws -> CalendarEvent? {
        try shared.read { try Self.stored($0, id, account)?.event }
    }

    /// What an account's salon has between two moments, by start; cancelled ones too.
    /// - Parameter stylist: nil for all.
    public func events(account: String, from: Date, to: Date, stylist: String? = nil) throws -> [CalendarEvent] {
        let request: SQLRequest<StoredCalendarEvent> = """
            SELECT * FROM event WHERE account = \(account) AND starts_at < \(to.milliseconds) AND ends_at > \(from.milliseconds)
            AND (\(stylist) IS NULL OR stylist = \(stylist)) ORDER BY starts_at, id
            """
        return try shared.read { try StoredCalendarEvent.fetchAll($0, request).map(\.event) }
    }

    /// The changes of what ``events(account:from:to:stylist:)`` gives; rows are read as ``StoredCalendarEvent``.
    public func changes(account: String, from: Date, to: Date) throws -> StoreChanges {
        try shared.changes(
            StoreQuery("event").filter(
                "account = \(account) AND starts_at < \(to.milliseconds) AND ends_at > \(from.milliseconds)"
            ).sorted(by: .ascending("starts_at")))
    }

    static func stored(_ db: Database, _ id: String, _ account: String) throws -> StoredCalendarEvent? {
        try StoredCalendarEvent.one(db, id, of: account)
    }

    // MARK: Writing

    /// Takes over events, unless a newer version is stored: the higher wins, and of equal ones that which comes, for it comes from the
    /// service.
    /// - Returns: how many differed from what was stored.
    @discardableResult
    public func put(_ events: [CalendarEvent], account: String, withoutNotifying tokens: [ObservationToken] = []) throws -> Int {
        guard !events.isEmpty else { return 0 }
        return try shared.write(withoutNotifying: tokens) { db in
            try events.reduce(0) { try Self.put(db, $1, account) ? $0 + 1 : $0 }
        }
    }

    /// Removes an event, unless a newer version is stored. What comes later of it, in this version or an older one, is not taken over.
    /// - Parameter version: that ended it; nil for the stored one.
    /// - Returns: whether it was there.
    @discardableResult
    public func remove(_ id: String, account: String, throughVersion version: Int? = nil) throws -> Bool {
        try shared.write { db in
            let stored = try Self.stored(db, id, account)?.event
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

    /// How many events that are gone are remembered.
    private static let keptDepartures = 2_000

    /// Removes everything that is not this account's; everything where nobody is signed in.
    public func keepOnly(account: String?) throws { try shared.keepOnly(account: account, in: ["event"]) }

    static func put(_ db: Database, _ event: CalendarEvent, _ account: String) throws -> Bool {
        // Under another account it is that account's copy, of which this one knows nothing.
        if let stored = try stored(db, event.id, account), stored.event.version > event.version || stored.event == event { return false }
        let departed = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT version FROM departed WHERE id = ?"), arguments: [event.id])
        if let departed, event.version <= departed { return false }
        try StoredCalendarEvent(account: account, event: event).upsert(db)
        return true
    }
}
