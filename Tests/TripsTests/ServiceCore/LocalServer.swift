import Foundation
import ServiceStorage
import TripsServiceCore

/// A service on a port of its own while `body` runs; its folder is memory.
func withService<Result: Sendable>(
    now: @escaping @Sendable () -> Date = { Date() }, seeded: Bool = true, _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
    let store = TripsStore(database: try ServiceDatabase.trips.inMemory(), now: now)
    if seeded { try await store.seedMissing() }
    let server = TripsServer(api: TripsAPI(store: store, pictures: HotelPictures(draw: { try HotelPainter.jpeg($0) })))
    let (ports, port) = AsyncStream<Int>.makeStream()
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            try await server.run(port: 0) { port.yield($0) }
        }
        var iterator = ports.makeAsyncIterator()
        // The stream ends only with this function, so a number always comes.
        let number = await iterator.next()!
        let result = try await body(URL(string: "http://127.0.0.1:\(number)/")!)
        group.cancelAll()
        return result
    }
}

/// An answer, as a test looks at it.
struct Answer: Sendable {
    var status: Int
    var body: Data
    var headers: [String: String]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The word for programs of a refusal.
    var code: String? {
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: [String: Any]]
        return object?["error"]?["code"] as? String
    }

    var field: String? {
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: [String: Any]]
        return object?["error"]?["field"] as? String
    }
}

/// One request, without following redirects.
func ask(
    _ method: String, _ url: URL, _ path: String, headers: [String: String] = [:], body: String? = nil
) async throws -> Answer {
    var request = URLRequest(url: URL(string: path.isEmpty ? "/" : path, relativeTo: url)!)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.timeoutInterval = 20
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let session = URLSession(configuration: .ephemeral, delegate: NoRedirects(), delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(for: request)
    let answer = response as! HTTPURLResponse
    let named = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(status: answer.statusCode, body: data, headers: Dictionary(named, uniquingKeysWith: { $1 }))
}

private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

let json = ["Content-Type": "application/json"]
