import Foundation

/// One appointment of the diary, with everything the salon knows about it.
public struct Appointment: Codable, Hashable, Sendable {
    /// The customer of the appointment.
    public struct Customer: Codable, Hashable, Sendable {
        public var id: String
        public var name: String
        public var phone: String?
        /// The salon's notes about the customer.
        public var notes: String
    }

    /// The treatment that is done.
    public struct Treatment: Codable, Hashable, Sendable {
        public var name: String
        public var minutes: Int
        /// The price in the appointment's currency, without the offer.
        public var price: Decimal
        public var offer: Offer?
    }

    /// The offer for which a treatment costs less.
    public struct Offer: Codable, Hashable, Sendable {
        public var name: String
        /// Percent, 1 to 100.
        public var percent: Int
    }

    /// The amounts of an appointment.
    public struct Money: Codable, Hashable, Sendable {
        /// The currency's code (ISO 4217).
        public var currency: String
        public var total: Decimal
        public var paid: Decimal
    }

    /// The colour in which the diary shows the appointment.
    public enum Colour: String, Codable, CaseIterable, Sendable {
        case pink, indigo, teal, orange
    }

    public enum Status: String, Codable, CaseIterable, Sendable {
        case booked, cancelled
    }

    public var id: String
    /// The version, which grows with each change; the higher wins.
    public var version: Int
    /// The stylist's name for programs.
    public var stylist: String
    public var customer: Customer
    public var treatments: [Treatment]
    public var start: Date
    public var end: Date
    /// Minutes of the grid that the diary moves it by.
    public var granularity: Int
    public var notes: String
    public var money: Money
    public var colour: Colour
    public var status: Status
    public var updatedAt: Date

    enum CodingKeys: String, CodingKey {
        case id, version, stylist, customer, treatments, start, end, granularity, notes, money, colour, status
        case updatedAt = "updated_at"
    }
}
