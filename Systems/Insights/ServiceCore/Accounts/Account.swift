import Foundation
import ShopifyQL

/// Somebody who signs in, and the shops that are theirs.
public struct Account: Sendable, Hashable {
    /// The name one signs in with.
    public var username: String
    public var shops: [StoreFront]

    public init(username: String, shops: [StoreFront]) {
        self.username = username
        self.shops = shops
    }

    /// Returns one of the account's own shops.
    func shop(_ id: String) throws(InsightsError) -> StoreFront {
        guard let shop = shops.first(where: { $0.id == id }) else { throw .noSuchShop }
        return shop
    }
}

/// A shop as `GET /v1/shops` lists it.
public struct StoreFront: Codable, Sendable, Hashable {
    public var id: String
    public var name: String
    public var domain: String
    /// The currency's code (ISO 4217).
    public var currency: String
    /// The zone whose midnight begins the shop's day.
    public var timeZone: String

    enum CodingKeys: String, CodingKey {
        case id, name, domain, currency
        case timeZone = "time_zone"
    }

    /// The shop as queries need to know it.
    var queried: Shop {
        Shop(id: Int64(id) ?? 0, name: name, timeZone: TimeZone(identifier: timeZone) ?? .gmt, currency: currency)
    }
}
