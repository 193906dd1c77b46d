import Foundation
import TripsAppCore

/// A service in memory that does what a test tells it.
actor FakeService: TripsServing {
    var bookings: [Booking]
    var failure: TripsClientError?
    private(set) var signedOut: [String] = []
    private var gate: CheckedContinuation<Void, Never>?
    private var isHeld = false
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    init(_ bookings: [Booking] = []) { self.bookings = bookings }

    func set(bookings: [Booking]) { self.bookings = bookings }
    func set(failure: TripsClientError?) { self.failure = failure }

    /// The next download waits until `release()`.
    func hold() { isHeld = true }

    func release() {
        gate?.resume()
        gate = nil
    }

    /// Returns once a download waits.
    func waitForHeldDownload() async {
        if gate == nil { await withCheckedContinuation { arrivals.append($0) } }
    }

    func signIn(email: String, password: String) async throws -> SignedIn {
        if let failure { throw failure }
        guard password == "right" else { throw TripsClientError.refused(code: "wrong_credentials", message: "Wrong.") }
        let answer = ["token": "token-\(email)"] as [String: Any]
        let customer = ["email": email, "name": "<b>Eve & Co</b>"]
        let json = try JSONSerialization.data(withJSONObject: answer.merging(["customer": customer]) { $1 })
        return try JSONDecoder().decode(SignedIn.self, from: json)
    }

    func signOut(token: String) async throws {
        if let failure { throw failure }
        signedOut.append(token)
    }

    func bookings(token: String) async throws -> [Booking] {
        if isHeld {
            isHeld = false
            await withCheckedContinuation { continuation in
                gate = continuation
                arrivals.forEach { $0.resume() }
                arrivals = []
            }
        }
        if let failure { throw failure }
        return bookings
    }

    func add(_ order: BookingOrder, token: String) async throws {
        if let failure { throw failure }
        bookings.append(BookingSample.flights("added-to-\(order.destination)"))
    }

    func cancel(_ booking: String, token: String) async throws {
        if let failure { throw failure }
        bookings.removeAll { $0.id == booking }
    }

    func destinations() async throws -> [Destination] {
        if let failure { throw failure }
        return try JSONDecoder().decode([Destination].self, from: Data(#"[{"id":"tokyo","city":"Tokyo"}]"#.utf8))
    }

    func seed(_ sample: String) async throws -> Credentials {
        if let failure { throw failure }
        return try JSONDecoder().decode(Credentials.self, from: Data(#"{"email":"\#(sample)@example.com","password":"right"}"#.utf8))
    }
}
