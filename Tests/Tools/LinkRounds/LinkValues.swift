/// The values that a link to a search carries.
public struct LinkValues: Equatable, Sendable {
    public var airport: String
    public var destination: String
    /// The city, which may be any text.
    public var city: String
    public var type: String
    public var travellers: Int
    public var dates: String

    public init(airport: String, destination: String, city: String, type: String, travellers: Int, dates: String) {
        self.airport = airport
        self.destination = destination
        self.city = city
        self.type = type
        self.travellers = travellers
        self.dates = dates
    }

    /// A search as a tile may ask for it; its city is whatever text there is.
    public init(_ chance: inout some RandomNumberGenerator) {
        func code(_ chance: inout some RandomNumberGenerator) -> String {
            String((0..<3).map { _ in Character(UnicodeScalar(UInt8.random(in: 65...90, using: &chance))) })
        }
        airport = code(&chance)
        destination = code(&chance)
        city = LinkTexts.text(&chance)
        type = ["flight", "hotel", "flight_and_hotel"].randomElement(using: &chance) ?? "flight"
        travellers = Int.random(in: 1...4, using: &chance)
        dates = ["weekend", "week", "anytime"].randomElement(using: &chance) ?? "week"
    }
}
