import Foundation
import ScriptBridge
import ScriptModules

@testable import TripsServiceCore

/// A service in memory that does what a test tells it, in the words of the real one.
actor FakeTripsService: ScriptNetwork {
    enum Failure: Equatable {
        /// No answer comes.
        case unreachable
        case notSignedIn
        case refused(code: String, message: String)
    }

    var bookings: [Booking]
    var failure: Failure?
    private(set) var signedOut: [String] = []
    /// The query of each search, as the client wrote it.
    private(set) var searches: [String] = []
    private var gate: CheckedContinuation<Void, Never>?
    private var isHeld = false
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    init(_ bookings: [Booking] = []) { self.bookings = bookings }

    func set(bookings: [Booking]) { self.bookings = bookings }
    func set(failure: Failure?) { self.failure = failure }

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

    func answer(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let path = request.url?.path ?? "", method = request.httpMethod ?? ""
        let isDownload = method == "GET" && path == "/bookings"
        if isDownload, isHeld { await waitAtGate() }
        if path == "/search" { searches.append(request.url?.query ?? "") }
        switch failure {
        case .unreachable: throw NativeError(code: "E_UNREACHABLE", message: "down")
        case .notSignedIn: return try refusal(401, "not_signed_in", "No.", request)
        case .refused(let code, let message): return try refusal(422, code, message, request)
        case nil: break
        }
        let sent = request.httpBody.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
        switch (method, path) {
        case ("POST", "/sessions"):
            guard sent["password"] as? String == "right", let email = sent["email"] as? String else {
                return try refusal(401, "wrong_credentials", "Wrong.", request)
            }
            return try given(["token": "token-\(email)", "customer": ["email": email, "name": "<b>Eve & Co</b>"]], request)
        case ("DELETE", "/sessions"):
            signedOut.append(String(request.value(forHTTPHeaderField: "Authorization")?.dropFirst("Bearer ".count) ?? ""))
            return try given([:], request)
        case ("GET", "/bookings"):
            return try given(["bookings": JSONSerialization.jsonObject(with: JSONEncoder().encode(bookings))], request)
        case ("POST", "/bookings"):
            bookings.append(BookingSample.flights("added-to-\(sent["destination"] ?? "")"))
            return try given([:], request)
        case ("DELETE", _) where path.hasPrefix("/bookings/"):
            bookings.removeAll { "/bookings/\($0.id)" == path }
            return try given([:], request)
        case ("GET", "/destinations"): return try given([["id": "tokyo", "city": "Tokyo"]], request)
        case ("GET", "/search"): return try given([try offer(request)], request)
        case ("POST", _) where path.hasPrefix("/samples/"):
            return try given(["email": "\(path.dropFirst("/samples/".count))@example.com", "password": "right"], request)
        default: return try refusal(404, "unknown", "Nothing is here.", request)
        }
    }

    private func waitAtGate() async {
        isHeld = false
        await withCheckedContinuation { continuation in
            gate = continuation
            arrivals.forEach { $0.resume() }
            arrivals = []
        }
    }

    private func offer(_ request: URLRequest) throws -> Any {
        let query = request.url?.query ?? "", booking = BookingSample.package()
        let flies = !query.contains("product=hotel"), stays = !query.contains("product=flight")
        let offer = Offer(
            destination: "tokyo", city: "Tokyo", product: .package, priceInCents: 99_950, currency: "EUR",
            outbound: flies ? booking.outbound : nil, inbound: flies ? booking.inbound : nil, stay: stays ? booking.stay : nil)
        return try JSONSerialization.jsonObject(with: JSONEncoder().encode(offer))
    }

    private func given(_ json: Any, _ request: URLRequest, status: Int = 200) throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, let head = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            throw URLError(.badURL)
        }
        return (try JSONSerialization.data(withJSONObject: json), head)
    }

    private func refusal(_ status: Int, _ code: String, _ message: String, _ request: URLRequest) throws -> (Data, HTTPURLResponse) {
        try given(["error": ["code": code, "message": message]], request, status: status)
    }
}
