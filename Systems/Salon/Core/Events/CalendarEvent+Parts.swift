import Foundation

extension CalendarEvent {
    /// The customer of the appointment.
    public struct Customer: Codable, Hashable, Sendable, Identifiable {
        public let id: String
        public var name: String
        public var phone: String?
        public var notes: String

        public init(id: String, name: String, phone: String? = nil, notes: String = "") {
            self.id = id
            self.name = name
            self.phone = phone
            self.notes = notes
        }
    }

    /// The treatment, and its price.
    public struct Treatment: Codable, Hashable, Sendable {
        public var name: String
        public var minutes: Int
        /// The price in the appointment's currency, before the offer.
        public var price: Decimal
        public var offer: Offer?

        public init(name: String, minutes: Int, price: Decimal, offer: Offer? = nil) {
            self.name = name
            self.minutes = minutes
            self.price = price
            self.offer = offer
        }
    }

    /// The offer for which a treatment costs less than usual.
    public struct Offer: Codable, Hashable, Sendable {
        public var name: String
        /// The part of the price that is taken off, 0 to 100.
        public var percent: Int

        public init(name: String, percent: Int) {
            self.name = name
            self.percent = percent
        }
    }

    /// The amounts of an appointment: what it costs and what of it is paid.
    public struct Money: Codable, Hashable, Sendable {
        /// Three letters (ISO 4217).
        public var currency: String
        public var total: Decimal
        public var paid: Decimal

        public init(currency: String = "EUR", total: Decimal, paid: Decimal = 0) {
            self.currency = currency
            self.total = total
            self.paid = paid
        }
    }
}
