import FetchCache
import Foundation
import SalonCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries JSON to the service and back.
struct CalendarConnection: Sendable {
    let address: URL?
    let transport: FetchTransport

    func send(
        _ method: String, _ path: String, query: [URLQueryItem] = [], body: Data? = nil, headers: [String: String] = [:]
    ) async throws(CalendarProblem) -> (data: Data, response: HTTPURLResponse) {
        guard let address else { throw .noService }
        var parts = URLComponents(url: address.appendingPathComponent(path), resolvingAgainstBaseURL: false)
        if !query.isEmpty { parts?.queryItems = query }
        guard let url = parts?.url else { throw .invalid(path) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let body {
            request.httpBody = body
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        do {
            return try await transport(request)
        } catch {
            switch error as? FetchError {
            case .unreachable(let reason)?: throw .unreachable(reason)
            case .tooLarge?, .addressRefused?: throw .undecodable("\(error)")
            default: throw .unreachable("\(error)")
            }
        }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws(CalendarProblem) -> Value {
        do {
            return try CalendarJSON.decoder().decode(Value.self, from: data)
        } catch {
            throw .undecodable("it is not the JSON that was expected")
        }
    }

    static func encode(_ value: some Encodable) throws(CalendarProblem) -> Data {
        do {
            return try CalendarJSON.encoder().encode(value)
        } catch {
            throw .invalid("\(error)")
        }
    }
}
