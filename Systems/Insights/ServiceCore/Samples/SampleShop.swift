import SampleData

/// A shop whose events are made up.
public struct SampleShop: Sendable {
    public var front: StoreFront
    /// Visits on a usual day.
    var sessions: Double
    /// Orders on a usual day: about one visit in thirty.
    var orders: Double
    /// The value of one euro cent in the minor unit of the shop's currency, and the amount to which prices are rounded.
    var rate: Double
    var rounding: Int64
    /// Tax upon net prices.
    var tax: Double
    var products: [SampleProduct]
    /// The places in which its customers live.
    var places: [Place]

    struct Place: Decodable, Sendable {
        var country: String
        var region: String
        var city: String
    }

    /// These are the shops of `Samples/shops.json`: three of one merchant, and one of another.
    public static let all: [SampleShop] = SampleFile.value("shops", in: .module)

    /// A price of so many euro cents in the shop's currency, in minor units.
    func price(_ cents: Int64) -> Int64 {
        max(rounding, Int64((Double(cents) * rate / Double(rounding)).rounded()) * rounding)
    }
}

extension SampleShop: Decodable {
    private enum CodingKeys: String, CodingKey {
        case sessions, orders, rate, rounding, tax, products, places
    }

    /// This reads a shop whose `products` is the name of a list in `products.json`; what ``StoreFront`` has stands beside the rest.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let list = try values.decode(String.self, forKey: .products)
        guard let products = SampleProduct.lists[list] else {
            throw DecodingError.dataCorruptedError(forKey: .products, in: values, debugDescription: "There is no list “\(list)”.")
        }
        self.init(
            front: try StoreFront(from: decoder), sessions: try values.decode(Double.self, forKey: .sessions),
            orders: try values.decode(Double.self, forKey: .orders), rate: try values.decode(Double.self, forKey: .rate),
            rounding: try values.decode(Int64.self, forKey: .rounding), tax: try values.decode(Double.self, forKey: .tax),
            products: products, places: try values.decode([Place].self, forKey: .places))
    }
}
