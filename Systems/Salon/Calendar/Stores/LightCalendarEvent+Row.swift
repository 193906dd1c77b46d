import Foundation
import GRDB
import SalonCore

/// A light event as a row of the table `event`.
extension LightCalendarEvent: FetchableRecord, PersistableRecord {
    public static var databaseTableName: String { "event" }

    private enum Column {
        static let id = "id", account = "account", version = "version", start = "starts_at", end = "ends_at", customer = "customer"
        static let treatment = "treatment", colour = "colour", needsSync = "needs_sync", isTombstone = "is_tombstone"
        static let payload = "payload", payloadVersion = "payload_version", receivedAt = "received_at"
    }

    /// - Throws: GRDB's `RowDecodingError` for a row that another version of the app, or nobody who should, has written.
    public init(row: Row) throws {
        func date(_ column: String) throws -> Date { Date(milliseconds: try row.decode(forColumn: column)) }
        self.init(
            id: try row.decode(forColumn: Column.id), account: try row.decode(forColumn: Column.account),
            version: try row.decode(forColumn: Column.version), start: try date(Column.start), end: try date(Column.end),
            customer: try row.decode(forColumn: Column.customer), treatment: try row.decode(forColumn: Column.treatment),
            colour: AppointmentColour(rawValue: try row.decode(forColumn: Column.colour)),
            needsSync: try row.decode(forColumn: Column.needsSync), isTombstone: try row.decode(forColumn: Column.isTombstone),
            payload: try row.decode(forColumn: Column.payload), payloadVersion: try row.decode(forColumn: Column.payloadVersion),
            receivedAt: try date(Column.receivedAt))
    }

    public func encode(to container: inout PersistenceContainer) throws {
        container[Column.id] = id
        container[Column.account] = account
        container[Column.version] = version
        container[Column.start] = start.milliseconds
        container[Column.end] = end.milliseconds
        container[Column.customer] = customer
        container[Column.treatment] = treatment
        container[Column.colour] = colour.rawValue
        container[Column.needsSync] = needsSync
        container[Column.isTombstone] = isTombstone
        container[Column.payload] = payload
        container[Column.payloadVersion] = payloadVersion
        container[Column.receivedAt] = receivedAt.milliseconds
    }
}
