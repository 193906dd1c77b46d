import SampleData

/// Something that a sample shop sells.
struct SampleProduct: Decodable, Sendable {
    var title: String
    var type: String
    var vendor: String
    /// The price in euro cents.
    var price: Int64
    /// The weight of the product: how often it is bought, against the others.
    var weight: Double

    /// These are the lists of `Samples/products.json`, by the names that shops have for them.
    static let lists: [String: [SampleProduct]] = SampleFile.value("products", in: .module)
}
