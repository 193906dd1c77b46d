import Foundation
import LoopbackService
import RunningService

@testable import GetawaysServiceCore

/// The service on a port of its own while `body` runs.
func withGetaways<Result: Sendable>(
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_781_074_800) },
    _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
    let api = GetawaysAPI(airports: Airports.index, now: now)
    let server = LoopbackServer(name: "GetawaysService", router: { api.router() })
    return try await withRunning(server.run, body)
}

enum Airports {
    /// The index, made once for all tests.
    // The service's own table: without it nothing here could be tested.
    static let index = try! AirportIndex()
}

func ask(_ url: URL, _ path: String, headers: [String: String] = [:], post: String? = nil) async throws -> ServiceResponse {
    try await ServiceCaller(url).ask(path, headers: headers, body: post.map { Data($0.utf8) })
}
