import Foundation
import Hummingbird
import LoopbackService

/// The service's routes.
public struct TripsAPI: Sendable {
    /// Bytes of a request's body.
    static let bodyLimit = 16 * 1024
    private let store: TripsStore

    public init(store: TripsStore) { self.store = store }

    public func router() -> Router<BasicRequestContext> {
        let router = Router(), pace = SignInPace()
        router.add(middleware: RefusalMiddleware())
        router.get("health") { _, _ in try Response.json(["status": "up"]) }
        router.post("sessions") { request, _ in
            let credentials: Credentials = try await Self.body(of: request)
            try credentials.check()
            let (token, customer) = try await pace.run(credentials.email) {
                try await store.signIn(email: credentials.email.lowercased(), password: credentials.password)
            }
            return try Response.json(SignedIn(token: token, customer: customer), status: .created)
        }
        router.delete("sessions") { request, _ in
            try await store.signOut(token: Self.token(of: request))
            return Response(status: .noContent)
        }
        router.get("bookings") { request, _ in
            let customer = try await store.customer(token: Self.token(of: request))
            return try Response.json(Bookings(customer: customer, bookings: await store.bookings(of: customer)))
        }
        router.post("bookings") { request, _ in
            let customer = try await store.customer(token: Self.token(of: request))
            let order: BookingRequest = try await Self.body(of: request)
            return try Response.json(await store.add(order, for: customer), status: .created)
        }
        router.delete("bookings/:id") { request, context in
            let customer = try await store.customer(token: Self.token(of: request))
            try await store.cancel(context.parameters.require("id"), of: customer)
            return Response(status: .noContent)
        }
        router.get("destinations") { _, _ in
            try Response.json(Destination.all.map { ["id": $0.id, "city": $0.city] })
        }
        router.get("search") { request, _ in
            let values = Dictionary(
                request.uri.queryParameters.map { (String($0.key), String($0.value)) }, uniquingKeysWith: { first, _ in first })
            return try Response.json(store.offers(for: Offer.orders(values)))
        }
        router.post("samples/:name") { request, context in
            let name = try context.parameters.require("name")
            guard let sample = Sample(rawValue: name) else { throw ServiceError.unknownSample(name) }
            // A browser cannot send this type to another site without asking, so no page resets somebody's trips.
            let _: [String: String] = try await Self.body(of: request)
            try await store.seed(sample)
            return try Response.json(Credentials(email: sample.customer.email, password: Sample.password), status: .created)
        }
        router.get("pictures/hotels/:file") { _, context in
            let file = try context.parameters.require("file")
            guard file.hasSuffix(".jpg"), let bytes = try HotelPictures.picture(of: String(file.dropLast(4))) else {
                throw ServiceError.noSuchPicture
            }
            return Response(
                status: .ok, headers: [.contentType: "image/jpeg", .cacheControl: "public, max-age=86400"],
                body: .init(byteBuffer: .init(bytes: bytes)))
        }
        return router
    }

    private static func token(of request: Request) throws -> String {
        guard let header = request.headers[.authorization], header.hasPrefix("Bearer "), header.utf8.count < 200 else {
            throw ServiceError.notSignedIn
        }
        return String(header.dropFirst("Bearer ".count))
    }

    private static func body<Value: Decodable>(of request: Request) async throws -> Value {
        try await SentBody.json(of: request, limit: bodyLimit)
    }
}

/// The credentials with which a person signs in.
private struct Credentials: Codable {
    var email: String
    var password: String

    func check() throws {
        guard (3...254).contains(email.utf8.count), email.contains("@") else {
            throw ServiceRefusal.field("email", reason: "is no email address")
        }
        guard (1...200).contains(password.utf8.count) else { throw ServiceRefusal.field("password", reason: "must have 1 to 200 bytes") }
    }
}

private struct SignedIn: Encodable {
    var token: String
    var customer: Customer
}

private struct Bookings: Encodable {
    var customer: Customer
    var bookings: [Booking]
}
