import Foundation
import SalonCore

/// An event in a form that this version cannot read: what is seen of it at a glance, and all of it as it came.
public struct UnreadEvent: Hashable, Sendable {
    /// The event at a glance, in nobody's calendar yet.
    public let light: LightCalendarEvent
    public let stylist: String
    public let isBooked: Bool
    /// The event's JSON.
    public let json: Data
}

/// The events of an answer that cannot be read.
public struct UnreadEvents: Error, Hashable, Sendable {
    /// The events that can be kept until an app version comes that reads them.
    public var kept: [UnreadEvent]
    /// The number of events that do not even have an id.
    public var lost: Int

    public init(kept: [UnreadEvent] = [], lost: Int = 0) {
        self.kept = kept
        self.lost = lost
    }

    public var isEmpty: Bool { kept.isEmpty && lost == 0 }
}

extension UnreadEvents: CustomStringConvertible {
    public var description: String {
        let ids = kept.prefix(20).map(\.light.id).joined(separator: ", ")
        return
            "\(kept.count + lost) appointments came in a form that this version cannot read; kept for one that can: \(kept.count) (\(ids))."
    }
}

/// An event of an answer, which does not make the others unreadable when it is so itself.
struct ReceivedEvent: Decodable {
    let event: CalendarEvent?
    /// The event in its unread form; nil, too, for what does not even say which it is.
    let unread: UnreadEvent?

    init(from decoder: any Decoder) throws {
        event = try? CalendarEvent(from: decoder)
        unread = event == nil ? try? Self.unread(decoder) : nil
    }

    private struct Glance: Decodable {
        var id: String
        var version: Int
        var stylist: String
        var start: Date
        var end: Date
    }

    /// The keys that may be missing, or of another form.
    private enum Extra: String, CodingKey { case customer, treatments, colour, status }
    private struct Named: Decodable { var name: String }

    private static func unread(_ decoder: any Decoder) throws -> UnreadEvent {
        let glance = try Glance(from: decoder), extra = try decoder.container(keyedBy: Extra.self)
        let customer = try? extra.decode(Named.self, forKey: .customer)
        let treatments = try? extra.decode([Named].self, forKey: .treatments)
        let colour = try? extra.decode(AppointmentColour.self, forKey: .colour)
        let status = try? extra.decode(CalendarEvent.Status.self, forKey: .status)
        return UnreadEvent(
            light: LightCalendarEvent(
                id: glance.id, account: "", version: glance.version, start: glance.start, end: glance.end, customer: customer?.name ?? "",
                treatment: treatments?.map(\.name).joined(separator: ", ") ?? "", colour: colour ?? .other(""),
                receivedAt: Date(milliseconds: 0)),
            stylist: glance.stylist,
            // An event in an unknown state may not take place at all.
            isBooked: status == .booked, json: try CalendarJSON.encoder().encode(JSONCopy(from: decoder)))
    }
}
