/// What the app keeps of a signed-in customer in its own container, out of the widget's reach.
public struct StoredAccount: Codable, Equatable, Sendable {
    public var token: String
    public var customer: Customer
    /// As last downloaded.
    public var bookings: [Booking]

    public init(token: String, customer: Customer, bookings: [Booking] = []) {
        self.token = token
        self.customer = customer
        self.bookings = bookings
    }
}
