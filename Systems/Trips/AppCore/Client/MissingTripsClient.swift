/// Stands in where no service was named: every call says so.
public struct MissingTripsClient: TripsServing {
    public init() {}

    public func signIn(email: String, password: String) async throws -> SignedIn { throw TripsClientError.noService }
    public func signOut(token: String) async throws { throw TripsClientError.noService }
    public func bookings(token: String) async throws -> [Booking] { throw TripsClientError.noService }
    public func add(_ order: BookingOrder, token: String) async throws { throw TripsClientError.noService }
    public func cancel(_ booking: String, token: String) async throws { throw TripsClientError.noService }
    public func destinations() async throws -> [Destination] { throw TripsClientError.noService }
    public func seed(_ sample: String) async throws -> Credentials { throw TripsClientError.noService }
}
