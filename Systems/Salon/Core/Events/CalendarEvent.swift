import Foundation

/// An appointment with all that the salon knows of it, as the app keeps it and the service sends it.
public struct CalendarEvent: Codable, Hashable, Sendable, Identifiable {
    /// The status of an appointment.
    public enum Status: String, Codable, CaseIterable, Hashable, Sendable {
        case booked, cancelled
    }

    public let id: String
    /// The version that the service gives, one more with each change. Of two copies the higher is the newer.
    public var version: Int
    /// The identifier of whose appointment it is.
    public var stylist: String
    public var customer: Customer
    /// The treatments in the order in which they are done.
    public var treatments: [Treatment]
    /// Dates have milliseconds, no more.
    public var start: Date
    public var end: Date
    /// Minutes in which its times are moved.
    public var granularity: Int
    public var notes: String
    public var money: Money
    public var colour: AppointmentColour
    public var status: Status
    /// The time at which the service last changed it.
    public var updatedAt: Date

    enum CodingKeys: String, CodingKey {
        case id, version, stylist, customer, treatments, start, end, granularity, notes, money, colour, status
        case updatedAt = "updated_at"
    }

    public init(
        id: String, version: Int = 1, stylist: String, customer: Customer, treatments: [Treatment], start: Date, end: Date,
        granularity: Int = 15, notes: String = "", money: Money, colour: AppointmentColour, status: Status = .booked, updatedAt: Date
    ) {
        self.id = id
        self.version = version
        self.stylist = stylist
        self.customer = customer
        self.treatments = treatments
        self.start = start.inMilliseconds
        self.end = end.inMilliseconds
        self.granularity = granularity
        self.notes = notes
        self.money = money
        self.colour = colour
        self.status = status
        self.updatedAt = updatedAt.inMilliseconds
    }

    /// The names of the treatments, by which the appointment is shown at a glance.
    public var treatment: String { treatments.map(\.name).joined(separator: ", ") }

    /// Whether an identifier is one: letters, digits, `.`, `-` and `_`, at most 64 bytes.
    public static func isID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
