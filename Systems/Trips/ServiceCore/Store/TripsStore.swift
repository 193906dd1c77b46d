import Foundation
import GRDB
import Passwords
import VitrineCryptography

/// Customers, their sessions and their bookings.
public struct TripsStore: Sendable {
    /// Seconds a session lasts.
    static let sessionLength = 90.0 * 86_400
    /// Bookings one customer may keep.
    static let mostBookings = 50
    private let database: DatabaseQueue
    private let now: @Sendable () -> Date

    public init(database: DatabaseQueue, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.now = now
    }

    /// Makes every sample customer that is missing; what a customer has changed stays.
    public func seedMissing() async throws {
        for sample in Sample.allCases where try await !exists(sample.customer.email) {
            try await seed(sample)
        }
    }

    /// Makes a sample customer anew, with bookings counted from now. Sessions stay.
    public func seed(_ sample: Sample) async throws {
        let customer = sample.customer
        let password = try PasswordHash(Sample.password)
        let bookings = sample.bookings(now: now(), composer: BookingComposer(traveller: customer.name))
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO customer (email, name, salt, rounds, password) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (email) DO UPDATE SET name = excluded.name, salt = excluded.salt, rounds = excluded.rounds,
                    password = excluded.password
                    """,
                arguments: [customer.email, customer.name, password.salt, password.rounds, password.digest])
            try database.execute(sql: "DELETE FROM booking WHERE email = ?", arguments: [customer.email])
            for booking in bookings {
                try Self.insert(booking, for: customer.email, database)
            }
        }
    }

    /// A new session's token, or a refusal that does not say which of the two was wrong.
    func signIn(email: String, password: String) async throws -> (token: String, customer: Customer) {
        let account = try await account(email)
        guard let account else {
            // An unknown address takes the same work as a known one, so that the response time tells nothing.
            _ = try PasswordHash(password)
            throw ServiceError.wrongCredentials
        }
        guard try account.password.matches(password) else { throw ServiceError.wrongCredentials }
        let token = Data.random(count: 32).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        let now = now().timeIntervalSince1970
        try await database.write { database in
            try database.execute(sql: "DELETE FROM session WHERE expires <= ?", arguments: [now])
            try database.execute(
                sql: "INSERT INTO session (token, email, expires) VALUES (?, ?, ?)",
                arguments: [Self.digest(token), email, now + Self.sessionLength])
        }
        return (token, account.customer)
    }

    private func account(_ email: String) async throws -> (customer: Customer, password: PasswordHash)? {
        try await database.read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM customer WHERE email = ?", arguments: [email]).map { row in
                (
                    Customer(email: row["email"], name: row["name"]),
                    PasswordHash(salt: row["salt"], rounds: row["rounds"], digest: row["password"])
                )
            }
        }
    }

    func signOut(token: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [Self.digest(token)]) }
    }

    func customer(token: String) async throws -> Customer {
        let now = now().timeIntervalSince1970
        let customer = try await database.read { database in
            try Row.fetchOne(
                database, sql: "SELECT customer.* FROM session JOIN customer USING (email) WHERE token = ? AND expires > ?",
                arguments: [Self.digest(token), now]
            ).map { Customer(email: $0["email"], name: $0["name"]) }
        }
        guard let customer else { throw ServiceError.notSignedIn }
        return customer
    }

    /// A customer's bookings, oldest purchase first.
    func bookings(of customer: Customer) async throws -> [Booking] {
        let contents = try await database.read { database in
            try String.fetchAll(
                database, sql: "SELECT content FROM booking WHERE email = ? ORDER BY purchasedAt, id", arguments: [customer.email])
        }
        return try contents.map { try JSONDecoder().decode(Booking.self, from: Data($0.utf8)) }
    }

    /// What these orders would come to; nothing is booked.
    func offers(for orders: [BookingRequest]) throws -> [Offer] { try Offer.all(for: orders, now: now()) }

    func add(_ order: BookingRequest, for customer: Customer) async throws -> Booking {
        let now = now()
        let booking = try order.booking(for: customer, now: now)
        try await database.write { database in
            let kept = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM booking WHERE email = ?", arguments: [customer.email]) ?? 0
            guard kept < Self.mostBookings else { throw ServiceError.tooManyBookings(limit: Self.mostBookings) }
            try Self.insert(booking, for: customer.email, database)
        }
        return booking
    }

    /// Cancels one of the customer's own bookings.
    func cancel(_ id: String, of customer: Customer) async throws {
        let removed = try await database.write { database in
            try database.execute(sql: "DELETE FROM booking WHERE id = ? AND email = ?", arguments: [id, customer.email])
            return database.changesCount
        }
        guard removed == 1 else { throw ServiceError.noSuchBooking }
    }

    private func exists(_ email: String) async throws -> Bool {
        try await database.read { try Bool.fetchOne($0, sql: "SELECT 1 FROM customer WHERE email = ?", arguments: [email]) ?? false }
    }

    private static func insert(_ booking: Booking, for email: String, _ database: Database) throws {
        let content = String(decoding: try JSONEncoder().encode(booking), as: UTF8.self)
        try database.execute(
            sql: "INSERT INTO booking (id, email, purchasedAt, content) VALUES (?, ?, ?, ?)",
            arguments: [booking.id, email, booking.purchasedAt, content])
    }

    /// Only a digest is kept, so that a stolen file opens no session.
    private static func digest(_ token: String) -> Data {
        Data(SHA256.hash(data: Data(token.utf8)))
    }
}
