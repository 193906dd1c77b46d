import Credentials
import Foundation
import GRDB
import SalonCalendar
import SalonCore
import SharedStore

/// The two stores and the keychain of one device, in a folder.
public struct SalonEnvironment: Sendable {
    public let folder: URL

    public init(_ folder: URL) { self.folder = folder }

    public var sharedDatabase: URL { folder.appendingPathComponent("group/shared.sqlite") }
    public var calendarDatabase: URL { folder.appendingPathComponent("app/calendar.sqlite") }

    /// The keychain of a process with these groups.
    public func keychain(_ groups: [String] = [SalonGroup.keychain]) -> FileKeychain {
        FileKeychain(home: folder.appendingPathComponent("device", isDirectory: true), groups: groups, service: "salon")
    }

    public var seal: PayloadSeal { PayloadSeal(keychain: keychain()) }

    public func salon(as role: StoreRole = .app, options: StoreOptions = StoreOptions()) throws -> SalonStore {
        try SalonStore(at: sharedDatabase, as: role, options: options)
    }

    public func calendar(as role: StoreRole = .app, options: StoreOptions = StoreOptions()) throws -> CalendarStore {
        try CalendarStore(at: calendarDatabase, seal: seal, as: role, options: options)
    }

    /// What the widget would store of an event that it has received.
    public static func received(
        _ event: CalendarEvent, account: String = SampleEvents.account, seal: PayloadSeal, at date: Date = SampleEvents.now
    ) throws -> LightCalendarEvent {
        var light = LightCalendarEvent(event, account: account, receivedAt: date)
        light.isTombstone = event.stylist != account || event.status != .booked
        light.needsSync = true
        light.payload = try seal.sealed(event, account: account)
        light.payloadVersion = PayloadSeal.version
        return light
    }
}

extension SharedStore {
    /// How many rows of observed tables were ever written.
    public func written() throws -> Int {
        try read { db in
            // A line of no table says that another one was written.
            try Int.fetchOne(db, sql: "SELECT coalesce(max(id), 0) - coalesce(sum(tbl = 0), 0) FROM shared_change") ?? 0
        }
    }
}
