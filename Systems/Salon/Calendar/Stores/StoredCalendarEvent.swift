import Foundation
import GRDB
import SalonCore

/// A full event as a row of the app's store, with the account under which it was received.
public struct StoredCalendarEvent: Hashable, Sendable {
    public let account: String
    public let event: CalendarEvent

    public init(account: String, event: CalendarEvent) {
        self.account = account
        self.event = event
    }
}

extension StoredCalendarEvent: FetchableRecord, PersistableRecord {
    public static var databaseTableName: String { "event" }

    public init(row: Row) throws {
        account = try row.decode(forColumn: "account")
        event = try CalendarJSON.decoder().decode(CalendarEvent.self, from: try row.decode(forColumn: "body"))
    }

    public func encode(to container: inout PersistenceContainer) throws {
        container["id"] = event.id
        container["account"] = account
        container["version"] = event.version
        container["stylist"] = event.stylist
        container["starts_at"] = event.start.milliseconds
        container["ends_at"] = event.end.milliseconds
        container["customer"] = event.customer.name
        container["treatment"] = event.treatment
        container["colour"] = event.colour.rawValue
        container["status"] = event.status.rawValue
        container["updated_at"] = event.updatedAt.milliseconds
        container["body"] = try CalendarJSON.encoder().encode(event)
    }
}

/// What the mirror needs to know of a full event, read without its JSON.
struct EssentialEvent: FetchableRecord {
    /// As the shared store has it.
    let light: LightCalendarEvent
    let stylist: String
    let isBooked: Bool
    let updatedAt: Date

    /// The columns that are essential: a change of others does not reach the shared store.
    static let watched = ["account", "stylist", "starts_at", "ends_at", "customer", "treatment", "colour", "status"]
    static let columns = (["id", "version", "updated_at"] + watched).joined(separator: ", ")

    init(row: Row) throws {
        func date(_ column: String) throws -> Date { Date(milliseconds: try row.decode(forColumn: column)) }
        light = LightCalendarEvent(
            id: try row.decode(forColumn: "id"), account: try row.decode(forColumn: "account"),
            version: try row.decode(forColumn: "version"), start: try date("starts_at"), end: try date("ends_at"),
            customer: try row.decode(forColumn: "customer"), treatment: try row.decode(forColumn: "treatment"),
            colour: AppointmentColour(rawValue: try row.decode(forColumn: "colour")), receivedAt: Date(milliseconds: 0))
        stylist = try row.decode(forColumn: "stylist")
        isBooked = try row.decode(String.self, forColumn: "status") == CalendarEvent.Status.booked.rawValue
        updatedAt = try date("updated_at")
    }

    /// The row that the widget shall see; nil where it shall see none.
    func mirrored(account: String, now: Date) -> LightCalendarEvent? {
        guard light.account == account, stylist == account, isBooked, light.end >= SalonStore.horizon(now) else { return nil }
        var light = light
        light.receivedAt = now.inMilliseconds
        return light
    }
}
