/// Where a trip begins.
public struct Airport: Codable, Hashable, Identifiable, Sendable {
    /// Three letters; four for a small airport that has no IATA code.
    public var code: String
    public var city: String
    public var name: String
    /// ISO 3166, two letters.
    public var country: String

    public var id: String { code }

    public init(code: String, city: String, name: String = "", country: String = "") {
        self.code = code
        self.city = city
        self.name = name
        self.country = country
    }

    /// Of which only the code is known: enough to ask for its deals.
    public init?(code: String) {
        guard Self.isCode(code) else { return nil }
        self.init(code: code, city: code)
    }

    /// Three or four capital letters.
    public static func isCode(_ text: String) -> Bool {
        (3...4).contains(text.utf8.count) && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
