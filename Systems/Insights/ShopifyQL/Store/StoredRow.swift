/// One event or record as it is stored.
public struct StoredRow: Sendable, Hashable {
    /// The shop it belongs to.
    public var shop: Int64
    /// The row's time, in seconds since 1970.
    public var at: Int64
    /// Values by field; a field that is left out is null.
    public var values: [String: Cell]

    /// A row of a shop at a time.
    public init(shop: Int64, at: Int64, values: [String: Cell]) {
        self.shop = shop
        self.at = at
        self.values = values
    }
}
