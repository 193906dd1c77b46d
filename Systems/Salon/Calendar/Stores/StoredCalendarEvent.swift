import Foundation
import GRDB
import SalonCore

/// A full event as a row of the app's store, with the account under which it was received; its JSON is sealed.
public struct StoredCalendarEvent: Hashable, Sendable {
    public let id: String
    public let account: String
    /// The event's JSON, in the form that ``form`` says.
    let body: Data
    /// The version of the sealed form, ``PayloadSeal/version``; nil for JSON that lies there as it is, as older versions of the app have
    /// left it.
    let form: Int?

    /// - Throws: `PayloadProblem`: what cannot be opened is the same as not there, for the service has it.
    public func event(_ seal: PayloadSeal) throws -> CalendarEvent {
        guard let form else { return try CalendarJSON.decoder().decode(CalendarEvent.self, from: body) }
        return try seal.opened(body, form: form, id: id, account: account)
    }
}

extension StoredCalendarEvent: FetchableRecord, TableRecord {
    public static var databaseTableName: String { "event" }

    public init(row: Row) throws {
        id = try row.decode(forColumn: "id")
        account = try row.decode(forColumn: "account")
        body = try row.decode(forColumn: "body")
        form = try row.decode(forColumn: "body_form")
    }
}

/// A full event as it is written to the app's store.
struct WrittenCalendarEvent: PersistableRecord {
    static var databaseTableName: String { StoredCalendarEvent.databaseTableName }

    let account: String
    let event: CalendarEvent
    /// The event's JSON, sealed.
    private let body: Data

    /// Blocks for as long as the keychain takes.
    init(_ event: CalendarEvent, account: String, _ seal: PayloadSeal) throws(PayloadProblem) {
        self.account = account
        self.event = event
        body = try seal.sealed(event, account: account)
    }

    func encode(to container: inout PersistenceContainer) throws {
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
        container["body"] = body
        container["body_form"] = PayloadSeal.version
    }
}

/// The part of a full event that the mirror needs, read without its JSON.
struct EssentialEvent: FetchableRecord {
    /// The event as the shared store has it.
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
