import Foundation

/// A shop as its queries need to know it.
public struct Shop: Sendable, Hashable {
    public var id: Int64
    public var name: String
    /// The zone whose midnight begins the shop's day.
    public var timeZone: TimeZone
    /// The ISO 4217 code of the currency its money is kept in.
    public var currency: String

    public init(id: Int64, name: String, timeZone: TimeZone, currency: String) {
        self.id = id
        self.name = name
        self.timeZone = timeZone
        self.currency = currency
    }
}

/// The shops for which a query is answered, and the time.
public struct QueryContext: Sendable, Hashable {
    /// The shop that asks; its time zone holds unless the query names another.
    public var shop: Shop
    /// The shops of its organisation, itself among them.
    public var organization: [Shop]
    /// The time for which `now` stands.
    public var now: Date
    /// Whether an answer of a part of the data, marked as one, is better than none.
    public var allowsPartial: Bool

    /// A context of one shop, or of one within its organisation.
    public init(shop: Shop, organization: [Shop] = [], now: Date, allowsPartial: Bool = false) {
        self.shop = shop
        self.organization = organization.isEmpty ? [shop] : organization
        self.now = now
        self.allowsPartial = allowsPartial
    }
}

/// The minor units of currencies.
enum Currency {
    private static let whole: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    private static let thousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

    /// Returns one minor unit of a currency in main units (ISO 4217).
    static func minorUnit(_ code: String) -> Decimal {
        let digits = whole.contains(code) ? 0 : thousandths.contains(code) ? 3 : 2
        return Decimal(sign: .plus, exponent: -digits, significand: 1)
    }
}
