import Foundation

/// ``TripsServing`` over HTTP.
public struct HTTPTripsClient: TripsServing {
    /// Bytes of an answer; fifty bookings are a tenth of it.
    static let answerLimit = 1 << 20
    private let service: URL
    private let session: URLSession

    /// `timeout` in seconds.
    public init(service: URL, timeout: TimeInterval = 10) {
        self.service = service
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        session = URLSession(configuration: configuration)
    }

    public func signIn(email: String, password: String) async throws -> SignedIn {
        try decode(await call("POST", "sessions", body: Credentials(email: email, password: password)))
    }

    public func signOut(token: String) async throws {
        _ = try await call("DELETE", "sessions", token: token)
    }

    public func bookings(token: String) async throws -> [Booking] {
        let answer: BookingsAnswer = try decode(await call("GET", "bookings", token: token))
        return answer.bookings
    }

    public func add(_ order: BookingOrder, token: String) async throws {
        _ = try await call("POST", "bookings", token: token, body: order)
    }

    public func cancel(_ booking: String, token: String) async throws {
        _ = try await call("DELETE", "bookings/\(Self.segment(booking))", token: token)
    }

    public func destinations() async throws -> [Destination] {
        try decode(await call("GET", "destinations"))
    }

    public func seed(_ sample: String) async throws -> Credentials {
        try decode(await call("POST", "samples/\(Self.segment(sample))", body: [String: String]()))
    }

    private struct BookingsAnswer: Decodable {
        var bookings: [Booking]
    }

    private struct Refusal: Decodable {
        struct Reason: Decodable {
            var code: String
            var message: String
        }
        var error: Reason
    }

    private func call(_ method: String, _ path: String, token: String? = nil) async throws -> Data {
        try await call(method, path, token: token, content: nil)
    }

    private func call(_ method: String, _ path: String, token: String? = nil, body: some Encodable) async throws -> Data {
        try await call(method, path, token: token, content: try JSONEncoder().encode(body))
    }

    private func call(_ method: String, _ path: String, token: String?, content: Data?) async throws -> Data {
        guard let url = URL(string: path, relativeTo: service) else { throw TripsClientError.badAnswer(path) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = content
        if content != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, response) = try await send(request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, data.count <= Self.answerLimit else {
            throw TripsClientError.badAnswer(method + " " + path)
        }
        if (200..<300).contains(status) { return data }
        guard let reason = try? JSONDecoder().decode(Refusal.self, from: data).error else {
            throw TripsClientError.badAnswer("\(method) \(path): \(status)")
        }
        if reason.code == "not_signed_in" { throw TripsClientError.notSignedIn }
        throw TripsClientError.refused(code: reason.code, message: String(reason.message.prefix(300)))
    }

    private func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
        do {
            return try await session.data(for: request)
        } catch {
            throw TripsClientError.unreachable(error.localizedDescription)
        }
    }

    private func decode<Value: Decodable>(_ data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw TripsClientError.badAnswer("\(Value.self)")
        }
    }

    /// One part of a path, whatever characters it has.
    private static func segment(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_."))) ?? ""
    }
}
