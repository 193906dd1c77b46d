import Foundation

/// The service, as the app calls it. Every call throws ``TripsClientError``.
public protocol TripsServing: Sendable {
    /// A session's token and who it belongs to.
    func signIn(email: String, password: String) async throws -> SignedIn
    func signOut(token: String) async throws
    func bookings(token: String) async throws -> [Booking]
    func add(_ order: BookingOrder, token: String) async throws
    func cancel(_ booking: String, token: String) async throws
    func destinations() async throws -> [Destination]
    /// Makes a sample customer anew and gives what one signs in with.
    func seed(_ sample: String) async throws -> Credentials
}

public struct SignedIn: Codable, Equatable, Sendable {
    public var token: String
    public var customer: Customer
}

/// Whose bookings these are.
public struct Customer: Codable, Equatable, Sendable {
    public var email: String
    public var name: String
}

public struct Credentials: Codable, Equatable, Sendable {
    public var email: String
    public var password: String
}

/// A place one can travel to.
public struct Destination: Codable, Equatable, Sendable {
    public var id: String
    public var city: String
}

/// What the customer asks to book.
public struct BookingOrder: Codable, Equatable, Sendable {
    public var product: String
    public var destination: String
    /// `2026-06-12`.
    public var departure: String
    public var nights: Int

    public init(product: String, destination: String, departure: String, nights: Int) {
        self.product = product
        self.destination = destination
        self.departure = departure
        self.nights = nights
    }
}
