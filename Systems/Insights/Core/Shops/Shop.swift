import Foundation

/// A shop of the merchant's.
public struct Shop: Codable, Hashable, Identifiable, Sendable {
    public var id: String
    public var name: String
    public var domain: String
    /// The currency's code (ISO 4217).
    public var currency: String
    /// The time zone by its name in the tz database; the shop's days begin and end by it.
    public var timeZone: String

    public init(id: String, name: String, domain: String = "", currency: String = "", timeZone: String = "") {
        self.id = id
        self.name = name
        self.domain = domain
        self.currency = currency
        self.timeZone = timeZone
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, domain, currency
        case timeZone = "time_zone"
    }

    /// GMT where the name is not known.
    public var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

    /// Whether a text may be an identifier: up to 40 letters, digits, and what joins them, as it becomes part of an address.
    public static func isID(_ text: String) -> Bool {
        (1...40).contains(text.utf8.count) && text.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil
    }
}
