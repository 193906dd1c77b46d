import Foundation
import FoundationNetworking
import LoopbackService

@testable import GetawaysServiceCore

/// The service on a port of its own while `body` runs. Photographs are small ones, unless they are to be the real ones.
func withGetaways<Result: Sendable>(
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_781_074_800) },
    draw: @escaping @Sendable (Destination) throws -> [UInt8] = { [0xFF, 0xD8] + Array($0.name.utf8) + [0xFF, 0xD9] },
    _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("getaways-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let api = GetawaysAPI(airports: Airports.index, photographs: Photographs(folder: folder, draw: draw), now: now)
    let server = LoopbackServer(name: "GetawaysService", router: { api.router() })
    let (ports, port) = AsyncStream<Int>.makeStream()
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run(port: 0) { port.yield($0) } }
        var iterator = ports.makeAsyncIterator()
        // The stream ends only with this function, so a number always comes.
        let number = await iterator.next()!
        defer { group.cancelAll() }
        return try await body(URL(string: "http://127.0.0.1:\(number)")!)
    }
}

enum Airports {
    /// Made once for all tests.
    static let index = AirportIndex()
}

/// An answer, as a test looks at it.
struct Answer: Sendable {
    var status: Int
    var body: Data
    var headers: [String: String]

    var field: String? {
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: [String: Any]]
        return object?["error"]?["field"] as? String
    }

    func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: body)
    }
}

func ask(_ url: URL, _ path: String, headers: [String: String] = [:], post: String? = nil) async throws -> Answer {
    var request = URLRequest(url: URL(string: url.absoluteString + path)!)
    if let post {
        request.httpMethod = "POST"
        request.httpBody = Data(post.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.timeoutInterval = 20
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(for: request)
    let answer = response as! HTTPURLResponse
    let named = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(status: answer.statusCode, body: data, headers: Dictionary(named, uniquingKeysWith: { $1 }))
}

extension HostilePhotographTests {
    /// Lisbon's, drawn once for all modes.
    static let photograph: [UInt8] = (try? PhotographPainter.jpeg(Destination.all[0])) ?? []
}
