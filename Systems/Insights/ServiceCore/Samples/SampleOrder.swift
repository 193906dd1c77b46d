/// An order that was made up. Money in the shop's minor units.
struct SampleOrder: Sendable {
    struct Line: Sendable {
        var product: Int
        var units: Int64
        var gross: Int64
        var discount: Int64
        var tax: Int64
    }

    var id: Int64
    /// The time in seconds since 1970.
    var at: Int64
    var customer: Int64
    var isNew: Bool
    var channel: String
    var discountCode: String?
    var place: SampleShop.Place
    var lines: [Line]
    var shipping: Int64
    /// The time at which the parcel is handed over.
    var fulfilled: Int64
    /// The source that the customer came from, by its place in the shop's list.
    var source: Int

    func status(at now: Int64) -> String { fulfilled <= now ? "fulfilled" : "unfulfilled" }
}
