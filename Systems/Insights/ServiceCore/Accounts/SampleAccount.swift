import SampleData

/// The accounts that are there from the start.
public struct SampleAccount: Sendable {
    public var account: Account
    public var password: String

    /// These are the accounts of `Samples/accounts.json`: a merchant with three shops, and one with one.
    public static let all: [SampleAccount] = SampleFile.value("accounts", in: .module)
}

extension SampleAccount: Decodable {
    private enum CodingKeys: String, CodingKey {
        case username, password, shops
    }

    /// This reads an account whose `shops` are the ids of those in `shops.json`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let shops = try values.decode([String].self, forKey: .shops).map { id in
            guard let shop = SampleShop.all.first(where: { $0.front.id == id }) else {
                throw DecodingError.dataCorruptedError(forKey: .shops, in: values, debugDescription: "There is no shop “\(id)”.")
            }
            return shop.front
        }
        self.init(
            account: Account(username: try values.decode(String.self, forKey: .username), shops: shops),
            password: try values.decode(String.self, forKey: .password))
    }
}
