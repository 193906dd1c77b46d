import Foundation
import RunningService
import ServiceStorage
import TripsServiceCore

/// A service on a port of its own while `body` runs; its folder is memory.
func withService<Result: Sendable>(
    now: @escaping @Sendable () -> Date = { Date() }, seeded: Bool = true, _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
    let store = TripsStore(database: try ServiceDatabase.trips.inMemory(), now: now)
    if seeded { try await store.seedMissing() }
    let server = TripsServer(api: TripsAPI(store: store))
    return try await withRunning({ try await server.run(port: $0, listening: $1) }) { try await body($0.appendingPathComponent("")) }
}

extension ServiceResponse {
    /// The word for programs of a refusal.
    var code: String? { error }
}

/// One request, without following redirects.
func ask(
    _ method: String, _ url: URL, _ path: String, headers: [String: String] = [:], body: String? = nil
) async throws -> ServiceResponse {
    try await ServiceCaller(url).ask(
        path, method: method, headers: headers, body: body.map { Data($0.utf8) }, type: headers["Content-Type"] ?? "text/plain")
}

let json = ["Content-Type": "application/json"]
