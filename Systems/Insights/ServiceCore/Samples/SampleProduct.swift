/// Something that a sample shop sells.
struct SampleProduct: Sendable {
    var title: String
    var type: String
    var vendor: String
    /// Euro cents.
    var price: Int64
    /// How often it is bought, against the others.
    var weight: Double

    static let coffee = [
        SampleProduct(title: "Espresso Roma 250 g", type: "Coffee", vendor: "Kaffa", price: 1_090, weight: 9),
        SampleProduct(title: "Espresso Roma 1 kg", type: "Coffee", vendor: "Kaffa", price: 3_490, weight: 12),
        SampleProduct(title: "Sidamo Filter 250 g", type: "Coffee", vendor: "Kaffa", price: 1_390, weight: 8),
        SampleProduct(title: "Decaf Andes 500 g", type: "Coffee", vendor: "Kaffa", price: 1_990, weight: 4),
        SampleProduct(title: "Tasting Set of Six", type: "Coffee", vendor: "Kaffa", price: 4_290, weight: 6),
        SampleProduct(title: "Moka Pot for Three", type: "Equipment", vendor: "Vesuvio", price: 3_690, weight: 4),
        SampleProduct(title: "Hand Grinder", type: "Equipment", vendor: "Tornado", price: 8_900, weight: 2.4),
        SampleProduct(title: "Gooseneck Kettle", type: "Equipment", vendor: "Tornado", price: 6_900, weight: 1.8),
        SampleProduct(title: "Milk Frother", type: "Equipment", vendor: "Vesuvio", price: 4_900, weight: 2),
        SampleProduct(title: "Two Espresso Cups", type: "Tableware", vendor: "Terra", price: 2_600, weight: 4),
        SampleProduct(title: "Paper Filters, 100", type: "Equipment", vendor: "Tornado", price: 790, weight: 5),
        SampleProduct(title: "Gift Card", type: "Gift Card", vendor: "Kaffa", price: 5_000, weight: 1),
    ]

    static let wool = [
        SampleProduct(title: "Lambswool Scarf", type: "Accessories", vendor: "Fjord", price: 5_900, weight: 5),
        SampleProduct(title: "Fisherman's Jumper", type: "Knitwear", vendor: "Fjord", price: 16_900, weight: 2),
        SampleProduct(title: "Thick Socks", type: "Accessories", vendor: "Fjord", price: 2_400, weight: 7),
        SampleProduct(title: "Yarn, 100 g", type: "Yarn", vendor: "Fjord", price: 1_290, weight: 6),
        SampleProduct(title: "Blanket", type: "Home", vendor: "Fjord", price: 12_900, weight: 1.5),
    ]
}
