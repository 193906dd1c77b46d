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

    public init(row: Row) throws {
        self.init(
            id: row[Column.id], account: row[Column.account], version: row[Column.version],
            start: Date(milliseconds: row[Column.start]), end: Date(milliseconds: row[Column.end]), customer: row[Column.customer],
            treatment: row[Column.treatment],
            // A colour that a newer version of the app has given.
            colour: AppointmentColour(rawValue: row[Column.colour]) ?? .pink,
            needsSync: row[Column.needsSync], isTombstone: row[Column.isTombstone], payload: row[Column.payload],
            payloadVersion: row[Column.payloadVersion], receivedAt: Date(milliseconds: row[Column.receivedAt]))
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
