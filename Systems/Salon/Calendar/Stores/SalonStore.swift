import Foundation
import GRDB
import SalonCore
import SharedStore

/// The store that the app and the widget share: light events, in the group's container.
///
/// The app opens it as `.app` and makes it; the widget opens it as `.member`. Every reading names an account, so that nobody sees another's
/// calendar.
public final class SalonStore: Sendable {
    /// The database with its notifications.
    public let shared: SharedStore

    /// Opens the store.
    /// - Throws: `StoreError`, such as `.notCreated` in a widget whose app was never opened; GRDB's `DatabaseError`.
    public init(at url: URL = SalonGroup.store, as role: StoreRole, options: StoreOptions = StoreOptions()) throws {
        shared = try SharedStore(at: url, schema: Self.schema, as: role, options: options)
    }

    /// One type of row, whose changes are observed, and when each account's calendar was fetched last.
    public static var schema: StoreSchema {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("light events") { db in
            try db.create(table: "event") { table in
                table.primaryKey("id", .text).notNull()
                table.column("account", .text).notNull()
                table.column("version", .integer).notNull()
                table.column("starts_at", .integer).notNull()
                table.column("ends_at", .integer).notNull()
                table.column("customer", .text).notNull()
                table.column("treatment", .text).notNull()
                table.column("colour", .text).notNull()
                table.column("needs_sync", .boolean).notNull()
                table.column("is_tombstone", .boolean).notNull()
                table.column("payload", .blob)
                table.column("payload_version", .integer)
                table.column("received_at", .integer).notNull()
            }
            try db.create(index: "event_day", on: "event", columns: ["account", "starts_at"])
            try db.create(index: "event_flagged", on: "event", columns: ["account", "id"], condition: Column("needs_sync") == true)
            try db.create(table: "fetch") { table in
                table.primaryKey("account", .text).notNull()
                table.column("fetched_at", .integer).notNull()
                table.column("cursor", .text)
                table.column("day", .text).notNull()
            }
        }
        // So that what was asked for before somebody signed out is not stored after it, by whichever process.
        migrator.registerMigration("whose calendar it is") { db in
            try db.create(table: "owner") { table in
                table.primaryKey("one", .integer).check { $0 == 1 }
                table.column("account", .text)
            }
        }
        return StoreSchema(migrator, observing: ["event"])
    }

    // MARK: Reading

    /// Returns the events of an account between two moments, by start: those that have begun before and not ended, too.
    public func events(account: String, from: Date, to: Date) throws -> [LightCalendarEvent] {
        try shared.read { try LightCalendarEvent.fetchAll($0, Self.window(account, from, to)) }
    }

    /// Returns an event of an account, also one that is gone.
    public func event(_ id: String, account: String) throws -> LightCalendarEvent? {
        try shared.read { try Self.event($0, id, account) }
    }

    /// The changes of what ``events(account:from:to:)`` gives, by start.
    public func changes(account: String, from: Date, to: Date) throws -> StoreChanges {
        try shared.changes(
            StoreQuery("event").filter(
                "account = \(account) AND NOT is_tombstone AND starts_at < \(to.milliseconds) AND ends_at > \(from.milliseconds)"
            ).sorted(by: .ascending("starts_at")))
    }

    static func event(_ db: Database, _ id: String, _ account: String) throws -> LightCalendarEvent? {
        try LightCalendarEvent.one(db, id, of: account)
    }

    private static func window(_ account: String, _ from: Date, _ to: Date) -> SQLRequest<LightCalendarEvent> {
        """
        SELECT * FROM event WHERE account = \(account) AND NOT is_tombstone AND starts_at < \(to.milliseconds)
        AND ends_at > \(from.milliseconds) ORDER BY starts_at, id
        """
    }

    // MARK: Writing

    /// Stores rows as they are, in the place of those with the same identifiers; rows that are there already are not written.
    public func upsert(_ events: [LightCalendarEvent], withoutNotifying tokens: [ObservationToken] = []) throws {
        guard !events.isEmpty else { return }
        try shared.write(withoutNotifying: tokens) { db in
            for event in events { try event.upsert(db) }
        }
    }

    /// Removes what ended before a moment, whoever's it is: the store would else grow for ever.
    /// - Returns: how many.
    @discardableResult
    public func prune(endedBefore date: Date) throws -> Int {
        // Most of the time there is nothing, and nobody need wait for a writer.
        let isDue = try shared.read { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM event WHERE ends_at < ?)", arguments: [date.milliseconds]) ?? false
        }
        guard isDue else { return 0 }
        return try shared.write { db in
            try db.execute(sql: "DELETE FROM event WHERE ends_at < ?", arguments: [date.milliseconds])
            return db.changesCount
        }
    }

    /// Removes everything that is not this account's; everything where nobody is signed in. Nothing of it stays in the files, and nothing of
    /// another account comes to the store from then on.
    public func keepOnly(account: String?) throws {
        try shared.keepOnly(account: account, in: ["event", "fetch"]) { db in
            guard let owner = try Self.owner(db) else { return true }
            return owner.account != account
        } _: { db in
            try db.execute(
                sql: "INSERT INTO owner (one, account) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET account = excluded.account",
                arguments: [account])
        }
    }

    /// Checks whose calendar it is, before something of an account is written, in the same transaction.
    /// - Throws: `CalendarProblem.signedOut` where the app has said since that the calendar is nobody's or another's.
    static func checkOwner(_ db: Database, _ account: String) throws {
        if let owner = try owner(db), owner.account != account { throw CalendarProblem.signedOut }
    }

    /// The account that the calendar is said to be of; nil until the app has said so for the first time.
    private static func owner(_ db: Database) throws -> (account: String?, Void)? {
        try Row.fetchOne(db.cachedStatement(sql: "SELECT account FROM owner")).map { ($0["account"], ()) }
    }

    /// Days after which an event that has ended is forgotten.
    public static let keptDays = 14

    /// The moment before which events are forgotten.
    static func horizon(_ now: Date) -> Date { now - Double(keptDays) * 86_400 }
}
