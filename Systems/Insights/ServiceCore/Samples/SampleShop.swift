/// A shop whose events are made up.
public struct SampleShop: Sendable {
    public var front: StoreFront
    /// Visits on a usual day.
    var sessions: Double
    /// Orders on a usual day: about one visit in thirty.
    var orders: Double
    /// What one euro's cent is in the minor unit of the shop's currency, and to what prices are rounded.
    var rate: Double
    var rounding: Int64
    /// Tax upon net prices.
    var tax: Double
    var products: [SampleProduct]
    /// Where its customers live.
    var places: [Place]

    struct Place: Sendable {
        var country: String
        var region: String
        var city: String
    }

    /// Three of one merchant, and one of another.
    public static let all = [
        SampleShop(
            front: StoreFront(id: "1001", name: "Kaffa Coffee", domain: "kaffa-coffee.example", currency: "EUR", timeZone: "Europe/Rome"),
            sessions: 1_930, orders: 64, rate: 1, rounding: 10, tax: 0.04, products: SampleProduct.coffee,
            places: [
                Place(country: "Italy", region: "Lazio", city: "Rome"), Place(country: "Italy", region: "Lombardy", city: "Milan"),
                Place(country: "Italy", region: "Piedmont", city: "Turin"), Place(country: "Germany", region: "Bavaria", city: "Munich"),
                Place(country: "Austria", region: "Vienna", city: "Vienna"),
                Place(country: "France", region: "Île-de-France", city: "Paris"),
            ]),
        SampleShop(
            front: StoreFront(
                id: "1002", name: "Kaffa Roasters Toronto", domain: "kaffa-toronto.example", currency: "CAD", timeZone: "America/Toronto"),
            sessions: 420, orders: 14, rate: 1.5, rounding: 25, tax: 0.05, products: SampleProduct.coffee,
            places: [
                Place(country: "Canada", region: "Ontario", city: "Toronto"), Place(country: "Canada", region: "Quebec", city: "Montreal"),
                Place(country: "United States", region: "New York", city: "Buffalo"),
            ]),
        SampleShop(
            front: StoreFront(id: "1003", name: "Kaffa Kissa", domain: "kaffa-kissa.example", currency: "JPY", timeZone: "Asia/Tokyo"),
            sessions: 310, orders: 9, rate: 1.6, rounding: 10, tax: 0.08, products: SampleProduct.coffee,
            places: [
                Place(country: "Japan", region: "Tokyo", city: "Setagaya"), Place(country: "Japan", region: "Kanagawa", city: "Yokohama"),
                Place(country: "Japan", region: "Osaka", city: "Osaka"),
            ]),
        SampleShop(
            front: StoreFront(id: "2001", name: "Fjord Wool", domain: "fjord-wool.example", currency: "NOK", timeZone: "Europe/Oslo"),
            sessions: 150, orders: 4, rate: 11, rounding: 900, tax: 0.25, products: SampleProduct.wool,
            places: [
                Place(country: "Norway", region: "Oslo", city: "Oslo"), Place(country: "Norway", region: "Vestland", city: "Bergen"),
                Place(country: "Sweden", region: "Skåne", city: "Malmö"),
            ]),
    ]

    /// A price of so many euro cents in the shop's currency, in minor units.
    func price(_ cents: Int64) -> Int64 {
        max(rounding, Int64((Double(cents) * rate / Double(rounding)).rounded()) * rounding)
    }
}
